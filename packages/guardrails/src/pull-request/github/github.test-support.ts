import type { GitHub } from '@agent-remediation/github';

/** One request that was made: what was asked for, and with what. */
export interface Made {
  readonly what: string;
  readonly given: Readonly<Record<string, unknown>>;
}
type Answer = unknown;

/**
 * GitHub, by its answers: each takes the name of the GraphQL operation or the route, and what was given; an `Error` that it gives is thrown.
 * A GraphQL answer is its data; `{ errors }` stands for one with errors.
 */
export function githubOf(answer: (what: string, given: Made['given']) => Answer): {
  readonly github: GitHub;
  readonly made: readonly Made[];
} {
  const made: Made[] = [];
  const ask = (what: string, given: Made['given']): Promise<Answer> => {
    made.push({ what, given });
    const found = answer(what, given);
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };
  const rest = async (route: string, given: Made['given']) => ({
    status: 200,
    data: await ask(route, given),
    at: undefined,
  });
  return {
    made,
    github: {
      get: rest,
      write: rest,
      graph: async (effect, query, given) => {
        const [, kind, name = ''] = /^(query|mutation) (\w+)/u.exec(query) ?? [];
        if ((kind === 'mutation') !== (effect === 'write')) throw new Error(`${name} is sent as a ${effect}`);
        checkVariables(query, Object.keys(given));
        const found = await ask(name, given);
        const isFailed = typeof found === 'object' && found !== null && 'errors' in found;
        return {
          data: isFailed ? {} : asked(found, query),
          errors: isFailed ? (found.errors as readonly { readonly message: string }[]) : [],
          at: undefined,
        };
      },
    },
  };
}

/** GitHub refuses a query with a variable that is not declared, not used or not given. */
function checkVariables(query: string, given: readonly string[]): void {
  const [head = '', ...body] = query.split('{');
  const names = (text: string): string => [...new Set(text.match(/\$\w+/gu))].toSorted().join(' ');
  const wanted = given
    .map((name) => `$${name}`)
    .toSorted()
    .join(' ');
  if (names(head) !== wanted || names(body.join('{')) !== wanted)
    throw new Error(`declared: ${names(head)}; used: ${names(body.join('{'))}; given: ${wanted}`);
}

/** What the query asks for: a field that it does not name is not answered. */
function asked(found: unknown, query: string): unknown {
  if (Array.isArray(found)) return found.map((each) => asked(each, query));
  if (typeof found !== 'object' || found === null) return found;
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => new RegExp(String.raw`\b${name}\b`, 'u').test(query))
      .map(([name, value]) => [name, asked(value, query)]),
  );
}
