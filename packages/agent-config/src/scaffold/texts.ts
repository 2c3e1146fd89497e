/** The files that depend on what the repository is: settings and rules. All others are copied from the templates. */
import { quoted } from '../command-line.ts';
import type { Detected, Ecosystem } from './detect.ts';

const inFolder = ({ folder }: Ecosystem, command: string): string =>
  folder === '' ? command : `(cd ${quoted(folder)} && ${command})`;

function commands({ ecosystems }: Detected, of: 'setup' | 'build' | 'test'): readonly string[] {
  return ecosystems.flatMap((ecosystem) => {
    const command = ecosystem[of];
    return command === undefined ? [] : [inFolder(ecosystem, command)];
  });
}

/** `.github/agent-remediation.yml`: what was found, and the keys that a person will want next, each with what it does. */
export function settingsText(detected: Detected): string {
  const [setup, build, test] = (['setup', 'build', 'test'] as const).map((of) => commands(detected, of));
  const reviewers =
    detected.owners.length === 0
      ? '# reviewers: [my-org/security]'
      : `reviewers: ${JSON.stringify(detected.owners.slice(0, 15))}`;
  const found = [
    ...entry('setup', setup, (list) => list),
    ...entry('build', fitting(build), (list) => list.join(' && ')),
    ...entry('test', fitting(test), (list) => list.join(' && ')),
  ];
  // A key without anything below it would be no object.
  const hasCommands = found.some((line) => !line.startsWith('  #'));
  return `# Settings of agent-remediation. Every key: docs/settings.md of the project. Read from the default branch only.
version: 1
${reviewers}
${detected.defaultBranch === 'main' ? '' : `base-branch: ${JSON.stringify(detected.defaultBranch)}\n`}# Where the agent asks, and stops: a chat channel that is subscribed to its sessions.
# team-channel: '#security-fixes'
${hasCommands ? '' : '# '}commands:
${found.join('\n')}
# Checks of the merge commit that must succeed before an issue is closed. Without them a person decides.
# closing:
#   checks: [test]
limits:
  per-day: 10
  open: 5
`;
}

/** Characters that the settings allow for one command. */
const MAX_COMMAND = 300;

/** As many from the beginning as fit into one command; the rules file names them all. */
function fitting(list: readonly string[] = []): readonly string[] {
  return list.filter((_, index) => list.slice(0, index + 1).join(' && ').length <= MAX_COMMAND);
}

function entry(
  key: string,
  list: readonly string[] = [],
  value: (list: readonly string[]) => unknown,
): readonly string[] {
  return [
    list.length === 0 ? `  # ${key}: ${key === 'setup' ? '[…]' : '…'}` : `  ${key}: ${JSON.stringify(value(list))}`,
  ];
}

/** `AGENTS.md`: the five parts that the seed names (2.5), well below 99 lines. */
export function rulesText(detected: Detected): string {
  const say = (what: string, of: 'setup' | 'build' | 'test'): string => {
    const list = commands(detected, of);
    return list.length === 0
      ? `- ${what}: to be named here; until then stop and ask.`
      : list.map((command) => `- ${what}: \`${command}\``).join('\n');
  };
  const names = [...new Set(detected.ecosystems.map(({ name }) => name))].join(', ');
  return `# ${detected.title ?? 'This repository'}

This file is read before every session. Say here in two sentences what the project does and where the parts are.
${names === '' ? '' : `It is built with ${names}.\n`}
## Commands

${say('Set up', 'setup')}
${say('Build', 'build')}
${say('Test', 'test')}

## A security fix

- Branch \`fix/<finding-id>\`, commits \`fix(sec):\` or \`fix(deps):\`, pull request title \`fix: <one-line summary>\`.
- The description has the sections Finding, Blast radius and Verification.
- Opened as DRAFT, with the security reviewers. Never merge, approve, mark as ready or turn on auto-merge.
- The smallest safe change, with a focused regression test. No unrelated refactoring. One finding, one pull request.
- If tests fail or a guard blocks: no pull request. Stop, summarise, and tell a person.

## Do not touch

- Migrations, infrastructure code, generated code.
- Lockfiles, unless the task is a dependency bump; then only with the package manager.
- Workflows, this file, and everything below \`.agent/\`.

## Stop and ask

Before changing a public API, a database column or schema, before crossing a major version, before disabling or skipping a test.
`;
}
