/*
 * Credentials that can be known by their form, in texts that come from outside: nobody told us their values. Each expression begins with
 * a fixed word and goes on over one class of characters, so a text is read once; the look-behind keeps a long run from starting anew at
 * each of its characters.
 */

const MASK = '***';

type Form = { readonly pattern: RegExp; readonly shown: string };

const whole = (pattern: RegExp): Form => ({ pattern, shown: MASK });

const FORMS: readonly Form[] = [
  // GitHub: ghs_ tokens are JWTs of about 520 characters since 2026, so the length is open and dots belong to them.
  whole(/(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)[\w.-]{16,}/gu),
  // Session API: current and legacy keys.
  whole(/(?<![A-Za-z0-9])(?:cog|apk)_[\w=-]{8,}/gu),
  whole(/(?<![A-Za-z0-9])(?:xox[a-z]|xapp)-[\w-]{8,}/gu),
  whole(/(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])/gu),
  whole(/(?<![A-Za-z0-9])(?:glpat-|npm_|sk_live_|rk_live_|sk-|AIza|lin_api_)[\w-]{16,}/gu),
  // JSON Web Tokens: a header and a payload that both begin with {" in base64.
  whole(/(?<![\w.-])eyJ[\w-]{8,}\.eyJ[\w-]{4,}(?:\.[\w-]*)*/gu),
  // The value of an Authorization header to the end of its line or quotation.
  { pattern: /(authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?)[^\s"'\\][^\r\n"'\\]*/giu, shown: `$1${MASK}` },
  { pattern: /(?<![A-Za-z0-9])(bearer[ \t]{1,8})[\w.~+/=-]{16,}/giu, shown: `$1${MASK}` },
  // A password in a URL.
  { pattern: /(:\/\/)[^\s/:@"'<>]{0,256}:[^\s/@"'<>]{1,1024}@/gu, shown: `$1${MASK}@` },
];

const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;

/** A private key from its first line to its last, or to the end of the text where the last is missing. */
function hideKeys(text: string): string {
  const kept: string[] = [];
  let end = 0;
  KEY_BEGIN.lastIndex = 0;
  for (let begin = KEY_BEGIN.exec(text); begin !== null; begin = KEY_BEGIN.exec(text)) {
    kept.push(text.slice(end, begin.index), MASK);
    KEY_END.lastIndex = KEY_BEGIN.lastIndex;
    end = KEY_END.test(text) ? KEY_END.lastIndex : text.length;
    KEY_BEGIN.lastIndex = end;
  }
  kept.push(text.slice(end));
  return kept.join('');
}

/** Hides what has the form of a well-known credential. It knows forms, not values: `createRedactor` hides what we hold ourselves (P6). */
export function redactTokens(text: string): string {
  let shown = hideKeys(text);
  for (const form of FORMS) shown = shown.replace(form.pattern, form.shown);
  return shown;
}

/** Whether something in the text has the form of a well-known credential. */
export function looksLikeToken(text: string): boolean {
  return redactTokens(text) !== text;
}
