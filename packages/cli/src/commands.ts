/**
 * What the command line offers: the one table from which arguments are read, and usage, help, suggestions and completion are made.
 * It imports nothing, so that none of these loads a command.
 */
export interface OptionSpec {
  /** One sentence for people. */
  readonly says: string;
  /** What stands for the value in the usage; an option with neither `value` nor `choices` is a flag. */
  readonly value?: string;
  /** Words that are allowed; the first one is meant where the option is left out, unless it is a list. */
  readonly choices?: readonly string[];
  /** Several of the choices, with commas between them. */
  readonly isList?: true;
}

export interface CommandSpec {
  readonly says: string;
  /** What stands after the options, as in the usage; empty where nothing may. */
  readonly takes: string;
  readonly least: number;
  readonly most: number;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Variables that are read, and what an exit code means beyond the rule for all. */
  readonly notes?: readonly string[];
}

const FORMAT = { says: 'For people, or for programs.', choices: ['text', 'json'] } as const;
/** As the scaffold has them: a test compares the two. */
const TRIGGERS = ['label', 'comment', 'dispatch', 'ticket', 'merge', 'reconcile', 'sweep', 'check'] as const;
const ANY = Number.POSITIVE_INFINITY;
const TOKEN = 'Token: GH_TOKEN or GITHUB_TOKEN.';

export const COMMANDS = {
  demo: {
    says: 'Plays one finding from label to closed issue; needs no account and no network.',
    takes: '',
    least: 0,
    most: 0,
    options: {},
  },
  init: {
    says: 'Sets a repository up: shows the files, and writes them with --write.',
    takes: '[FOLDER]',
    least: 0,
    most: 1,
    options: {
      write: { says: 'Writes; without it the plan is shown.' },
      remove: { says: 'Removes what init wrote and nobody changed.' },
      overwrite: { says: 'Replaces exactly these files.', value: 'PATH,…' },
      triggers: {
        says: 'Which workflows; label,merge,reconcile unless said otherwise.',
        choices: TRIGGERS,
        isList: true,
      },
      agents: {
        says: 'Whose folders get skills and hook settings; neutral unless said otherwise.',
        choices: ['neutral', 'claude-code', 'devin'],
        isList: true,
      },
      org: { says: 'Thin callers of the reusable workflows instead of whole ones.' },
      branch: { says: 'The branch that fixes start from, where it is not main.', value: 'NAME' },
      remote: {
        says: 'Also labels and rulesets on GitHub: shows what is missing, and makes it with --write.',
        value: 'OWNER/REPO',
      },
      format: FORMAT,
    },
    notes: [`${TOKEN} Read by --remote alone; to write it needs issues: write and administration: write.`],
  },
  lint: {
    says: 'Checks rules file, skills, hooks, MCP file and knowledge entries.',
    takes: '[FOLDER]',
    least: 0,
    most: 1,
    options: {
      format: { says: 'For people, programs, or code scanning.', choices: ['text', 'json', 'sarif'] },
      repository: { says: 'Also says whether knowledge entries cover this repository.', value: 'OWNER/REPO' },
      variables: { says: 'Also says which variables of the MCP file are not set here.' },
      fix: { says: 'Mends what needs no judgement, and shows each line that changed.' },
      'dry-run': { says: 'With --fix: shows the changes and writes nothing.' },
      rules: { says: 'Lists the rules, why each is one, and which of them --fix mends.' },
      'run-hooks': { says: 'Runs every hook with sample calls. Only for repositories that you trust.' },
      'start-servers': { says: 'Starts every MCP server. Only for repositories that you trust.' },
    },
  },
  doctor: {
    says: 'Looks at a repository on GitHub and says what is wrong with its set-up.',
    takes: 'OWNER/REPO',
    least: 1,
    most: 1,
    options: {
      format: FORMAT,
      folder: { says: 'Lints this clone along with it.', value: 'FOLDER' },
      live: { says: 'Proves on a branch of its own that a stale write is refused, and removes it.' },
      agent: { says: 'Asks this program on the PATH for its version.', value: 'PROGRAM' },
    },
    notes: [TOKEN, 'The session service is asked too where AGENT_API_KEY, AGENT_ORG_ID and AGENT_BASE_URL are set.'],
  },
  drift: {
    says: "Compares an organisation's repositories with the kit: missing, older, changed by hand.",
    takes: 'ORGANISATION',
    least: 1,
    most: 1,
    options: {
      format: FORMAT,
      triggers: {
        says: 'Which workflows every repository shall have; label,merge,reconcile unless said otherwise.',
        choices: TRIGGERS,
        isList: true,
      },
      pin: { says: 'The commit that all shall be pinned to; the most frequent one otherwise.', value: 'COMMIT' },
      only: { says: 'Only repositories whose name begins so.', value: 'PREFIX' },
    },
    notes: [`${TOKEN} It needs metadata: read and contents: read.`],
  },
  open: {
    says: 'Shows coverage snapshots in a browser, served on this machine only.',
    takes: 'FILE…',
    least: 1,
    most: ANY,
    options: { 'api-url': { says: 'Where GitHub’s API is, on GitHub Enterprise Server.', value: 'URL' } },
  },
  validate: {
    says: 'Checks coverage snapshots and shows each fault at its line and column.',
    takes: 'FILE…',
    least: 1,
    most: ANY,
    options: {
      coherence: { says: 'What a contradiction inside a snapshot is.', choices: ['warn', 'error', 'off'] },
      'unknown-version': { says: 'What a newer version is.', choices: ['reject', 'unknown'] },
      format: { says: 'For people, programs, or code scanning.', choices: ['text', 'json', 'sarif'] },
    },
  },
  'build-snapshot': {
    says: 'Builds a coverage snapshot from input files.',
    takes: 'FILE…',
    least: 1,
    most: ANY,
    options: {
      at: { says: 'The time of the snapshot; now unless said otherwise.', value: 'TIME' },
      out: { says: 'Where the snapshot goes; to standard output unless said otherwise.', value: 'FILE' },
      page: { says: 'Also a page with the snapshot inside.', value: 'FILE' },
      badge: { says: 'Also a badge with the score.', value: 'FILE' },
      csv: { says: 'Also a table.', value: 'FILE' },
    },
  },
  report: {
    says: 'Shows a coverage snapshot as Markdown, CSV or a badge.',
    takes: 'FILE',
    least: 1,
    most: 1,
    options: { format: { says: 'As what.', choices: ['markdown', 'comment', 'csv', 'badge'] } },
  },
  diff: {
    says: 'Shows what got better, worse, new and gone between two snapshots.',
    takes: 'BEFORE AFTER',
    least: 2,
    most: 2,
    options: {
      'max-score-fall': { says: 'Ends with 1 when a score fell by more than this, 0 to 100.', value: 'POINTS' },
      format: { says: 'For people, or for programs.', choices: ['markdown', 'json'] },
    },
  },
  forward: {
    says: 'Takes webhooks of issue trackers and hands ready tickets on; settings are variables.',
    takes: '',
    least: 0,
    most: 0,
    options: {
      host: { says: 'Address to listen on; 127.0.0.1 unless said otherwise.', value: 'HOST' },
      port: { says: 'Port to listen on; 8080 unless said otherwise, 0 for any.', value: 'PORT' },
      log: { says: 'Which deliveries are told: those that were handed on, or all.', choices: ['handed-on', 'all'] },
    },
    notes: ['Every variable: docs/forwarder.md. Output is one JSON object a line.'],
  },
  dispatch: {
    says: 'Sends the findings of a scanner to GitHub as security-finding events.',
    takes: 'FILE',
    least: 1,
    most: 1,
    options: {
      repository: { says: 'Where to; needed.', value: 'OWNER/REPO' },
      limit: { says: 'Findings of one call, 1 to 100; 5 unless said otherwise.', value: 'COUNT' },
      skip: { says: 'Findings that an earlier call has sent.', value: 'COUNT' },
    },
    notes: [`${TOKEN} It needs contents: write. AGENT_REMEDIATION_HALT stops it.`],
  },
  completion: {
    says: 'Prints a script that completes this command line in a shell.',
    takes: 'bash|zsh|fish',
    least: 1,
    most: 1,
    options: {},
    notes: [
      'bash: source <(agent-remediation completion bash)',
      'zsh:  source <(agent-remediation completion zsh)',
      'fish: agent-remediation completion fish | source',
    ],
  },
  help: {
    says: 'Shows this text, or what one command takes.',
    takes: '[COMMAND]',
    least: 0,
    most: 1,
    options: {},
  },
} as const satisfies Readonly<Record<string, CommandSpec>>;

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** The table without its literal types: for all who go through it. */
export const specOf = (name: CommandName): CommandSpec => COMMANDS[name];

/** `--format text|json`. */
export function optionUsage(name: string, { value, choices, isList }: OptionSpec): string {
  const stands = value ?? choices?.join(isList === true ? ',' : '|');
  return stands === undefined ? `--${name}` : `--${name} ${stands}`;
}

/** A command that can speak to programs takes `--json` for `--format json`. */
export function takesJson(name: CommandName): boolean {
  return specOf(name).options['format']?.choices?.includes('json') === true;
}
