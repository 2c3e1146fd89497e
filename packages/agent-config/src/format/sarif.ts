import { PROJECT } from '@agent-remediation/conventions/core';
import { RULES } from '../catalogue.ts';
import type { Problem } from '../problem.ts';

/** SARIF 2.1.0, for code scanning and editors. */
export function sarif(problems: readonly Problem[]): string {
  const ids = [...new Set(problems.map(({ rule }) => rule))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'agent-remediation lint',
            informationUri: `https://github.com/${PROJECT}`,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: RULES[id].why },
              defaultConfiguration: { level: RULES[id].level },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map(({ rule, level, file, line, column, message, fix }) => ({
          ruleId: rule,
          ruleIndex: ids.indexOf(rule),
          level,
          message: { text: `${message} ${fix}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Relative to the repository. Half of a character, which some file systems allow in a name, is none in a URI. */
function uriOf(file: string): string {
  return file.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
