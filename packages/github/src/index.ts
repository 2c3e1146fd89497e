export type { RepositoryName } from './repository-name.ts';
export * from './client.ts';
export * from './dig.ts';
export * from './repository.ts';
export * from './permission.ts';
export * from './ledger.ts';
export * from './issues.ts';
export * from './pull-requests.ts';
export * from './checks.ts';
