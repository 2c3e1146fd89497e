/** What is promised, the figures that show it, and the tests that hold it. */
export interface OurPromise {
  readonly id: string;
  readonly says: string;
  readonly bars: readonly Bar[];
  /** Paths of test files, as jest takes them: all of their tests. */
  readonly tests: readonly string[];
  /** Files that hold several promises: of these only the tests whose names say this one's id, so that nothing runs twice. */
  readonly shared?: readonly string[];
}

/** One figure that tests report by `measured`, and what it has to be. Without a bound it is told and not judged. */
export interface Bar {
  readonly what: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly unit?: 'ms' | 's' | 'kB' | 'MB' | '%';
  /** Of several reports; without it they are counts and are added up. */
  readonly take?: 'least' | 'most';
  /** What gives the figure, where it is not the tests. */
  readonly by?: string;
}

const TEXT = 'test/acceptance/promises-text';
const AUTHORITY = 'test/acceptance/promises-authority';
const KEY = 'test/acceptance/promises-key';
const BRIEF = 'packages/remediation/src/brief';
const MODEL = 'packages/remediation/src/model';
const VALIDATE = 'test/acceptance/snapshot-validate';
const MUTATION = 'npm run test:mutation';

const LIST = [
  {
    id: 'P1',
    says: 'Untrusted text changes the data block and the title, and nothing else',
    bars: [
      { what: 'violations', atMost: 0 },
      { what: 'texts in requests', atLeast: 100_000 },
      { what: 'pairs of texts in the fence', atLeast: 100_000 },
    ],
    tests: ['packages/text/src/fence'],
    shared: [BRIEF, TEXT],
  },
  {
    id: 'P2',
    says: 'No invisible text reaches the prompt',
    bars: [
      { what: 'survive', atMost: 0 },
      { what: 'code points', atLeast: 4_236 },
      { what: 'for 1 MB', unit: 'ms', atMost: 100, take: 'most' },
    ],
    tests: ['packages/text/src/clean'],
    shared: [BRIEF, TEXT],
  },
  {
    id: 'P3',
    says: 'The event’s own copy counts; an edit by an outsider stops the run',
    bars: [
      { what: 'timings × authors', atLeast: 30 },
      { what: 'wrong', atMost: 0 },
      { what: 'of these cases through the action' },
    ],
    tests: ['packages/remediation/src/trust/edits'],
    shared: [AUTHORITY],
  },
  {
    id: 'P4',
    says: 'Who may start work is looked up, and a failed look-up refuses',
    bars: [{ what: 'cells', atLeast: 120 }, { what: 'wrong', atMost: 0 }, { what: 'cells through the action' }],
    tests: ['packages/remediation/src/trust/authorise'],
    shared: [AUTHORITY],
  },
  {
    id: 'P5',
    says: 'The key reaches no other host',
    bars: [
      { what: 'hostile addresses', atLeast: 150 },
      { what: 'requests elsewhere', atMost: 0 },
      { what: 'addresses through the action' },
    ],
    tests: ['packages/session-api/src/key-stays-home'],
    shared: [KEY],
  },
  {
    id: 'P6',
    says: 'A secret appears in no output, in no encoding',
    bars: [
      { what: 'failing runs', atLeast: 300 },
      { what: 'hits', atMost: 0 },
    ],
    tests: ['packages/text/src/redact'],
    shared: [KEY],
  },
  {
    id: 'P7',
    says: 'Text cannot become a workflow command',
    bars: [
      { what: 'texts', atLeast: 10_000 },
      { what: 'commands that nobody declared', atMost: 0 },
      { what: 'runs of the action' },
    ],
    tests: ['packages/text/src/workflow-command'],
    shared: [TEXT],
  },
  {
    id: 'P8',
    says: 'Comments and summaries carry nothing live from untrusted text',
    bars: [
      { what: 'came alive', atMost: 0 },
      { what: 'texts', atLeast: 10_000 },
      { what: 'comments and summaries of the action' },
    ],
    tests: ['packages/text/src/markdown'],
    shared: [TEXT],
  },
  {
    id: 'P9',
    says: 'Bombs end cleanly',
    bars: [
      { what: 'bombs' },
      { what: 'for the slowest', unit: 's', atMost: 2, take: 'most' },
      { what: 'for the largest', unit: 'MB', atMost: 512, take: 'most' },
      { what: 'for 100,000 unique texts', unit: 'ms', atMost: 500, take: 'most' },
      { what: 'inputs into readers of outside data' },
    ],
    tests: ['packages/snapshot/src/read', 'test/fuzz'],
    shared: ['packages/session-api/src/client', VALIDATE],
  },
  {
    id: 'P10',
    says: 'Path inputs never leave the workspace',
    bars: [{ what: 'escapes', atMost: 0 }, { what: 'paths that try' }],
    tests: ['packages/snapshot/src/files'],
    shared: [VALIDATE, 'test/acceptance/snapshot-build'],
  },
  {
    id: 'P11',
    says: 'A guard hook never fails open',
    bars: [
      { what: 'faults', atLeast: 40, take: 'most' },
      { what: 'runs that were not blocked', atMost: 0 },
      { what: 'runs' },
    ],
    tests: ['test/guardrails/faults'],
  },
  {
    id: 'P12',
    says: 'The shell guard sees what bash would run',
    bars: [
      { what: 'programs', atLeast: 10_000 },
      { what: 'commands unseen', atMost: 0 },
      { what: 'false alarms', unit: '%', atMost: 1, take: 'most' },
      { what: 'commands that bash ran' },
    ],
    tests: ['test/guardrails/oracle', 'test/guardrails/corpora', 'packages/guardrails/src/hooks'],
  },
  {
    id: 'P13',
    says: 'A hook costs little',
    bars: [
      { what: 'over an empty process (p95, worst hook)', unit: 'ms', atMost: 25, take: 'most' },
      { what: 'for a command of 1 MB', unit: 'ms', atMost: 1_000, take: 'most' },
      { what: 'in the largest bundle', unit: 'kB', atMost: 300, take: 'most' },
      { what: 'until what never ends is blocked', unit: 's', atMost: 2.5, take: 'most' },
    ],
    tests: ['test/guardrails/speed'],
    shared: ['test/guardrails/settings'],
  },
  {
    id: 'P14',
    says: 'Workflows, templates and documentation are clean',
    bars: [
      { what: 'breaches of our rules', atMost: 0 },
      { what: 'findings of actionlint and zizmor', atMost: 0 },
      { what: 'exceptions with a reason' },
      { what: 'workflows and templates' },
    ],
    tests: ['test/workflows', 'test/docs'],
  },
  {
    id: 'P15',
    says: 'At most one session per finding, generation and attempt; every unknown is shown',
    bars: [
      { what: 'crash points', atLeast: 1_000 },
      { what: 'runs of the model by chance', atLeast: 10_000 },
      { what: 'duplicates or losses', atMost: 0 },
      { what: 'runs of the model in every order' },
      { what: 'runs of the action killed' },
    ],
    tests: ['packages/remediation/src/ledger', 'test/acceptance/create-session'],
    shared: [MODEL],
  },
  {
    id: 'P16',
    says: 'Retries only where the request certainly did not run',
    bars: [
      { what: 'cells', atLeast: 150 },
      { what: 'requests repeated that may have run', atMost: 0 },
      { what: 'over their time', atMost: 0 },
      { what: 'cells through the actions', atLeast: 2_000 },
      { what: 'of these cells wrong', atMost: 0 },
    ],
    tests: ['packages/http', 'test/acceptance/faults'],
  },
  {
    id: 'P17',
    says: 'A sweep creates at most 5 sessions',
    bars: [
      { what: 'sessions by one sweep', atMost: 5, take: 'most' },
      { what: 'open findings before the largest sweep', atLeast: 100_000, take: 'most' },
      { what: 'sweeps killed' },
    ],
    tests: ['test/acceptance/scheduled-sweep'],
  },
  {
    id: 'P18',
    says: 'The tests would notice: broken variants of the protocol and of the code are caught',
    bars: [
      { what: 'broken variants of the protocol', atLeast: 12 },
      { what: 'of them not caught', atMost: 0 },
      { what: 'of the mutants caught, in the worst area', unit: '%', atLeast: 90, take: 'least', by: MUTATION },
      { what: 'areas', atLeast: 9, by: MUTATION },
      { what: 'mutants', by: MUTATION },
    ],
    tests: [],
    shared: [MODEL],
  },
  {
    id: 'P19',
    says: 'The forwarder verifies before it parses',
    bars: [
      { what: 'forged deliveries on each runtime', atLeast: 60, take: 'least' },
      { what: 'parsed or passed on', atMost: 0 },
      { what: 'requests upstream for one delivery sent 100 times', atMost: 1, take: 'most' },
      { what: 'deliveries at full speed' },
    ],
    tests: ['test/forwarder'],
  },
  {
    id: 'P20',
    says: 'Only the right issue is closed',
    bars: [{ what: 'bodies', atLeast: 60 }, { what: 'wrong', atMost: 0 }, { what: 'bodies through the whole closing' }],
    tests: ['packages/text/src/references', 'test/acceptance/close-on-merge'],
  },
  {
    id: 'P21',
    says: 'The secret guard finds secrets, stays quiet otherwise, and prints none',
    bars: [
      { what: 'of the samples found', unit: '%', atLeast: 97, take: 'least' },
      { what: 'samples' },
      { what: 'blocks', atMost: 0 },
      { what: 'ordinary files', atLeast: 600 },
    ],
    tests: ['test/guardrails/secrets'],
  },
  {
    id: 'P22',
    says: 'Least power in every request and every brief',
    bars: [
      { what: 'requests or briefs with more', atMost: 0 },
      { what: 'recorded requests', atLeast: 10 },
      { what: 'briefs', atLeast: 20 },
    ],
    tests: ['test/conformance/create-session'],
    shared: [BRIEF],
  },
] as const satisfies readonly OurPromise[];

export type PromiseId = (typeof LIST)[number]['id'];
/** The names of a promise's figures. */
export type What<Id extends PromiseId> = Extract<(typeof LIST)[number], { readonly id: Id }>['bars'][number]['what'];

export const PROMISES: readonly (OurPromise & { readonly id: PromiseId })[] = LIST;
