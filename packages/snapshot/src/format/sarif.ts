/** The verdicts as SARIF 2.1.0, for code scanning. Columns are UTF-16 code units, as this package counts them. */
import { RULES } from '../cohere/catalogue.ts';
import { FAULT_CODES, type Fault } from '../faults.ts';
import { printable } from '../validate/quote.ts';
import { sentence } from './sentence.ts';
import type { Verdict } from '../validate/verdict.ts';

const TOOL = 'agent-remediation validate-snapshot';

export function sarif(verdicts: readonly Verdict[]): string {
  const rules = [
    ...Object.entries(FAULT_CODES).map(([id, text]) => ({ id, shortDescription: { text } })),
    ...RULES.map(({ id, sentence: text }) => ({ id: `coherence/${id}`, shortDescription: { text } })),
  ];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: TOOL, rules } },
        columnKind: 'utf16CodeUnits',
        results: verdicts.flatMap((verdict) => verdict.faults.map((fault) => resultOf(verdict.file, fault))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Names of fields come from the document: no invisible characters, and no link, which a message of SARIF may hold (3.11.6; P8). */
function inert(text: string): string {
  return printable(text).replaceAll('](', String.raw`]\u0028`);
}

function resultOf(file: string, fault: Fault) {
  const region = { startLine: fault.position?.line ?? 1, startColumn: fault.position?.column ?? 1 };
  const uri = file.split('/').map(encodeURIComponent).join('/');
  return {
    ruleId: fault.rule === undefined ? fault.code : `coherence/${fault.rule}`,
    level: fault.severity,
    message: { text: inert(sentence(fault)) },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
  };
}
