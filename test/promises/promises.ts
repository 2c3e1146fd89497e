/** What is promised, the figure that shows it, and the tests that hold it. */
interface OurPromise {
  readonly id: string;
  readonly says: string;
  readonly figure: string;
  /** Paths of test files, as jest takes them. */
  readonly tests: readonly string[];
}

export const PROMISES: readonly OurPromise[] = [
  {
    id: 'P1',
    says: 'Untrusted text changes the data block and the title, and nothing else',
    figure: '0 violations in 100,000 texts',
    tests: ['packages/remediation/src/brief', 'packages/text/src/fence', 'test/acceptance/promises-text'],
  },
  {
    id: 'P2',
    says: 'No invisible text reaches the prompt',
    figure: '0 of 4,236 code points',
    tests: ['packages/text/src/clean', 'test/acceptance/promises-text'],
  },
  {
    id: 'P3',
    says: 'The event’s own copy counts; an edit by an outsider stops the run',
    figure: '30 timings × authors',
    tests: ['packages/remediation/src/trust/edits', 'test/acceptance/promises-authority'],
  },
  {
    id: 'P4',
    says: 'Who may start work is looked up, and a failed look-up refuses',
    figure: '≥ 120 cells, 0 wrong',
    tests: ['packages/remediation/src/trust/authorise', 'test/acceptance/promises-authority'],
  },
  {
    id: 'P5',
    says: 'The key reaches no other host',
    figure: '150 hostile addresses, 0 requests elsewhere',
    tests: ['packages/session-api/src/key-stays-home', 'test/acceptance/promises-key'],
  },
  {
    id: 'P6',
    says: 'A secret appears in no output, in no encoding',
    figure: '≥ 300 failing runs, 0 hits',
    tests: ['packages/text/src/redact', 'test/acceptance/promises-key'],
  },
  {
    id: 'P7',
    says: 'Text cannot become a workflow command',
    figure: '10,000 texts, only the declared commands',
    tests: ['packages/text/src/workflow-command', 'test/acceptance/promises-text'],
  },
  {
    id: 'P8',
    says: 'Comments and summaries carry nothing live from untrusted text',
    figure: '0',
    tests: ['packages/text/src/markdown', 'test/acceptance/promises-text'],
  },
  {
    id: 'P9',
    says: 'Bombs end cleanly',
    figure: '50 MB, 1,000,000 deep, duplicates, aliases',
    tests: [
      'packages/snapshot/src/read',
      'packages/session-api/src/client',
      'test/acceptance/snapshot-validate',
      'test/fuzz',
    ],
  },
  {
    id: 'P10',
    says: 'Path inputs never leave the workspace',
    figure: '0 escapes',
    tests: ['packages/snapshot/src/files', 'test/acceptance/snapshot'],
  },
  {
    id: 'P11',
    says: 'A guard hook never fails open',
    figure: '≥ 40 faults, all end as a block',
    tests: ['test/guardrails/faults'],
  },
  {
    id: 'P12',
    says: 'The shell guard sees what bash would run',
    figure: '10,000 programs, 0 unseen; ≤ 1 % false alarms',
    tests: ['test/guardrails/oracle', 'test/guardrails/corpora', 'packages/guardrails/src/hooks'],
  },
  {
    id: 'P13',
    says: 'A hook costs little',
    figure: '≤ 25 ms (p95), ≤ 300 kB, 2 s deadline',
    tests: ['test/guardrails/speed'],
  },
  {
    id: 'P14',
    says: 'Workflows, templates and documentation are clean',
    figure: '0 findings beyond listed exceptions',
    tests: ['test/workflows', 'test/docs'],
  },
  {
    id: 'P15',
    says: 'At most one session per finding, generation and attempt; every unknown is shown',
    figure: '≥ 1,000 crash points, 10,000 runs, 0 duplicates, 0 lost',
    tests: ['packages/remediation/src/model', 'packages/remediation/src/ledger', 'test/acceptance/create-session'],
  },
  {
    id: 'P16',
    says: 'Retries only where the request certainly did not run',
    figure: '≥ 150 cells, 0 repeated; ≥ 2,000 cells through the bundles, each ending named',
    tests: ['packages/http', 'test/acceptance/faults'],
  },
  {
    id: 'P17',
    says: 'A sweep creates at most 5 sessions',
    figure: '0..100,000 findings, always ≤ 5',
    tests: ['test/acceptance/scheduled-sweep'],
  },
  {
    id: 'P18',
    says: 'The tests would notice: broken variants of the protocol are caught',
    figure: '≥ 12 variants, all caught',
    tests: ['packages/remediation/src/model'],
  },
  {
    id: 'P19',
    says: 'The forwarder verifies before it parses',
    figure: '≥ 60 forged deliveries, 0 parsed',
    tests: ['test/forwarder'],
  },
  {
    id: 'P20',
    says: 'Only the right issue is closed',
    figure: '≥ 60 bodies, 0 wrong',
    tests: ['packages/text/src/references', 'test/acceptance/close-on-merge'],
  },
  {
    id: 'P21',
    says: 'The secret guard finds secrets, stays quiet otherwise, and prints none',
    figure: '≥ 97 % of samples; 0 blocks on 600 files',
    tests: ['test/guardrails/secrets'],
  },
  {
    id: 'P22',
    says: 'Least power in every request and every brief',
    figure: 'every recorded request',
    tests: ['packages/remediation/src/brief', 'test/conformance/create-session'],
  },
];
