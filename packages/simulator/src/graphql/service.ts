import { GraphQLError, GraphQLScalarType, Kind, buildSchema, execute, getOperationAST, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { asString, isJsonObject } from '../contract/json.ts';
import type { RateLimits } from '../rate-limit.ts';
import type { RecordedRequest, Violation } from '../requests.ts';
import { rateHeaders, tokenOf } from '../rest/service.ts';
import type { Answer, Exchange, ServiceHandler } from '../server.ts';
import type { Token } from '../state/model.ts';
import type { World } from '../state/world.ts';
import type { GraphContext } from './context.ts';
import { issueNode, pullNode } from './issue-nodes.ts';
import { repositoryNode } from './repository-node.ts';
import { rootValue } from './root.ts';

export interface GraphqlParts {
  readonly world: World;
  readonly limits: RateLimits;
  readonly violate: (kind: Violation['kind'], request: RecordedRequest, message: string) => void;
}

let cached: GraphQLSchema | null = null;
/** GitHub's schema, cut to the types in `contract/excerpt-graphql.ts`; built on the first request (about 60 ms). */
export const githubSchema = (): GraphQLSchema => (cached ??= build());

function build(): GraphQLSchema {
  const sdl = readFileSync(new URL('../../generated/github.graphql', import.meta.url), 'utf8');
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  // GitHub answers ids above 32 bits in fields of type Int (workflow runs have had ten digits for years); graphql-js would refuse.
  const int = schema.getType('Int');
  if (int instanceof GraphQLScalarType) int.serialize = (value) => (Number.isSafeInteger(value) ? value : null);
  return schema;
}

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

function askedOf(body: string): Asked | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isJsonObject(parsed)) return null;
    const variables = parsed['variables'];
    const name = asString(parsed['operationName']);
    return {
      query: asString(parsed['query']),
      variables: isJsonObject(variables) ? variables : {},
      operationName: name === '' ? undefined : name,
    };
  } catch {
    return null;
  }
}

function documentOf(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error));
  }
}

/** `graphql <name>`: the operation's own name, or the first field of a nameless one. */
function operationName(body: string): string {
  const asked = askedOf(body);
  const document = asked === null ? null : documentOf(asked.query);
  if (asked === null || document === null || document instanceof GraphQLError) return 'graphql';
  const operation = getOperationAST(document, asked.operationName);
  const [first] = operation?.selectionSet.selections ?? [];
  const name = operation?.name?.value ?? (first?.kind === Kind.FIELD ? first.name.value : '');
  return `graphql ${name}`.trim();
}

/** A field is a value or a function of its node; what the node does not have is in GitHub's schema but not simulated. */
const resolveField: GraphQLFieldResolver<unknown, GraphContext> = (source, args, context, info) => {
  const value = isRecord(source) ? source[info.fieldName] : undefined;
  if (typeof value === 'function') return value.call(source, args) as unknown;
  if (value !== undefined) return value;
  context.violate(`${info.parentType.name}.${info.fieldName} is in GitHub's schema but not simulated`);
  throw new GraphQLError(`${info.parentType.name}.${info.fieldName} is not simulated`);
};

async function ask(parts: GraphqlParts, exchange: Exchange, asked: Asked, token: Token): Promise<object> {
  const { limits, violate, world } = parts;
  const { request } = exchange;
  const document = documentOf(asked.query);
  if (document instanceof GraphQLError) {
    violate('bad-request', request, `GraphQL: ${document.message}`);
    return { errors: [plain(document)] };
  }
  const faults = validate(githubSchema(), document);
  if (faults.length > 0) {
    for (const fault of faults)
      violate(
        'bad-request',
        request,
        `GraphQL: ${fault.message} (or the type is missing in contract/excerpt-graphql.ts)`,
      );
    return { errors: faults.map((fault) => ({ ...plain(fault), extensions: { code: 'undefinedField' } })) };
  }
  const context: GraphContext = {
    world,
    limits,
    token,
    view: { behind: exchange.refsBehind },
    torn: exchange.torn,
    violate: (message) => violate('not-simulated', request, message),
    nodes: { repository: repositoryNode, issue: issueNode, pull: pullNode },
  };
  const result = await execute({
    schema: githubSchema(),
    document,
    rootValue: rootValue(context),
    contextValue: context,
    variableValues: asked.variables,
    operationName: asked.operationName ?? null,
    fieldResolver: resolveField,
  });
  const argumentFaults = result.data === undefined ? (result.errors ?? []) : [];
  for (const fault of argumentFaults) violate('bad-request', request, `GraphQL: ${fault.message}`);
  const data = result.data === undefined ? {} : { data: result.data };
  return result.errors === undefined ? data : { ...data, errors: result.errors.map(plain) };
}

export function graphqlService(parts: GraphqlParts): ServiceHandler {
  const { limits, violate, world } = parts;

  async function handle(exchange: Exchange): Promise<Answer> {
    const { request } = exchange;
    if (request.method !== 'POST')
      return answer(
        404,
        { message: 'Not Found', documentation_url: 'https://docs.github.com/graphql', status: '404' },
        {},
      );
    const token = tokenOf(world, request);
    if (typeof token === 'string') {
      const message = token === 'bad' ? 'Bad credentials' : 'This endpoint requires you to be authenticated.';
      return answer(
        token === 'bad' ? 401 : 403,
        { message, documentation_url: 'https://docs.github.com/graphql', status: '401' },
        {},
      );
    }
    const { exceeded } = limits.count(token, /^\s*mutation\b/.test(askedOf(request.body)?.query ?? ''));
    const headers = rateHeaders(limits, token, 'graphql');
    if (exceeded === 'secondary')
      return answer(
        403,
        { message: 'You have exceeded a secondary rate limit.', status: '403' },
        { ...headers, 'retry-after': String(limits.retryAfterSeconds) },
      );
    if (exceeded === 'primary')
      return answer(
        200,
        { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation.' }] },
        headers,
      );
    const asked = askedOf(request.body);
    if (asked === null || asked.query === '') {
      violate('bad-request', request, 'GraphQL: no query in the body');
      return answer(
        400,
        {
          message: 'A query attribute must be specified and must be a string.',
          documentation_url: 'https://docs.github.com/graphql',
          status: '400',
        },
        headers,
      );
    }
    return answer(200, await ask(parts, exchange, asked, token), headers);
  }

  return { service: 'graphql', operationOf: (_method, _url, body) => operationName(body), handle };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** GitHub's form of an error: the machine-readable `type` stands beside the message. */
function plain(error: GraphQLError): object {
  const type = error.extensions['type'];
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    message: error.message,
  };
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>>): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}
