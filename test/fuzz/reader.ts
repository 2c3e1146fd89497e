/** Something that reads what others wrote. */
export interface Reader {
  readonly name: string;
  /** A right input. `text`: it reads texts; `value`: it reads what JSON.parse gave. */
  readonly right: { readonly text: string } | { readonly value: unknown };
  readonly read: (input: never) => unknown;
  /** What it may throw; nothing where it is left out. */
  readonly throws?: (error: unknown) => boolean;
  /** What is wrong with a result, in words. */
  readonly wrong?: (result: never, input: never) => string | undefined;
}

/** Reads texts. @param more what it may throw, and what is wrong with a result */
export const ofText = <Result>(
  name: string,
  text: string,
  read: (text: string) => Result,
  more: {
    readonly throws?: Reader['throws'];
    readonly wrong?: (result: Awaited<Result>, text: string) => string | undefined;
  } = {},
): Reader => ({ name, right: { text }, read, ...more }) as Reader;
/** Reads what JSON.parse gave. */
export const ofValue = (
  name: string,
  value: unknown,
  read: (value: unknown) => unknown,
  throws?: Reader['throws'],
): Reader => ({ name, right: { value }, read, ...(throws ? { throws } : {}) }) as Reader;

/** What is wrong with how a reader takes an input, or nothing. */
export async function faultOf({ read, throws, wrong }: Reader, input: unknown): Promise<string | undefined> {
  try {
    // First of all: an argument of a call that is left out would not be asked for.
    const result: unknown = await read(input as never);
    return wrong?.(result as never, input as never);
  } catch (error) {
    if (throws?.(error) === true) return undefined;
    return `throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
