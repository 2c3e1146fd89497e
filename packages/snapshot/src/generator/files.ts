/** The files of `src/generated/`, formatted as the repository is. */
import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import type { RecordShape } from '../validate/shape.ts';
import { agreementSource } from './agreement.ts';
import { checksSource, portfolioShapeOf } from './checks.ts';
import { shapesOf } from './shapes.ts';
import { typesSource } from './types.ts';

export const SCHEMA_FILE = new URL('../../schema/portfolio-coverage.v1.schema.json', import.meta.url);

const BANNER = '/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */\n\n';

export type GeneratedFile = { readonly name: string; readonly text: string };

export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const schema = JSON.parse(await readFile(SCHEMA_FILE, 'utf8'));
  const shape = shapesOf(schema);
  return Promise.all([
    file('types.ts', await typesSource(schema)),
    file('checks.ts', checksSource(shape)),
    file('shape.ts', shapeSource(shape)),
    file('agreement.ts', agreementSource(portfolioShapeOf(shape))),
  ]);
}

function shapeSource(shape: RecordShape): string {
  return `import type { RecordShape } from '../validate/shape.ts';\n\nexport const snapshotShape: RecordShape = ${JSON.stringify(shape)};\n`;
}

async function file(name: string, source: string): Promise<GeneratedFile> {
  const text = await format(BANNER + source, { parser: 'typescript', printWidth: 120, singleQuote: true });
  return { name, text };
}
