/** Date and time as RFC 3339 section 5.6 writes it: `T` between them and a zone behind; both letters may be lower case. */

const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for an instant that exists: month lengths, leap years, and second 60 only where a leap second can be (section 5.7). */
export function isDateTime(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const match = FORM.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  if (hour > 23 || minute > 59 || second > 60) return false;
  const zoneHour = Number(match[8] ?? 0);
  const zoneMinute = Number(match[9] ?? 0);
  if (zoneHour > 23 || zoneMinute > 59) return false;
  const behind = (match[7] === '-' ? 1 : -1) * (zoneHour * 60 + zoneMinute);
  return second < 60 || isLastMinuteOfMonth(year, month, day, hour, minute + behind);
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** A leap second is 23:59:60 UTC on the last day of a month. The minutes may lie outside 0..59: they carry the zone. */
function isLastMinuteOfMonth(year: number, month: number, day: number, hour: number, minute: number): boolean {
  const next = new Date(0);
  next.setUTCFullYear(year, month - 1, day);
  next.setUTCHours(hour, minute + 1);
  return next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
}
