import { dateAt, fieldAt, listAt, numberAt, present, textAt, type Item } from '../fields.ts';
import type { AffectedPackage, FindingRepository, Signals, SourcedFinding } from '../finding.ts';
import { advisoryMark } from '../marks.ts';
import { severityOf } from '../severity.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';

/** One Dependabot alert. `undefined`: it lacks its number, package or advisory. */
export function fromDependabot(alert: Item, repository: FindingRepository): SourcedFinding | undefined {
  const number = numberAt(alert, 'number');
  const affected = packageOf(alert);
  const advisory = textAt(alert, 'security_advisory', 'ghsa_id') ?? textAt(alert, 'security_advisory', 'cve_id');
  if (number === undefined || affected === undefined || advisory === undefined) return undefined;
  const cve = textAt(alert, 'security_advisory', 'cve_id');
  const page = textAt(alert, 'html_url');
  const title = titleOf(textAt(alert, 'security_advisory', 'summary') ?? `${advisory} in ${affected.name}`);
  const signals = signalsOf(alert);
  return present({
    id: `dependabot-${number}`,
    kind: 'dependency' as const,
    title,
    explanation: explanationOf(identified(affected, advisory, cve), textAt(alert, 'security_advisory', 'description')),
    severity: severityOf(
      textAt(alert, 'security_advisory', 'severity') ?? textAt(alert, 'security_vulnerability', 'severity'),
    ),
    location: attribute(`${affected.ecosystem} package ${affected.name} in ${affected.manifest}`),
    reachablePath: relationshipOf(alert),
    exploitability: exploitabilityOf(alert, signals),
    suggestedFix:
      affected.fixed === undefined ? undefined : attribute(`Update ${affected.name} to ${affected.fixed} or later.`),
    artifacts: artifactsOf([page, ...references(alert)]),
    source: 'dependabot' as const,
    repository,
    openedAt: dateAt(alert, 'created_at'),
    aliases: [],
    marks: [advisory, cve].flatMap((name) => (name === undefined ? [] : advisoryMark(name, affected.manifest))),
    page,
    place: { path: affected.manifest },
    rule: { tool: 'Dependabot', id: advisory },
    package: affected,
    signals,
  });
}

function packageOf(alert: Item): AffectedPackage | undefined {
  const ecosystem = textAt(alert, 'dependency', 'package', 'ecosystem');
  const name = textAt(alert, 'dependency', 'package', 'name');
  const manifest = textAt(alert, 'dependency', 'manifest_path');
  if (ecosystem === undefined || name === undefined || manifest === undefined) return undefined;
  return present({
    ecosystem,
    name,
    manifest,
    vulnerable: textAt(alert, 'security_vulnerability', 'vulnerable_version_range'),
    fixed: textAt(alert, 'security_vulnerability', 'first_patched_version', 'identifier'),
  });
}

/** What the dependency skill records first (seed 2.5): package, affected range, fixed version. */
function identified(affected: AffectedPackage, advisory: string, cve: string | undefined): string {
  const range = affected.vulnerable ?? 'not stated';
  const names = cve === undefined || cve === advisory ? advisory : `${advisory} (${cve})`;
  return `${names}: ${affected.name} (${affected.ecosystem}) in ${affected.manifest}. Affected versions: ${range}. First fixed version: ${affected.fixed ?? 'none yet'}.`;
}

function relationshipOf(alert: Item): string | undefined {
  const relationship = textAt(alert, 'dependency', 'relationship');
  const scope = textAt(alert, 'dependency', 'scope');
  const said = [
    relationship === 'direct' || relationship === 'transitive' ? `${relationship} dependency` : undefined,
    scope === undefined ? undefined : `used at ${scope === 'runtime' ? 'run time' : 'development time'}`,
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(', ');
}

function signalsOf(alert: Item): Signals {
  const epss = numberAt(alert, 'security_advisory', 'epss', 'percentage');
  return present({
    isExploitable: textAt(alert, 'security_advisory', 'classification') === 'malware' ? true : undefined,
    epss: epss !== undefined && epss >= 0 && epss <= 1 ? epss : undefined,
    isDevelopment: textAt(alert, 'dependency', 'scope') === 'development' ? true : undefined,
  });
}

function exploitabilityOf(alert: Item, signals: Signals): string | undefined {
  const cvss4 = fieldAt(alert, 'security_advisory', 'cvss_severities', 'cvss_v4');
  const cvss3 =
    fieldAt(alert, 'security_advisory', 'cvss_severities', 'cvss_v3') ?? fieldAt(alert, 'security_advisory', 'cvss');
  const vector = textAt(cvss4, 'vector_string') ?? textAt(cvss3, 'vector_string');
  const said = [
    signals.isExploitable === true ? 'the package is malware' : undefined,
    signals.epss === undefined ? undefined : `EPSS ${signals.epss}`,
    vector,
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : attribute(said.join('; '));
}

function references(alert: Item): readonly (string | undefined)[] {
  return listAt(alert, 'security_advisory', 'references').map((entry) => textAt(entry, 'url'));
}
