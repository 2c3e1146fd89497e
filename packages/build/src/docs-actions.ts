import { parse } from 'yaml';
import { table } from './docs-regions.ts';

interface Manifest {
  readonly inputs?: Readonly<Record<string, Input>>;
  readonly outputs?: Readonly<Record<string, { readonly description: string }>>;
}
interface Input {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

/** The tables of an action's README, from its `action.yml`. */
export function actionTables(manifest: string): { readonly inputs: string; readonly outputs: string } {
  // Our own file: the type is a claim that test/workflows checks with GitHub's parser.
  const { inputs = {}, outputs = {} } = parse(manifest) as Manifest;
  return {
    inputs: table(
      ['Input', 'Meaning', 'Default'],
      Object.entries(inputs).map(([name, input]) => [`\`${name}\``, input.description, defaultOf(input)]),
    ),
    outputs: table(
      ['Output', 'Meaning'],
      Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
  };
}

function defaultOf(input: Input): string {
  if (input.required === true) return '**required**';
  return input.default === undefined || input.default === '' ? '' : `\`${input.default}\``;
}
