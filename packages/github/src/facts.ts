/** What the first request of every run needs, and nothing else. */
export { createGitHub, type GitHub } from './client.ts';
export { readRepository, type RepositoryFacts } from './repository.ts';
