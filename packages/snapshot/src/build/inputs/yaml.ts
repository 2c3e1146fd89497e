import { parseAllDocuments } from 'yaml';

/** Every document of a YAML text. Aliases are refused: they can grow without bound. Throws when it is not YAML. */
export function parseYamlDocuments(text: string): readonly unknown[] {
  const documents = parseAllDocuments(text, { uniqueKeys: true, logLevel: 'silent' });
  if (!Array.isArray(documents)) return [];
  return documents.map((document): unknown => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    return document.toJS({ maxAliasCount: 0 });
  });
}
