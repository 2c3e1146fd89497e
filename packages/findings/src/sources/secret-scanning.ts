import { dateAt, fieldAt, numberAt, present, textAt, type Item } from '../fields.ts';
import type { FindingRepository, Place, SourcedFinding } from '../finding.ts';
import { secretMark } from '../marks.ts';
import { placeText, plainPath } from '../place.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';

/**
 * One secret-scanning alert. `undefined`: it lacks its number or type. The field `secret` is never read: the list is asked for without it
 * (`hide_secret`), and what a server sends all the same goes nowhere (D30).
 */
export function fromSecretScanning(alert: Item, repository: FindingRepository): SourcedFinding | undefined {
  const number = numberAt(alert, 'number');
  const type = textAt(alert, 'secret_type');
  if (number === undefined || type === undefined) return undefined;
  const name = titleOf(textAt(alert, 'secret_type_display_name') ?? type);
  const validity = textAt(alert, 'validity');
  const place = placeOf(alert);
  const page = textAt(alert, 'html_url');
  return present({
    id: `secret-scanning-${number}`,
    kind: 'secret' as const,
    title: titleOf(`${name} in the repository`),
    explanation: explanationOf(
      `A secret of the type ${name} was committed. Revoke it at its issuer first: whoever has a clone has the secret, so that taking it out of the code is not enough.`,
      fieldAt(alert, 'has_more_locations') === true
        ? 'It stands in more places than the one that is named.'
        : undefined,
    ),
    // GitHub gives secrets no severity: one that still works is critical.
    severity: validity === 'active' ? ('critical' as const) : ('high' as const),
    location: place === undefined ? undefined : placeText(place),
    exploitability: exploitabilityOf(alert),
    validationResult: validity === undefined ? undefined : attribute(`validity: ${validity}`),
    artifacts: artifactsOf([page]),
    source: 'secret-scanning' as const,
    repository,
    openedAt: dateAt(alert, 'created_at'),
    aliases: [],
    marks: place?.line === undefined ? [] : [secretMark(place.path, place.line)],
    page,
    place,
    rule: { tool: 'secret scanning', id: type },
    signals: present({ isExploitable: validity === 'active' ? true : validity === 'inactive' ? false : undefined }),
  });
}

function placeOf(alert: Item): Place | undefined {
  const path = plainPath(textAt(alert, 'first_location_detected', 'path'));
  if (path === undefined) return undefined;
  return present({ path, line: numberAt(alert, 'first_location_detected', 'start_line') });
}

function exploitabilityOf(alert: Item): string | undefined {
  const validity = textAt(alert, 'validity');
  const said = [
    validity === 'active'
      ? 'the secret still works'
      : validity === 'inactive'
        ? 'the secret no longer works'
        : undefined,
    fieldAt(alert, 'publicly_leaked') === true ? 'it was found in public' : undefined,
    fieldAt(alert, 'multi_repo') === true ? 'it stands in several repositories' : undefined,
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join('; ');
}
