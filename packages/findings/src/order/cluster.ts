/** Several findings that one change fixes can be one finding (opt-in: one finding is one pull request, seed 8). */
import { SEVERITIES, type Signals, type SourcedFinding } from '../finding.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';

export interface ClusterRules {
  /** Dependency findings of one package in one manifest. */
  readonly package?: boolean;
  /** Code findings of one rule in one file. */
  readonly ruleAndFile?: boolean;
}

/** Members of one cluster; more make another one. A reviewer has to check each of them. */
export const MAX_MEMBERS = 50;

/**
 * Each cluster takes the id of its gravest, then oldest member, so that switching clusters on or off invents no id and orphans no claim; the
 * members stay findings of their own, to be claimed and verified one by one (D2). Keeps the order of the first members.
 */
export function cluster(findings: readonly SourcedFinding[], rules: ClusterRules): readonly SourcedFinding[] {
  const groups = new Map<string, SourcedFinding[]>();
  const order: SourcedFinding[][] = [];
  for (const finding of findings) {
    const key = keyOf(finding, rules);
    const open = key === undefined ? undefined : groups.get(key);
    if (open !== undefined && open.length < MAX_MEMBERS) {
      open.push(finding);
      continue;
    }
    const group = [finding];
    order.push(group);
    if (key !== undefined) groups.set(key, group);
  }
  return order.map(clustered);
}

function keyOf(finding: SourcedFinding, rules: ClusterRules): string | undefined {
  const { repository, package: affected, rule, place, kind } = finding;
  if (rules.package === true && affected !== undefined)
    return JSON.stringify([repository.id, 'package', affected.ecosystem, affected.name, affected.manifest]);
  if (rules.ruleAndFile === true && kind === 'code' && rule !== undefined && place !== undefined)
    return JSON.stringify([repository.id, 'rule', rule.tool, rule.id, place.path]);
  return undefined;
}

function clustered(group: readonly SourcedFinding[]): SourcedFinding {
  const members = [...group].sort(
    (a, b) => gravity(a) - gravity(b) || age(a) - age(b) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  const [head] = members;
  if (head === undefined) throw new RangeError('a cluster without a finding');
  if (members.length === 1) return head;
  const fix = fixOf(members);
  const artifacts = artifactsOf(members.flatMap((member) => member.artifacts ?? []));
  return {
    ...head,
    title: titleOf(`${members.length} findings, one change: ${subjectOf(head)}`),
    explanation: explanationOf(listOf(members), head.explanation),
    location: attribute([...new Set(members.flatMap(({ location }) => location ?? []))].join(', ')) ?? subjectOf(head),
    ...(fix === undefined ? {} : { suggestedFix: fix }),
    ...(artifacts === undefined ? {} : { artifacts }),
    signals: signalsOf(members),
    members,
  };
}

function gravity({ severity }: SourcedFinding): number {
  return severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
}

function age({ openedAt }: SourcedFinding): number {
  return openedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function subjectOf({ package: affected, rule, place, title }: SourcedFinding): string {
  if (affected !== undefined) return `${affected.name} in ${affected.manifest}`;
  return place === undefined ? title : `${rule?.id ?? title} in ${place.path}`;
}

/** Every member is named in the brief: the pull request has to fix all of them. */
function listOf(members: readonly SourcedFinding[]): string {
  const lines = members.map(({ id, severity, title, location }) => {
    const where = location === undefined ? '' : `, ${location}`;
    return `- ${id} (${severity ?? 'no severity stated'}): ${title}${where}`;
  });
  return `All of these are to be fixed by one change:\n${lines.join('\n')}`;
}

function fixOf(members: readonly SourcedFinding[]): string | undefined {
  const [head] = members;
  if (head?.package === undefined) return head?.suggestedFix;
  const fixed = [...new Set(members.flatMap((member) => member.package?.fixed ?? []))];
  if (fixed.length === 0) return undefined;
  // Versions are not compared: each ecosystem orders them by rules of its own.
  const goal = fixed.length === 1 ? `${fixed[0]} or later` : `a version that is at least each of ${fixed.join(', ')}`;
  const open = members.filter((member) => member.package?.fixed === undefined).map(({ id }) => id);
  const rest = open.length === 0 ? '' : ` There is no fixed version yet for ${open.join(', ')}.`;
  return attribute(`Update ${head.package.name} to ${goal}.${rest}`);
}

function signalsOf(members: readonly SourcedFinding[]): Signals {
  const all = members.map(({ signals }) => signals);
  const epss = all.flatMap((signals) => signals.epss ?? []);
  const exploitable = worst(all.map(({ isExploitable }) => isExploitable));
  const reachable = worst(all.map(({ isReachable }) => isReachable));
  return {
    ...(exploitable === undefined ? {} : { isExploitable: exploitable }),
    ...(epss.length === 0 ? {} : { epss: Math.max(...epss) }),
    ...(reachable === undefined ? {} : { isReachable: reachable }),
    ...(all.every(({ isDevelopment }) => isDevelopment === true) ? { isDevelopment: true } : {}),
  };
}

/** True where one member is; false only where all are known to be. */
function worst(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true;
  return answers.every((answer) => answer === false) ? false : undefined;
}
