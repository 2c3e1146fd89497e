/**
 * Writes validators that ajv generates ahead of time: compiling a schema at run time costs about 80 ms at every start.
 * CommonJS, because ajv's ESM output still contains `require`.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { generatedFile } from './generated-file.ts';
import { ROOT } from './workspaces.ts';

const VALIDATORS = [
  {
    schema: 'packages/conventions/schema/settings.schema.json',
    to: 'packages/conventions/generated/validate-settings.cjs',
  },
  {
    schema: 'packages/snapshot/schema/coverage-inputs.v1.schema.json',
    to: 'packages/snapshot/generated/validate-inputs.cjs',
  },
  {
    schema: 'packages/findings/schema/finding-list.v1.schema.json',
    to: 'packages/findings/generated/validate-finding-list.cjs',
  },
];

for (const { schema, to } of VALIDATORS) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, code: { source: true } });
  const validate = ajv.compile(JSON.parse(readFileSync(ROOT + schema, 'utf8')));
  const { default: generate } = standaloneCode;
  generatedFile(
    to,
    `// Generated from ${schema} by ajv (MIT). Write it anew with: npm run generate\n${generate(ajv, validate)}\n`,
    'npm run generate',
  );
}
