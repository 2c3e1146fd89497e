export const id = 465;
export const ids = [465];
export const modules = {

/***/ 5573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(1659);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/text/lib/index.js + 13 modules
var text_lib = __webpack_require__(1393);
;// CONCATENATED MODULE: ./packages/action-kit/lib/summary.js


/** What a run did and why, for the step summary. Text from outside is inert (P8). */
function summaryOf({ reason, message, trace, summary }, name) {
    const { meaning, remedy, level } = lib/* REASONS */.ez[reason];
    return [
        `## ${name}: ${meaning}`,
        '',
        `Reason [\`${reason}\`](${lib/* REASONS_PAGE */.e2}#${reason}).${level === 'done' || remedy === '' ? '' : ` **What to do:** ${remedy}`}`,
        ...(message === '' ? [] : ['', (0,text_lib/* inertInline */.Mo)(message, 2_000)]),
        ...(summary === undefined ? [] : ['', summary]),
        '',
        '<details><summary>Why: the rules and what they saw</summary>',
        '',
        ...(0,text_lib/* traceTable */.UC)(trace),
        '',
        '</details>',
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./packages/action-kit/lib/report.js




/** Outputs, summary, one sentence in the log, and the exit code. */
async function report(result, { name, redact, redactSecrets }) {
    const { reason, message, trace, success } = result;
    for (const [output, value] of Object.entries(result.outputs))
        core/* setOutput */.uH(output, redactSecrets(value));
    core/* setOutput */.uH('reason', reason);
    core/* setOutput */.uH('trace', redact(JSON.stringify(trace)));
    const { level, meaning, remedy } = lib/* REASONS */.ez[reason];
    const seen = message === '' ? '' : ` (${(0,text_lib/* capText */.yA)(message, { codePoints: 2_000 }).text})`;
    const next = level === 'done' || remedy === '' ? '' : ` What to do: ${remedy} ${lib/* REASONS_PAGE */.e2}#${reason}`;
    // A command's own escapes leave every separator but two as it is; the sentence must be harmless to any reader of lines (P7).
    const sentence = (0,text_lib/* escapeForLog */.zB)(redact(`${reason}: ${meaning}${seen}${next}`));
    // Secrets go before the text is made inert: a mask that took a closing backtick along would make the rest of the line live (P8).
    const rows = trace.map((row) => ({ ...row, seen: redact(row.seen) }));
    await writeSummary(redactSecrets(summaryOf({ ...result, message: redact(message), trace: rows }, name)));
    annotate(result.annotations ?? [], redact);
    if (!success)
        core/* setFailed */.C1(sentence);
    else if (level === 'refused')
        core/* warning */.$e(sentence);
    else
        core/* info */.pq(`${name}: ${sentence}`);
}
/** GitHub shows so many annotations of each level per step. */
const MOST_ANNOTATIONS = 10;
function annotate(annotations, redact) {
    const safe = (text) => (0,text_lib/* capText */.yA)((0,text_lib/* escapeForLog */.zB)(redact(text)), { codePoints: 1_000 }).text;
    const levels = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
    for (const [name, show] of Object.entries(levels))
        for (const { title, message, path, line } of annotations
            .filter(({ level }) => level === name)
            .slice(0, MOST_ANNOTATIONS)) {
            const place = path === undefined ? {} : { file: safe(path), ...(line === undefined ? {} : { startLine: line }) };
            show(safe(message), { title: safe(title), ...place });
        }
}
async function writeSummary(markdown) {
    try {
        await core/* summary */.z.addRaw((0,text_lib/* capText */.yA)(markdown, { bytes: lib/* MAX_SUMMARY_BYTES */.Q0 - 1_000 }).text, true).write();
    }
    catch {
        // Outside of a runner, or with a full disk, there is nowhere to write it; the log has the same sentence.
    }
}


/***/ }),

/***/ 2221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export HttpClient */
/**
 * What `@actions/core` needs for `getIDToken`, and nothing else. The original loads undici at start-up, which costs every
 * action about 37 ms of 41 for a call that most runs never make; this one opens `node:https` when it is called.
 * Kept to the same signatures, so that an update of `@actions/core` stays one pin. Test: `http-client.test.ts`.
 */
class HttpClient {
  constructor(userAgent, handlers = [], options = {}) {
    this.userAgent = userAgent;
    this.handlers = handlers;
    this.maxRetries = options.allowRetries ? (options.maxRetries ?? 1) : 0;
  }

  async getJson(url) {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#get(new URL(url)).catch((error) => {
        if (attempt >= this.maxRetries) throw error;
        return undefined;
      });
      if (response && (!RETRYABLE.has(response.statusCode) || attempt >= this.maxRetries)) return read(response);
      await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 100 * 2 ** attempt)));
    }
  }

  #get(url) {
    const headers = { accept: 'application/json', 'user-agent': this.userAgent };
    const options = { headers };
    for (const handler of this.handlers) handler.prepareRequest(options);
    // Not imported above: that alone would cost every start several milliseconds.
    const { request, Agent } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
    // The token service answers small documents; a slow or silent one is an error, not a hang.
    return new Promise((resolve, reject) => {
      const call = request(url, { headers: options.headers, agent: new Agent({ proxyEnv: process.env }) }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ statusCode: answer.statusCode, body: Buffer.concat(chunks).toString('utf8') }),
        );
        answer.on('error', reject);
      });
      call.setTimeout(30_000, () => call.destroy(new Error(`no answer from ${url.host} within 30 s`)));
      call.on('error', reject);
      call.end();
    });
  }
}

const RETRYABLE = new Set([502, 503, 504]);

function read({ statusCode, body }) {
  const result = parse(body);
  if (statusCode === 404) return { statusCode, result: null, headers: {} };
  if (statusCode > 299) {
    throw Object.assign(new Error(result?.message ?? body ?? `Failed request: (${statusCode})`), {
      statusCode,
      result,
    });
  }
  return { statusCode, result, headers: {} };
}

function parse(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}


/***/ })

};
