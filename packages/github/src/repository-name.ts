export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}
