import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { settingsLine } from '@agent-remediation/guardrails';

export type Files = Readonly<Record<string, string | null>>;

const hook = settingsLine('no-dangerous-shell');

/** A repository with nothing to complain about; a case changes one thing. */
export const GOOD: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ scripts: { build: 'tsc', test: 'jest' } }),
  'AGENTS.md': `# Shop

A web shop: the server in src/, the pages in web/. It talks to the payment service.

## Commands

- Build: \`npm run build\`
- Test: \`npm test\`

## A fix

Branch \`fix/<finding-id>\`, commits \`fix(sec):\` or \`fix(deps):\`, one DRAFT pull request. Never merge.

## Do not touch

Migrations, infrastructure code, generated code; lockfiles unless the task is a dependency bump.

## Stop and ask

Before changing a public API or a database column.
`,
  '.agent/skills/remediate-cve/SKILL.md': `---
name: remediate-cve
description: Fixes a vulnerable dependency. Use when the task names a CVE, an advisory or a package with a fixed version.
---

# Fix a vulnerable dependency

## When to use

The finding is a vulnerable package.

## Workflow

1. Read the advisory: write down the package, the affected range and the fixed version.
2. Find how the package enters the dependency tree.
3. Create the branch.
4. Upgrade the smallest thing that fixes the finding.
5. Regenerate the lockfile with the package manager.
6. Run the tests.
7. If they pass, open a draft pull request; otherwise stop and summarise.

## Output

One draft pull request, or a summary.

## Never

- Cross a major version without saying in the body that a major bump is required.
- Disable a test to get CI green.
- Commit a lockfile without running the package manager.
`,
  '.agent/skills/triage-finding/SKILL.md': `---
name: triage-finding
description: Decides whether a scanner's report is real. Use when a finding is unclear or not yet reproduced.
---

## When to use

A report without proof.

## Workflow

1. Reproduce it.

## Output

A verdict.

## Never

- Change code.
`,
  '.agent/settings.json': JSON.stringify(
    { hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: hook }] }] } },
    null,
    2,
  ),
  '.agent/hooks/no-dangerous-shell.cjs': '',
  '.mcp.json': JSON.stringify(
    {
      mcpServers: {
        scanner: {
          command: 'npx',
          args: ['-y', 'scanner-mcp@1.2.3', '--read-only'],
          env: { SCANNER_TOKEN: '${env:SCANNER_TOKEN}' },
        },
      },
    },
    null,
    2,
  ),
  '.agent/knowledge/remediation-runbook.md': `---
title: Remediation runbook
tags: [remediation, security]
repos: ['*']
---

Branch \`fix/<finding-id>\`; commits \`fix(sec):\` and \`fix(deps):\`; title \`fix: <one-line summary>\`. The description has the finding ID, the blast radius
and the verification steps. Pull requests are opened as DRAFT, the security reviewers team reviews. Never merge.

Ecosystem: use the package manager of the repository.
`,
  '.github/agent-remediation.yml': 'version: 1\ncommands:\n  setup: [npm ci]\n  test: npm test\n',
};

/** Writes files below a fresh folder; `null` leaves one of `GOOD` out, a text `-> target` makes a link, `+x` in front an executable. */
export function repository(
  changes: Files,
  base: Files = GOOD,
): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'agent-config-'));
  for (const [path, text] of Object.entries({ ...base, ...changes })) {
    if (text === null) continue;
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), full);
    else {
      writeFileSync(full, text.replace(/^\+x/, ''));
      if (text.startsWith('+x')) chmodSync(full, 0o755);
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
