import { dateAt, fieldAt, listAt, numberAt, present, textAt, type Item } from '../fields.ts';
import type { FindingRepository, Place, Rule, SourcedFinding } from '../finding.ts';
import { placeMark } from '../marks.ts';
import { levelSeverity, severityOf } from '../severity.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';
import { placeText, plainPath } from '../place.ts';

/** One code-scanning alert. `undefined`: it lacks its number or its rule. */
export function fromCodeScanning(alert: Item, repository: FindingRepository): SourcedFinding | undefined {
  const number = numberAt(alert, 'number');
  const rule = ruleOf(alert);
  if (number === undefined || rule === undefined) return undefined;
  const message = textAt(alert, 'most_recent_instance', 'message', 'text');
  const title = titleOf(textAt(alert, 'rule', 'description') ?? message ?? rule.id);
  const place = placeOf(alert);
  const page = textAt(alert, 'html_url');
  return present({
    id: `code-scanning-${number}`,
    kind: 'code' as const,
    title,
    explanation: explanationOf(message, textAt(alert, 'rule', 'full_description')) || title,
    severity:
      severityOf(textAt(alert, 'rule', 'security_severity_level')) ?? levelSeverity(textAt(alert, 'rule', 'severity')),
    location: place === undefined ? undefined : placeText(place),
    confidence: precisionOf(alert),
    artifacts: artifactsOf([page, textAt(alert, 'rule', 'help_uri')]),
    source: 'code-scanning' as const,
    repository,
    openedAt: dateAt(alert, 'created_at'),
    aliases: [],
    marks:
      place?.line === undefined
        ? []
        : [placeMark({ tool: rule.tool, rule: rule.id, path: place.path, line: place.line, column: place.column })],
    page,
    place,
    rule,
    signals: present({ isDevelopment: isShipped(alert) ? undefined : true }),
  });
}

function ruleOf(alert: Item): Rule | undefined {
  const id = textAt(alert, 'rule', 'id') ?? textAt(alert, 'rule', 'name');
  return id === undefined ? undefined : { tool: textAt(alert, 'tool', 'name') ?? '', id };
}

function placeOf(alert: Item): Place | undefined {
  const location = fieldAt(alert, 'most_recent_instance', 'location');
  const path = plainPath(textAt(location, 'path'));
  if (path === undefined) return undefined;
  return present({ path, line: numberAt(location, 'start_line'), column: numberAt(location, 'start_column') });
}

/** CodeQL names how sure a rule is among its tags only in SARIF; an alert has it where the tool put it there. */
function precisionOf(alert: Item): string | undefined {
  const tag = listAt(alert, 'rule', 'tags').find(
    (entry) => typeof entry === 'string' && entry.startsWith('precision:'),
  );
  return typeof tag === 'string' ? attribute(tag.slice('precision:'.length)) : undefined;
}

function isShipped(alert: Item): boolean {
  return !listAt(alert, 'most_recent_instance', 'classifications').some(
    (entry) => entry === 'test' || entry === 'generated',
  );
}
