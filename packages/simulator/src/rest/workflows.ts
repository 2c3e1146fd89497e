import { notFound } from './context.ts';
import type { RepositoryHandler } from './context.ts';
import { htmlUrl, repositoryUrl } from './views.ts';

/** A workflow is a file on the default branch; its state is what GitHub or a person made of it. */
const getWorkflow: RepositoryHandler = async ({ params, repository, world }) => {
  const file = params['workflow_id'] ?? '';
  const path = `.github/workflows/${file}`;
  const found = await repository.git.read(`refs/heads/${repository.defaultBranch}:${path}`);
  if (found?.type !== 'blob') throw notFound();
  const url = `${repositoryUrl(world, repository)}/actions/workflows/1`;
  return {
    status: 200,
    body: {
      id: 1,
      node_id: 'W_1',
      name: file,
      path,
      state: repository.disabledWorkflows.get(file) ?? 'active',
      created_at: repository.createdAt,
      updated_at: repository.createdAt,
      url,
      html_url: `${htmlUrl(world, repository)}/blob/${repository.defaultBranch}/${path}`,
      badge_url: `${htmlUrl(world, repository)}/workflows/${encodeURIComponent(file)}/badge.svg`,
    },
  };
};

export const workflowHandlers = { 'actions/get-workflow': getWorkflow } as const satisfies Readonly<
  Record<string, RepositoryHandler>
>;
