import type { SweepOutcome } from '../sweep.ts';

const DAY = 86_400_000;

/** How old the backlog is, and what it would take. "At least" wherever a source was not read to its end. */
export function backlogOf({ turns, waiting, home, sources }: SweepOutcome): readonly string[] {
  if (home === undefined || sources.length === 0) return [];
  const made = turns.filter(({ kind }) => kind !== 'left-out').map(({ ranked }) => ranked);
  const opened = [...made, ...waiting].flatMap(({ finding }) => finding.openedAt ?? []);
  const ages = opened
    .map((at) => Math.max(0, Math.floor((home.now.getTime() - at.getTime()) / DAY)))
    .sort((a, b) => a - b);
  const isWhole = sources.every(({ verdict }) => verdict === 'read' || verdict === 'off');
  const least = isWhole ? '' : 'at least ';
  const { perDay, acuPerSession } = home.settings.limits;
  const runs = home.cap === 0 ? undefined : Math.ceil(waiting.length / home.cap);
  const days = perDay === 0 ? undefined : Math.ceil(waiting.length / perDay);
  return [
    ...(ages.length === 0 ? [] : [`oldest ${ages.at(-1)} days, median ${ages[Math.floor(ages.length / 2)]} days`]),
    `${least}${waiting.length} findings wait`,
    ...(waiting.length === 0 || runs === undefined || days === undefined
      ? []
      : [
          `what it would take: ${least}${runs} runs of ${home.cap}, ${least}${days} days at ${perDay} a day, and as many reviews${
            acuPerSession === undefined ? '' : `; ${least}${waiting.length * acuPerSession} compute units`
          }`,
        ]),
  ];
}
