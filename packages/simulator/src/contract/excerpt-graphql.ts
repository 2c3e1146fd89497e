import { Kind, parse, print } from 'graphql';
import type {
  DefinitionNode,
  DocumentNode,
  InputValueDefinitionNode,
  InterfaceTypeDefinitionNode,
  ObjectTypeDefinitionNode,
  TypeNode,
} from 'graphql';

/**
 * The object, interface and union types that the simulator knows. A field stays in the excerpt when its type is listed here
 * (scalars, enums and input types come along by themselves). Add a type, then run `contract/extract.ts`.
 */
export const GRAPHQL_TYPES: readonly string[] = [
  'Query',
  'Mutation',
  'Node',
  'Actor',
  'Assignee',
  'Bot',
  'User',
  'Organization',
  'Mannequin',
  'EnterpriseUserAccount',
  'RepositoryOwner',
  'Repository',
  'RepositoryInfo',
  'Ref',
  'GitObject',
  'Commit',
  'Blob',
  'Tree',
  'Tag',
  'TreeEntry',
  'GitActor',
  'CommitConnection',
  'CommitHistoryConnection',
  'RefConnection',
  'PageInfo',
  'RateLimit',
  'Issue',
  'IssueConnection',
  'IssueOrPullRequest',
  'Label',
  'LabelConnection',
  'Labelable',
  'Comment',
  'Closable',
  'Updatable',
  'UniformResourceLocatable',
  'IssueComment',
  'IssueCommentConnection',
  'UserContentEdit',
  'UserContentEditConnection',
  'IssueTimelineItems',
  'IssueTimelineItemsConnection',
  'PullRequestTimelineItems',
  'PullRequestTimelineItemsConnection',
  'RenamedTitleEvent',
  'RenamedTitleSubject',
  'LabeledEvent',
  'UnlabeledEvent',
  'ClosedEvent',
  'Closer',
  'ReopenedEvent',
  'MergedEvent',
  'ReadyForReviewEvent',
  'ConvertToDraftEvent',
  'AutoMergeEnabledEvent',
  'AutoMergeDisabledEvent',
  'AddedToMergeQueueEvent',
  'RemovedFromMergeQueueEvent',
  'BaseRefChangedEvent',
  'ReviewRequestedEvent',
  'PullRequest',
  'PullRequestConnection',
  'AutoMergeRequest',
  'PullRequestReview',
  'PullRequestReviewConnection',
  'PullRequestCommit',
  'PullRequestCommitConnection',
  'PullRequestChangedFile',
  'PullRequestChangedFileConnection',
  'ReviewRequest',
  'ReviewRequestConnection',
  'RequestedReviewer',
  'Team',
  'StatusCheckRollup',
  'StatusCheckRollupContext',
  'StatusCheckRollupContextConnection',
  'CheckRun',
  'CheckRunConnection',
  'CheckSuite',
  'CheckSuiteConnection',
  'App',
  'Status',
  'StatusContext',
  'RequirableByPullRequest',
  'RepositoryVulnerabilityAlert',
  'DependabotUpdate',
  'DependabotUpdateError',
  'WorkflowRun',
  'Workflow',
  'CreateCommitOnBranchPayload',
  'CreateRefPayload',
  'UpdateRefPayload',
  'DeleteRefPayload',
  'AddCommentPayload',
  'DisablePullRequestAutoMergePayload',
];
/** Of the mutations only those that the simulator carries out. */
const MUTATIONS: readonly string[] = [
  'createCommitOnBranch',
  'createRef',
  'updateRef',
  'deleteRef',
  'disablePullRequestAutoMerge',
];

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

type Fielded = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
const isFielded = (node: DefinitionNode): node is Fielded =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION;

const bare = (node: InputValueDefinitionNode): InputValueDefinitionNode => {
  const { description: _prose, directives: _marks, ...rest } = node;
  return rest;
};

/** Cuts GitHub's SDL (schema definition language) down to the types wanted; descriptions and GitHub's directives go away. */
export function excerptGraphql(sdl: string, version: string, wanted: readonly string[] = GRAPHQL_TYPES): string {
  const definitions = new Map<string, DefinitionNode>();
  for (const node of parse(sdl, { noLocation: true }).definitions)
    if ('name' in node && node.name) definitions.set(node.name.value, node);
  const unknown = wanted.filter((name) => !definitions.has(name));
  if (unknown.length > 0) throw new Error(`GitHub's GraphQL schema has no type ${unknown.join(', ')}`);
  const listed = new Set(wanted);
  const reached = new Set(wanted);
  const isLeaf = (name: string): boolean => {
    const kind = definitions.get(name)?.kind;
    return kind === undefined || kind === Kind.SCALAR_TYPE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION;
  };
  const out: DefinitionNode[] = [];
  for (const name of reached) {
    const node = definitions.get(name);
    if (node !== undefined) out.push(cut(node, listed, isLeaf, (type) => reached.add(type))); // a Set may grow while it is walked
  }
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: out };
  const notice = `# Machine facts from @octokit/graphql-schema ${version} (MIT licence, https://github.com/octokit/graphql-schema), prose removed.\n`;
  return `${notice}${print(document)}\n`;
}

function cut(
  node: DefinitionNode,
  listed: ReadonlySet<string>,
  isLeaf: (name: string) => boolean,
  reach: (name: string) => void,
): DefinitionNode {
  if (isFielded(node)) {
    const fields = (node.fields ?? [])
      .filter((field) => listed.has(namedType(field.type)) || isLeaf(namedType(field.type)))
      .filter((field) => node.name.value !== 'Mutation' || MUTATIONS.includes(field.name.value))
      .map(({ description: _prose, directives: _marks, ...field }) => ({
        ...field,
        arguments: (field.arguments ?? []).map(bare),
      }));
    for (const field of fields)
      for (const type of [field.type, ...field.arguments.map((a) => a.type)]) reach(namedType(type));
    const { description: _prose, directives: _marks, ...rest } = node;
    return { ...rest, fields, interfaces: (node.interfaces ?? []).filter((i) => listed.has(i.name.value)) };
  }
  if (node.kind === Kind.UNION_TYPE_DEFINITION) {
    return {
      kind: node.kind,
      name: node.name,
      types: (node.types ?? []).filter((type) => listed.has(type.name.value)),
    };
  }
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const fields = (node.fields ?? []).map(bare);
    for (const field of fields) reach(namedType(field.type));
    return { kind: node.kind, name: node.name, fields };
  }
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
    return { kind: node.kind, name: node.name, values: (node.values ?? []).map(({ kind, name }) => ({ kind, name })) };
  }
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION) return { kind: node.kind, name: node.name };
  throw new Error(`unexpected definition ${node.kind}`);
}
