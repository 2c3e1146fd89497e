/** Writes the TypeScript types of the snapshot, every field readonly. */
import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** The source of `generated/types.ts`. */
export async function typesSource(schema: JSONSchema): Promise<string> {
  const source = await compile(schema, 'Snapshot', { bannerComment: '', format: false });
  return source.replaceAll(/^(\s*)(\w+): /gm, '$1readonly $2: ').replaceAll(/: (\w+)\[\];?$/gm, ': readonly $1[];');
}
