const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

// RFC 9110, 5.6.7: the form in use, and two old ones that a recipient must still read.
const FIXDATE = /^[A-Z][a-z]{2}, (?<d>\d{2}) (?<m>[A-Z][a-z]{2}) (?<y>\d{4}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const RFC850 = /^[A-Z][a-z]{5,8}, (?<d>\d{2})-(?<m>[A-Z][a-z]{2})-(?<y>\d{2}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} (?<m>[A-Z][a-z]{2}) (?<d>[\d ]\d) (?<t>\d{2}:\d{2}:\d{2}) (?<y>\d{4})$/;

/** Reads an HTTP-date in any of its three forms; `undefined` for everything else, as `Date.parse` guesses too much. */
export function parseHttpDate(text: string): Date | undefined {
  const parts = (FIXDATE.exec(text) ?? RFC850.exec(text) ?? ASCTIME.exec(text))?.groups;
  if (parts === undefined) return undefined;
  const { d = '', m = '', y = '', t = '' } = parts;
  const month = MONTHS.findIndex((name) => name === m);
  if (month < 0) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = t.split(':').map(Number);
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const day = Number(d);
  const year = y.length === 2 ? 2000 + Number(y) : Number(y);
  const date = new Date(Date.UTC(year, month, day, hours, minutes, seconds));
  return date.getUTCDate() === day || seconds === 60 ? date : undefined;
}
