import type { Inputs } from '@agent-remediation/action-kit';

export interface Settings {
  readonly files: readonly string[];
  readonly repositories: readonly string[];
  readonly organisation: string | undefined;
  readonly sarifFiles: readonly string[];
  readonly sarifAsset: string;
  readonly caseLabels: readonly string[] | undefined;
  readonly ledgerRepository: string | undefined;
  readonly withArchived: boolean;
  readonly ungrouped: 'repository' | 'none';
  readonly output: string;
  /** `undefined`: no page is written. */
  readonly pageFile: string | undefined;
  readonly badgeFile: string | undefined;
  readonly csvFile: string | undefined;
  readonly last: string | undefined;
  readonly maxScoreFall: number | undefined;
  readonly dryRun: boolean;
}

const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;

/** Every fault of the inputs at once. */
export function readInputs(inputs: Inputs): Settings {
  const pageFile = inputs.text('page-file') ?? 'coverage/index.html';
  const settings: Settings = {
    files: inputs.lines('files') ?? [],
    repositories: inputs.lines('repositories') ?? [],
    organisation: inputs.text('organisation'),
    sarifFiles: inputs.lines('sarif-files') ?? [],
    sarifAsset: inputs.text('sarif-asset') ?? '',
    caseLabels: inputs.lines('case-labels'),
    ledgerRepository: inputs.text('ledger-repository'),
    withArchived: inputs.flag('with-archived'),
    ungrouped: inputs.choice('ungrouped', ['repository', 'none']) ?? 'repository',
    output: inputs.text('output') ?? 'coverage/snapshot.json',
    pageFile: pageFile === 'none' ? undefined : pageFile,
    badgeFile: inputs.text('badge-file'),
    csvFile: inputs.text('csv-file'),
    last: inputs.text('last'),
    maxScoreFall: inputs.integer('max-score-fall', 0, 100),
    dryRun: inputs.flag('dry-run'),
  };
  const { files, repositories, organisation, ledgerRepository } = settings;
  if (files.length + repositories.length === 0 && organisation === undefined)
    inputs.fault('one of the inputs `files`, `repositories` and `organisation` is needed');
  if (repositories.some((name) => !REPOSITORY.test(name)))
    inputs.fault('input `repositories`: each line is `owner/name`');
  if (ledgerRepository !== undefined && !REPOSITORY.test(ledgerRepository))
    inputs.fault('input `ledger-repository`: one `owner/name`');
  if (organisation !== undefined && !/^[A-Za-z0-9-]{1,100}$/.test(organisation))
    inputs.fault('input `organisation`: the login of one organisation');
  inputs.check();
  return settings;
}
