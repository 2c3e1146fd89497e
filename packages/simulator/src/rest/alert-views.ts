import type { JsonObject } from '../contract/json.ts';
import type { Analysis, CodeScanningAlert, DependabotAlert, SecretAlert } from '../state/alerts.ts';
import type { Repository } from '../state/model.ts';
import { userNamed } from '../state/world.ts';
import type { World } from '../state/world.ts';
import { htmlUrl, repositoryUrl, userView } from './views.ts';

/** REST's form of alerts. That each one is what GitHub's OpenAPI description promises is checked on every answer. */
type View<Alert> = (world: World, repository: Repository, alert: Alert) => JsonObject;

const people = (world: World, logins: readonly string[]): readonly JsonObject[] =>
  logins.map((login) => userView(world, userNamed(world, login)));

function common(world: World, repository: Repository, path: string, number: number): JsonObject {
  return {
    url: `${repositoryUrl(world, repository)}/${path}/alerts/${number}`,
    html_url: `${htmlUrl(world, repository)}/security/${path}/${number}`,
  };
}

export const codeScanningView: View<CodeScanningAlert> = (world, repository, alert) => ({
  ...common(world, repository, 'code-scanning', alert.number),
  number: alert.number,
  created_at: alert.createdAt,
  updated_at: alert.updatedAt,
  instances_url: `${repositoryUrl(world, repository)}/code-scanning/alerts/${alert.number}/instances`,
  state: alert.state,
  fixed_at: alert.state === 'fixed' ? alert.endedAt : null,
  dismissed_by: null,
  dismissed_at: alert.state === 'dismissed' ? alert.endedAt : null,
  dismissed_reason: alert.state === 'dismissed' ? "won't fix" : null,
  dismissed_comment: null,
  assignees: people(world, alert.assignees),
  rule: {
    id: alert.rule,
    name: alert.rule,
    severity: alert.ruleSeverity,
    ...(alert.securitySeverity === null ? {} : { security_severity_level: alert.securitySeverity }),
    description: alert.description,
    full_description: alert.description,
    tags: ['security'],
    help: null,
  },
  tool: { name: alert.tool, version: '2.0.0', guid: null },
  most_recent_instance: {
    ref: alert.ref ?? `refs/heads/${repository.defaultBranch}`,
    analysis_key: alert.category,
    environment: '{}',
    category: alert.category,
    state: alert.state,
    commit_sha: alert.commit,
    message: { text: alert.message },
    location: { path: alert.path, start_line: alert.line, end_line: alert.line, start_column: 1, end_column: 20 },
    classifications: [],
  },
});

export const dependabotView: View<DependabotAlert> = (world, repository, alert) => {
  const named = { ecosystem: alert.ecosystem, name: alert.package };
  const patched = alert.patched === null ? null : { identifier: alert.patched };
  const vulnerability = {
    package: named,
    severity: alert.severity,
    vulnerable_version_range: alert.range,
    first_patched_version: patched,
  };
  const dismissed = alert.state === 'dismissed';
  return {
    ...common(world, repository, 'dependabot', alert.number),
    number: alert.number,
    state: alert.state,
    dependency: {
      package: named,
      manifest_path: alert.manifest,
      scope: alert.scope,
      relationship: alert.relationship,
    },
    security_advisory: {
      ghsa_id: alert.ghsa,
      cve_id: alert.cve,
      summary: alert.summary,
      description: alert.description,
      vulnerabilities: [vulnerability],
      severity: alert.severity,
      cvss: { vector_string: null, score: alert.cvss },
      epss: alert.epss === null ? null : { percentage: alert.epss, percentile: 0.5 },
      cwes: [{ cwe_id: 'CWE-1321', name: 'Prototype pollution' }],
      identifiers: [{ type: 'GHSA', value: alert.ghsa }],
      references: [{ url: `https://github.com/advisories/${alert.ghsa}` }],
      published_at: alert.createdAt,
      updated_at: alert.updatedAt,
      withdrawn_at: null,
    },
    security_vulnerability: vulnerability,
    created_at: alert.createdAt,
    updated_at: alert.updatedAt,
    dismissed_at: dismissed ? alert.endedAt : null,
    dismissed_by: dismissed ? userView(world, repository.owner) : null,
    dismissed_reason: dismissed ? 'tolerable_risk' : null,
    dismissed_comment: null,
    fixed_at: alert.state === 'fixed' ? alert.endedAt : null,
    auto_dismissed_at: alert.state === 'auto_dismissed' ? alert.endedAt : null,
    assignees: people(world, alert.assignees),
  };
};

export const secretView =
  (hideSecret: boolean): View<SecretAlert> =>
  (world, repository, alert) => ({
    ...common(world, repository, 'secret-scanning', alert.number),
    number: alert.number,
    created_at: alert.createdAt,
    updated_at: alert.updatedAt,
    locations_url: `${repositoryUrl(world, repository)}/secret-scanning/alerts/${alert.number}/locations`,
    state: alert.state,
    resolution: alert.resolution,
    resolved_at: alert.state === 'resolved' ? alert.endedAt : null,
    resolved_by: null,
    secret_type: alert.type,
    secret_type_display_name: alert.typeName,
    ...(hideSecret ? {} : { secret: alert.secret }),
    push_protection_bypassed: false,
    push_protection_bypassed_by: null,
    push_protection_bypassed_at: null,
    resolution_comment: null,
    validity: alert.validity,
    publicly_leaked: alert.publiclyLeaked,
    multi_repo: false,
    assigned_to: people(world, alert.assignees.slice(0, 1))[0] ?? null,
    first_location_detected: {
      path: alert.path,
      start_line: alert.line,
      end_line: alert.line,
      start_column: 1,
      end_column: 20,
      blob_sha: 'b'.repeat(40),
      blob_url: `${repositoryUrl(world, repository)}/git/blobs/${'b'.repeat(40)}`,
      commit_sha: 'a'.repeat(40),
      commit_url: `${repositoryUrl(world, repository)}/git/commits/${'a'.repeat(40)}`,
    },
    has_more_locations: false,
  });

export const analysisView = (world: World, repository: Repository, analysis: Analysis): JsonObject => ({
  id: analysis.id,
  ref: analysis.ref,
  commit_sha: analysis.commit,
  analysis_key: analysis.category,
  environment: '{}',
  category: analysis.category,
  error: analysis.error,
  warning: analysis.warning,
  created_at: analysis.createdAt,
  results_count: analysis.results,
  rules_count: analysis.rules,
  url: `${repositoryUrl(world, repository)}/code-scanning/analyses/${analysis.id}`,
  sarif_id: `sarif-${analysis.id}`,
  tool: { name: analysis.tool, version: '2.0.0', guid: null },
  deletable: true,
});
