/** What a rule says for all of its results: read once, since a log may hold thousands of them. */
import type { FindingKind } from '@agent-remediation/conventions';
import { fieldAt, listAt, textAt } from '../fields.ts';
import { advisoriesIn } from '../marks.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';

export interface RuleWords {
  readonly title: string | undefined;
  /** Its description and its help. */
  readonly about: string;
  readonly kind: FindingKind;
  readonly confidence: string | undefined;
  readonly artifacts: readonly string[] | undefined;
  readonly advisories: readonly string[];
}

export function aboutRule(id: string | undefined, data: unknown): RuleWords {
  const title = titleOf(textOf(data, 'shortDescription') ?? textAt(data, 'name') ?? '');
  const tags = listAt(data, 'properties', 'tags');
  const advisories = advisoriesIn(id ?? '');
  const isSecret = tags.some((tag) => tag === 'secret' || tag === 'secrets');
  return {
    title: title === '' ? undefined : title,
    about: explanationOf(textOf(data, 'fullDescription'), textOf(data, 'help')),
    kind: isSecret ? 'secret' : advisories.length > 0 ? 'dependency' : 'code',
    confidence: attribute(textAt(data, 'properties', 'precision') ?? textAt(data, 'properties', 'confidence')),
    artifacts: artifactsOf([textAt(data, 'helpUri')]),
    advisories,
  };
}

function textOf(data: unknown, key: string): string | undefined {
  return textAt(fieldAt(data, key), 'text') ?? textAt(fieldAt(data, key), 'markdown');
}
