import type { AlertList, Analysis, CodeScanningAlert, DependabotAlert, SecretAlert } from '../state/alerts.ts';
import type { Repository } from '../state/model.ts';
import { nextId, timestamp } from '../state/world.ts';
import type { World } from '../state/world.ts';

type Fields<Alert> = Partial<Omit<Alert, 'number'>>;

/** What scanners and people do with one kind of alert. Adding one switches the feature on. */
export interface AlertActions<Alert> {
  /** Switches the feature on, without any alert. */
  enable(): void;
  disable(): void;
  add(fields?: Fields<Alert>): Alert;
  /** So many more, each made from its number when it is looked at: a million cost nothing until then. */
  addMany(count: number, make?: (number: number) => Fields<Alert>): void;
  /** `change(3, { state: 'fixed' })`; the time of the change is now. */
  change(number: number, fields: Fields<Alert>): Alert;
  get(number: number): Alert | undefined;
}

export interface RepositoryAlerts {
  readonly codeScanning: AlertActions<CodeScanningAlert>;
  readonly dependabot: AlertActions<DependabotAlert>;
  readonly secretScanning: AlertActions<SecretAlert>;
  /** A finished upload of a code scanning tool, by default of the default branch's newest commit and without an error. */
  addAnalysis(analysis?: Partial<Omit<Analysis, 'id'>>): Analysis;
}

export function repositoryAlerts(world: World, repository: Repository): RepositoryAlerts {
  const { alerts } = repository;
  return {
    codeScanning: actions(world, alerts.codeScanning),
    dependabot: actions(world, alerts.dependabot),
    secretScanning: actions(world, alerts.secretScanning),
    addAnalysis(fields = {}) {
      alerts.codeScanning.enabled = true;
      const analysis: Analysis = {
        id: nextId(world),
        ref: `refs/heads/${repository.defaultBranch}`,
        commit: 'a'.repeat(40),
        category: '/language:javascript',
        tool: 'CodeQL',
        error: '',
        warning: '',
        createdAt: timestamp(world),
        results: alerts.codeScanning.size,
        rules: 50,
        ...fields,
      };
      alerts.analyses.push(analysis);
      return analysis;
    },
  };
}

function actions<Alert extends CodeScanningAlert | DependabotAlert | SecretAlert>(
  world: World,
  list: AlertList<Alert>,
): AlertActions<Alert> {
  return {
    enable: () => void (list.enabled = true),
    disable: () => void (list.enabled = false),
    add: (fields = {}) => list.add(Object.assign({ createdAt: timestamp(world), updatedAt: timestamp(world) }, fields)),
    addMany: (count, make = () => ({})) => list.addMany(count, make),
    change(number, fields) {
      const now = timestamp(world);
      const ended = 'state' in fields && fields.state !== 'open' ? { endedAt: now } : {};
      return list.change(number, Object.assign({ updatedAt: now }, ended, fields));
    },
    get: (number) => list.get(number),
  };
}
