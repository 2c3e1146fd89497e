import { asObject, asString } from '../contract/json.ts';
import type { JsonObject } from '../contract/json.ts';
import { dispatchPayload, workflowDispatchPayload } from '../events/payloads.ts';
import { addCheckRun, addStatus, combinedState, currentCheckRuns, currentStatuses } from '../state/checks.ts';
import type { CheckRun, CommitStatus } from '../state/model.ts';
import { pullRequests } from '../state/pulls.ts';
import { branchRef, moveRef, resolveCommit, ruleViolations, rulesetsFor, writeCommit } from '../state/refs.ts';
import { fullName, hasRole, iso, permissionOf } from '../state/world.ts';
import { Refusal, notFound, page } from './context.ts';
import type { Reply, RepositoryContext, RepositoryHandler } from './context.ts';
import { base64Lines } from './git.ts';
import {
  checkRunView,
  commitView,
  htmlUrl,
  pullSummaryView,
  repositoryUrl,
  repositoryView,
  statusView,
  userView,
  workflowRunView,
} from './views.ts';

/** Above this size the contents endpoint leaves the content away (1 MB; docs.github.com/rest/repos/contents). */
const CONTENT_LIMIT = 1024 * 1024;
const PAYLOAD_KEYS_LIMIT = 10;
const PAYLOAD_LIMIT = 65_535;

const apiPath = (context: RepositoryContext, rest: string): string =>
  `${repositoryUrl(context.world, context.repository).slice(context.world.urls.api.length)}${rest}`;

const roles = (context: RepositoryContext): JsonObject => {
  const { repository, user } = context;
  return {
    admin: hasRole(repository, user, 'admin'),
    maintain: hasRole(repository, user, 'maintain'),
    push: hasRole(repository, user, 'write'),
    triage: hasRole(repository, user, 'triage'),
    pull: hasRole(repository, user, 'read'),
  };
};

const get: RepositoryHandler = (context) => ({
  status: 200,
  body: {
    ...repositoryView(context.world, context.repository),
    network_count: 0,
    subscribers_count: 0,
    permissions: roles(context),
  },
});

/** REST knows four levels: maintain shows as write and triage as read; `role_name` has the true or custom name. */
const collaboratorPermission: RepositoryHandler = (context) => {
  const { params, repository, world } = context;
  const user = world.users.get((params['username'] ?? '').toLowerCase());
  if (user === undefined || user.type === 'Bot') throw new Refusal(404, `${params['username'] ?? ''} is not a user`);
  if (context.token?.kind === 'user' && !hasRole(repository, context.user, 'write'))
    throw new Refusal(403, 'Must have push access to view collaborator permission.');
  const { permission, roleName } = permissionOf(repository, user);
  const level = permission === 'maintain' ? 'write' : permission === 'triage' ? 'read' : permission;
  const inner = { ...context, user };
  return {
    status: 200,
    body: {
      permission: level,
      role_name: roleName,
      user: { ...userView(world, user), role_name: roleName, permissions: roles(inner) },
    },
  };
};

const checkCollaborator: RepositoryHandler = ({ params, repository }) => {
  if (!repository.permissions.has((params['username'] ?? '').toLowerCase())) throw notFound();
  return { status: 204 };
};

const contents: RepositoryHandler = async (context) => {
  const { params, query, repository, view, world } = context;
  const path = (params['path'] ?? '').replace(/\/$/, '');
  const ref = query['ref'] ?? repository.defaultBranch;
  const commit = await resolveCommit(repository, ref, view);
  if (commit === null) throw new Refusal(404, `No commit found for the ref ${ref}`);
  const found = await repository.git.read(path === '' ? commit.tree : `${commit.oid}:${path}`);
  if (found === null) throw notFound();
  const entry = (name: string, at: string, oid: string, type: string, size: number): JsonObject => {
    const url = `${repositoryUrl(world, repository)}/contents/${at}?ref=${ref}`;
    const html = `${htmlUrl(world, repository)}/${type === 'dir' ? 'tree' : 'blob'}/${ref}/${at}`;
    const git = `${repositoryUrl(world, repository)}/git/${type === 'dir' ? 'trees' : 'blobs'}/${oid}`;
    const download = type === 'dir' ? null : html.replace('/blob/', '/raw/');
    return {
      type,
      size,
      name,
      path: at,
      sha: oid,
      url,
      git_url: git,
      html_url: html,
      download_url: download,
      _links: { self: url, git, html },
    };
  };
  if (found.type === 'tree') {
    const items = await repository.git.tree(found.oid);
    return {
      status: 200,
      body: await Promise.all(
        items.map(async (item) => {
          const size = item.type === 'tree' ? 0 : ((await repository.git.read(item.oid))?.content.length ?? 0);
          return entry(
            item.name,
            path === '' ? item.name : `${path}/${item.name}`,
            item.oid,
            item.type === 'tree' ? 'dir' : 'file',
            size,
          );
        }),
      ),
    };
  }
  const file = entry(path.split('/').at(-1) ?? '', path, found.oid, 'file', found.content.length);
  const large = found.content.length > CONTENT_LIMIT;
  return {
    status: 200,
    body: { ...file, content: large ? '' : base64Lines(found.content), encoding: large ? 'none' : 'base64' },
  };
};

const putContents: RepositoryHandler = async (context) => {
  const { body, params, repository, user, world } = context;
  const path = params['path'] ?? '';
  const branch = asString(body['branch'], repository.defaultBranch);
  const ref = branchRef(branch);
  const parent = await repository.git.resolve(ref);
  if (parent === null) throw new Refusal(404, `Branch ${branch} not found`);
  const messages = ruleViolations(repository, ref, user, ['update', 'pull_request']);
  if (messages.length > 0) throw new Refusal(409, `Repository rule violations found\n\n${messages.join('\n\n')}\n\n`);
  const existing = await repository.git.read(`${parent}:${path}`);
  if (existing !== null && body['sha'] === undefined)
    throw new Refusal(422, `Invalid request.\n\n"sha" wasn't supplied.`);
  if (existing !== null && body['sha'] !== existing.oid)
    throw new Refusal(409, `${path} does not match ${asString(body['sha'])}`);
  const content = Buffer.from(asString(body['content']), 'base64');
  const commit = await writeCommit(world, repository, {
    parent,
    changes: { [path]: content },
    message: asString(body['message']),
    author: user,
  });
  const moved = await moveRef(repository, ref, commit, parent);
  if (!moved.moved) throw new Refusal(409, `is at ${String(moved.at)} but expected ${parent}`);
  const file = await contents({ ...context, query: { ref: branch } });
  const { content: _text, encoding: _encoding, ...listed } = asObject(file.body);
  const { sha, message, author } = asObject(asObject((await commitReply(context, commit)).body)['commit']);
  const written = { sha: sha ?? commit, message, author, committer: author };
  return { status: existing === null ? 201 : 200, body: { content: listed, commit: written } };
};

async function commitReply(context: RepositoryContext, name: string): Promise<Reply> {
  const commit = await resolveCommit(context.repository, name, context.view);
  if (commit === null) throw new Refusal(422, `No commit found for SHA: ${name}`);
  return { status: 200, body: commitView(context.world, context.repository, commit) };
}

const branchShort = async (context: RepositoryContext, name: string, oid: string): Promise<JsonObject> => ({
  name,
  commit: { sha: oid, url: `${repositoryUrl(context.world, context.repository)}/commits/${oid}` },
  protected: rulesetsFor(context.repository, branchRef(name)).length > 0,
});

const listBranches: RepositoryHandler = async (context) => {
  const refs = await context.repository.git.refs('refs/heads/');
  const { items, headers } = page(context, refs, apiPath(context, '/branches'));
  return {
    status: 200,
    headers,
    body: await Promise.all(items.map(({ ref, oid }) => branchShort(context, ref.slice(11), oid))),
  };
};

const getBranch: RepositoryHandler = async (context) => {
  const { params, repository, view, world } = context;
  const name = params['branch'] ?? '';
  const commit = await resolveCommit(repository, `heads/${name}`, view);
  if (commit === null) throw new Refusal(404, 'Branch not found');
  const url = `${repositoryUrl(world, repository)}/branches/${encodeURIComponent(name)}`;
  return {
    status: 200,
    body: {
      ...(await branchShort(context, name, commit.oid)),
      commit: commitView(world, repository, commit),
      _links: { html: `${htmlUrl(world, repository)}/tree/${name}`, self: url },
      protection: { enabled: false, required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] } },
      protection_url: `${url}/protection`,
    },
  };
};

const listCommits: RepositoryHandler = async (context) => {
  const { query, repository, view, world } = context;
  const start = await resolveCommit(repository, query['sha'] ?? repository.defaultBranch, view);
  if (start === null) throw notFound();
  const found = await repository.git.log(start.oid, 1000, query['path']);
  const since = found.filter((commit) => query['since'] === undefined || iso(commit.committer.date) >= query['since']);
  const { items, headers } = page(context, since, apiPath(context, '/commits'));
  return { status: 200, headers, body: items.map((commit) => commitView(world, repository, commit)) };
};

const associatedPulls: RepositoryHandler = (context) => {
  const { params, repository, world } = context;
  const found = pullRequests(repository).filter(({ pull }) =>
    [pull.headSha, pull.mergeCommit].includes(params['commit_sha'] ?? ''),
  );
  return { status: 200, body: found.map((issue) => pullSummaryView(world, repository, issue)) };
};

const listRulesets: RepositoryHandler = (context) => ({
  status: 200,
  body: context.repository.rulesets.map((ruleset) => ({
    id: ruleset.id,
    name: ruleset.name,
    target: 'branch',
    source_type: 'Repository',
    source: fullName(context.repository),
    enforcement: ruleset.enforcement,
    node_id: `RRS_${ruleset.id}`,
    created_at: context.repository.createdAt,
    updated_at: context.repository.createdAt,
  })),
});

const branchRules: RepositoryHandler = ({ params, repository }) => ({
  status: 200,
  body: rulesetsFor(repository, branchRef(params['branch'] ?? '')).flatMap(({ id, rules }) =>
    rules.map((rule) => ({
      ...rule,
      ruleset_source_type: 'Repository',
      ruleset_source: fullName(repository),
      ruleset_id: id,
    })),
  ),
});

const dispatch: RepositoryHandler = ({ body, repository, user, world }) => {
  const payload = asObject(body['client_payload']);
  if (Object.keys(payload).length > PAYLOAD_KEYS_LIMIT)
    throw new Refusal(
      422,
      `Invalid request.\n\nNo more than ${PAYLOAD_KEYS_LIMIT} properties are allowed; ${Object.keys(payload).length} were supplied.`,
    );
  if (JSON.stringify(payload).length > PAYLOAD_LIMIT) throw new Refusal(422, 'client_payload is too large.');
  repository.dispatched.push(dispatchPayload(world, repository, asString(body['event_type']), payload, user));
  return { status: 204 };
};

const workflowDispatch: RepositoryHandler = (context) => {
  const { body, params, repository, user, world } = context;
  const file = params['workflow_id'] ?? '';
  repository.dispatched.push(
    workflowDispatchPayload(world, repository, {
      workflow: file,
      ref: asString(body['ref']),
      inputs: asObject(body['inputs']),
      by: user,
    }),
  );
  if (body['return_run_details'] !== true) return { status: 204 };
  const url = `${repositoryUrl(world, repository)}/actions/runs/1`;
  return {
    status: 200,
    body: { workflow_run_id: 1, run_url: url, html_url: `${htmlUrl(world, repository)}/actions/runs/1` },
  };
};

const workflowRun: RepositoryHandler = async ({ params, repository, world }) => {
  const run = repository.runs.get(Number(params['run_id']));
  if (run === undefined) throw notFound();
  return { status: 200, body: workflowRunView(world, repository, run, await repository.git.commit(run.headSha)) };
};

const statusState = (text: string): CommitStatus['state'] =>
  text === 'error' || text === 'failure' || text === 'success' ? text : 'pending';

const createStatus: RepositoryHandler = async (context) => {
  const { body, params, repository, user, world } = context;
  const sha = params['sha'] ?? '';
  if ((await repository.git.commit(sha)) === null) throw new Refusal(422, `No commit found for SHA: ${sha}`);
  const status = addStatus(world, repository, {
    sha,
    context: asString(body['context'], 'default'),
    state: statusState(asString(body['state'])),
    description: asString(body['description']) || null,
    targetUrl: asString(body['target_url']) || null,
    creator: user,
  });
  return { status: 201, body: { ...statusView(world, repository, status), creator: userView(world, user) } };
};

async function shaOf(context: RepositoryContext): Promise<string> {
  const commit = await resolveCommit(context.repository, context.params['ref'] ?? '');
  if (commit === null) throw new Refusal(422, `No commit found for SHA: ${context.params['ref'] ?? ''}`);
  return commit.oid;
}

const combinedStatus: RepositoryHandler = async (context) => {
  const { repository, world } = context;
  const sha = await shaOf(context);
  const statuses = currentStatuses(repository, sha);
  const url = `${repositoryUrl(world, repository)}/commits/${sha}`;
  return {
    status: 200,
    body: {
      state: combinedState(statuses),
      statuses: statuses.map((status) => statusView(world, repository, status)),
      sha,
      total_count: statuses.length,
      repository: repositoryView(world, repository),
      commit_url: url,
      url: `${url}/status`,
    },
  };
};

const listStatuses: RepositoryHandler = async (context) => {
  const { repository, world } = context;
  const sha = await shaOf(context);
  const statuses = repository.statuses.filter((status) => status.sha === sha).reverse();
  const { items, headers } = page(context, statuses, apiPath(context, `/commits/${sha}/statuses`));
  return {
    status: 200,
    headers,
    body: items.map((status) => ({
      ...statusView(world, repository, status),
      creator: userView(world, status.creator),
    })),
  };
};

const RUN_STATES = ['queued', 'in_progress', 'completed', 'waiting', 'requested', 'pending'] as const;
const runStatus = (text: string): CheckRun['status'] | undefined => RUN_STATES.find((state) => state === text);

const createCheckRun: RepositoryHandler = ({ body, repository, world }) => {
  const run = addCheckRun(world, repository, {
    name: asString(body['name']),
    headSha: asString(body['head_sha']),
    status: runStatus(asString(body['status'])),
    conclusion: asString(body['conclusion']) || null,
  });
  return { status: 201, body: checkRunView(world, repository, run) };
};

function checkRunOf({ params, repository }: RepositoryContext): CheckRun {
  const run = repository.checkRuns.find(({ id }) => id === Number(params['check_run_id']));
  if (run === undefined) throw notFound();
  return run;
}

const updateCheckRun: RepositoryHandler = (context) => {
  const run = checkRunOf(context);
  const conclusion = asString(context.body['conclusion']);
  run.status = runStatus(asString(context.body['status'])) ?? run.status;
  if (conclusion !== '') Object.assign(run, { conclusion, status: 'completed', completedAt: iso(context.world.now()) });
  const output = asObject(context.body['output']);
  run.output = {
    title: asString(output['title']) || run.output.title,
    summary: asString(output['summary']) || run.output.summary,
  };
  return { status: 200, body: checkRunView(context.world, context.repository, run) };
};

const listCheckRuns: RepositoryHandler = async (context) => {
  const { query, repository, world } = context;
  const sha = await shaOf(context);
  const runs = (
    query['filter'] === 'all'
      ? repository.checkRuns.filter((run) => run.headSha === sha)
      : currentCheckRuns(repository, sha)
  )
    .filter((run) => query['check_name'] === undefined || run.name === query['check_name'])
    .filter((run) => query['status'] === undefined || run.status === query['status'])
    .filter((run) => query['app_id'] === undefined || run.app.id === Number(query['app_id']));
  const { items, headers } = page(context, runs, apiPath(context, `/commits/${sha}/check-runs`));
  return {
    status: 200,
    headers,
    body: { total_count: runs.length, check_runs: items.map((run) => checkRunView(world, repository, run)) },
  };
};

export const repositoryHandlers = {
  'repos/get': get,
  'repos/get-collaborator-permission-level': collaboratorPermission,
  'repos/check-collaborator': checkCollaborator,
  'repos/get-content': contents,
  'repos/create-or-update-file-contents': putContents,
  'repos/get-branch': getBranch,
  'repos/list-branches': listBranches,
  'repos/get-commit': (context: RepositoryContext) => commitReply(context, context.params['ref'] ?? ''),
  'repos/list-commits': listCommits,
  'repos/list-pull-requests-associated-with-commit': associatedPulls,
  'repos/get-repo-rulesets': listRulesets,
  'repos/get-branch-rules': branchRules,
  'repos/create-dispatch-event': dispatch,
  'repos/create-commit-status': createStatus,
  'repos/get-combined-status-for-ref': combinedStatus,
  'repos/list-commit-statuses-for-ref': listStatuses,
  'checks/create': createCheckRun,
  'checks/get': (context: RepositoryContext) => ({
    status: 200,
    body: checkRunView(context.world, context.repository, checkRunOf(context)),
  }),
  'checks/update': updateCheckRun,
  'checks/list-for-ref': listCheckRuns,
  'actions/get-workflow-run': workflowRun,
  'actions/create-workflow-dispatch': workflowDispatch,
} as const satisfies Readonly<Record<string, RepositoryHandler>>;
