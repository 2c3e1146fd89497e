import type { FindingKind } from '@agent-remediation/conventions';

/** The task part of a brief, per kind of finding (D10). Settings may replace each; the conventions are appended either way. */
export const TEMPLATES: Readonly<Record<FindingKind, string>> = {
  dependency: `Remove one vulnerable dependency from this repository.

1. Read the advisory in the data block. Note the affected package, the affected range and the fixed version.
2. Find how the package enters the dependency tree (direct, or through which parent).
3. Upgrade the smallest thing that fixes the finding: bump a direct dependency in its manifest; give a transitive one a lockfile
   override or resolution.
4. Regenerate the lockfile with the repository's own package manager. Never edit it by hand.
5. Run the tests. If the fixed version needs a major upgrade, stop and ask first, and say in the description that a major bump is needed.`,
  code: `Fix one weakness in the code of this repository.

1. Reproduce it first: write a test that fails because of the weakness, or show why it cannot be reached.
2. Fix the cause with the smallest safe change, where the data enters rather than at one of many places where it is used.
3. Keep the test as a regression test and run the whole suite.`,
  secret: `Take one secret out of this repository.

1. Never print, log, copy or quote the secret: not in a commit, a test, a description or a message.
2. Replace its use by the repository's own way of reading configuration (an environment variable or a secret store).
3. Do not rewrite history. Say in the description that a person has to revoke the secret at its issuer: removing it from the code does
   not make it safe.`,
  container: `Move one container image of this repository to a base that no longer has the vulnerability.

1. Find every place that names the image.
2. Choose the smallest step: the next patch release of the same line, pinned as the repository pins it today.
3. Build the image if the repository has a command for it, and run the tests.`,
  generic: `Remediate one security finding in this repository.

1. Reproduce it first, or show why it cannot be reached.
2. Make the smallest safe change that removes it, with a focused regression test.
3. Run the whole test suite.`,
};
