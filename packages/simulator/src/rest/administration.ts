import type { Permission } from '../state/model.ts';
import { hasRole } from '../state/world.ts';
import { htmlUrl, repositoryUrl, repositoryView, teamView, userView, workflowRunView } from './views.ts';
import { asObject, asString, asStrings } from '../contract/json.ts';
import type { JsonObject } from '../contract/json.ts';
import { nextId } from '../state/world.ts';
import { invalid, notFound, page, Refusal } from './context.ts';
import type { OrganisationHandler, RepositoryHandler } from './context.ts';

/** Settings of a repository that only its administrators see: environments, names of secrets, variables, the workflows' token. */
const environment: RepositoryHandler = ({ params, repository, world }) => {
  const name = decodeURIComponent(params['environment_name'] ?? '');
  const found = repository.administration.environments.get(name);
  if (found === undefined) throw notFound();
  const url = `${repositoryUrl(world, repository)}/environments/${encodeURIComponent(name)}`;
  return {
    status: 200,
    body: {
      id: 1,
      node_id: 'EN_1',
      name,
      url,
      html_url: `${htmlUrl(world, repository)}/deployments/activity_log?environments_filter=${encodeURIComponent(name)}`,
      created_at: repository.createdAt,
      updated_at: repository.createdAt,
      protection_rules: [],
      deployment_branch_policy: found.isLimited ? { protected_branches: false, custom_branch_policies: true } : null,
    },
  };
};

const secretView = (createdAt: string) => (name: string) => ({ name, created_at: createdAt, updated_at: createdAt });

const environmentSecrets: RepositoryHandler = (context) => {
  const { params, repository } = context;
  const found = repository.administration.environments.get(decodeURIComponent(params['environment_name'] ?? ''));
  if (found === undefined) throw notFound();
  const secrets = found.secrets.map(secretView(repository.createdAt));
  return { status: 200, body: { total_count: secrets.length, secrets } };
};

const repositorySecrets: RepositoryHandler = ({ repository }) => {
  const secrets = repository.administration.secrets.map(secretView(repository.createdAt));
  return { status: 200, body: { total_count: secrets.length, secrets } };
};

const variables: RepositoryHandler = ({ repository }) => {
  const list = [...repository.administration.variables].map(([name, value]) => ({
    name,
    value,
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
  }));
  return { status: 200, body: { total_count: list.length, variables: list } };
};

/** Every file of the folder on the default branch is a workflow. */
const workflows: RepositoryHandler = async (context) => {
  const { repository, world } = context;
  const folder = await repository.git.read(`refs/heads/${repository.defaultBranch}:.github/workflows`);
  const files = folder?.type === 'tree' ? (await repository.git.tree(folder.oid)).map(({ name }) => name) : [];
  const all = files.map((file, index) => {
    const path = `.github/workflows/${file}`;
    return {
      id: index + 1,
      node_id: `W_${index + 1}`,
      name: file,
      path,
      state: repository.disabledWorkflows.get(file) ?? 'active',
      created_at: repository.createdAt,
      updated_at: repository.createdAt,
      url: `${repositoryUrl(world, repository)}/actions/workflows/${index + 1}`,
      html_url: `${htmlUrl(world, repository)}/blob/${repository.defaultBranch}/${path}`,
      badge_url: `${htmlUrl(world, repository)}/workflows/${encodeURIComponent(file)}/badge.svg`,
    };
  });
  const { items, headers } = page(
    context,
    all,
    `/repos/${repository.owner.login}/${repository.name}/actions/workflows`,
  );
  return { status: 200, headers, body: { total_count: all.length, workflows: items } };
};

const workflowToken: RepositoryHandler = ({ repository }) => ({
  status: 200,
  body: {
    default_workflow_permissions: repository.administration.workflowsMayWrite ? 'write' : 'read',
    can_approve_pull_request_reviews: repository.administration.workflowsMayApprove,
  },
});

const actionsPermissions: RepositoryHandler = ({ repository: { administration } }) => ({
  status: 200,
  body: administration.isActionsOn
    ? { enabled: true, allowed_actions: administration.allowedActions === null ? 'all' : 'selected' }
    : { enabled: false },
});

const allowedActions: RepositoryHandler = ({ repository: { administration } }) => {
  if (administration.allowedActions === null) throw new Refusal(409, 'Conflict');
  return {
    status: 200,
    body: { github_owned_allowed: true, verified_allowed: false, patterns_allowed: [...administration.allowedActions] },
  };
};

const teams: RepositoryHandler = (context) => {
  const { repository, world } = context;
  const all = repository.administration.teams.map((slug) => teamView(world, repository, slug));
  const { items, headers } = page(context, all, `/repos/${repository.owner.login}/${repository.name}/teams`);
  return { status: 200, headers, body: items };
};

const collaborators: RepositoryHandler = (context) => {
  const { repository, world } = context;
  const all = [...repository.permissions].flatMap(([login, { roleName }]) => {
    const user = world.users.get(login);
    const may = (role: Permission): boolean => user !== undefined && hasRole(repository, user, role);
    if (user === undefined || (context.query['permission'] === 'push' && !may('write'))) return [];
    const permissions = {
      pull: may('read'),
      triage: may('triage'),
      push: may('write'),
      maintain: may('maintain'),
      admin: may('admin'),
    };
    return [{ ...userView(world, user), permissions, role_name: roleName }];
  });
  const { items, headers } = page(context, all, `/repos/${repository.owner.login}/${repository.name}/collaborators`);
  return { status: 200, headers, body: items };
};

/** The token's permission was checked; that a person's token is an administrator's is GitHub's second rule. */
const createRuleset: RepositoryHandler = ({ body, repository, token, user, world }) => {
  if (token?.kind === 'user' && !hasRole(repository, user, 'admin')) throw notFound();
  const name = asString(body['name']);
  if (repository.rulesets.some((ruleset) => ruleset.name === name))
    throw invalid('RepositoryRuleset', 'name', 'already_exists', 'Name must be unique');
  const ruleset = {
    id: nextId(world),
    name,
    include: asStrings(asObject(asObject(body['conditions'])['ref_name'])['include']),
    bypass: [],
    enforcement: 'active' as const,
    rules: (Array.isArray(body['rules']) ? body['rules'] : []).map(asObject),
  };
  repository.rulesets.push(ruleset);
  const view: JsonObject = {
    id: ruleset.id,
    name,
    target: 'branch',
    source_type: 'Repository',
    source: `${repository.owner.login}/${repository.name}`,
    enforcement: ruleset.enforcement,
    conditions: asObject(body['conditions']),
    rules: ruleset.rules,
    node_id: `RRS_${ruleset.id}`,
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
  };
  return { status: 201, body: view };
};

/** Newest first; a status may be a conclusion too, as on GitHub. */
const workflowRuns: RepositoryHandler = async (context) => {
  const { query, repository, world } = context;
  const all = [...repository.runs.values()]
    .filter(
      (run) =>
        (query['event'] === undefined || run.event === query['event']) &&
        (query['branch'] === undefined || run.headBranch === query['branch']) &&
        (query['status'] === undefined || [run.status, run.conclusion].includes(query['status'])),
    )
    .reverse();
  const path = `/repos/${repository.owner.login}/${repository.name}/actions/runs`;
  const { items, headers } = page(context, all, path);
  const runs = items.map(async (run) =>
    workflowRunView(world, repository, run, await repository.git.commit(run.headSha)),
  );
  return { status: 200, headers, body: { total_count: all.length, workflow_runs: await Promise.all(runs) } };
};

const organisationRepositories: OrganisationHandler = (context) => {
  const { organisation, repositories, world } = context;
  const { items, headers } = page(context, repositories, `/orgs/${organisation.login}/repos`);
  return { status: 200, headers, body: items.map((repository) => repositoryView(world, repository)) };
};

/** GitHub says 404 for somebody who is no member, and for a team that is not there. */
const teamMembership: OrganisationHandler = ({ params, repositories, world, organisation }) => {
  const [team, login] = [params['team_slug'] ?? '', params['username'] ?? ''];
  const isMember = repositories.some(({ administration }) => administration.teamMembers.get(team)?.includes(login));
  if (!isMember) throw notFound();
  const url = `${world.urls.api}/organizations/${organisation.id}/team/1/memberships/${login}`;
  return { status: 200, body: { url, role: 'member', state: 'active' } };
};

export const organisationAdministrationHandlers = {
  'teams/get-membership-for-user-in-org': teamMembership,
  'repos/list-for-org': organisationRepositories,
} as const satisfies Readonly<Record<string, OrganisationHandler>>;

export const administrationHandlers = {
  'repos/create-repo-ruleset': createRuleset,
  'actions/list-workflow-runs-for-repo': workflowRuns,
  'repos/get-environment': environment,
  'actions/get-github-actions-permissions-repository': actionsPermissions,
  'actions/get-allowed-actions-repository': allowedActions,
  'repos/list-teams': teams,
  'repos/list-collaborators': collaborators,
  'actions/list-environment-secrets': environmentSecrets,
  'actions/list-repo-secrets': repositorySecrets,
  'actions/list-repo-variables': variables,
  'actions/list-repo-workflows': workflows,
  'actions/get-github-actions-default-workflow-permissions-repository': workflowToken,
} as const satisfies Readonly<Record<string, RepositoryHandler>>;
