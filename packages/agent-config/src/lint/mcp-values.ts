/** What a value of a server gives away: credentials in the open, and paths of one person's machine. */
import { holdsToken } from '../secrets.ts';

/** Names whose value is a credential; a name that ends otherwise says where one lies, or how much of something is allowed. */
const CREDENTIAL =
  /(token|secret|password|passwd|api[_-]?key|private[_-]?key|authorization|credentials?|access[_-]?key)(?!s?.*[_-](file|path|dir|url|uri|endpoint|limit|name|id|ttl|project|region|provider|mode|type)s?$)/i;

/** A number or the path of a file: nobody's credential. */
const NO_CREDENTIAL = /^(\d+|(\/|~\/|\.\.?\/)[\w./-]+)$/;

/** What stands in examples where a credential belongs. */
const PLACEHOLDER =
  /^(<[^<>]*>|\[[^[\]]*\]|\{\{[^{}]*\}\}|[\w-]{0,8}[x*•.…]{3,}|(?:[^a-z]|^)?.{0,40}(?:^|[^a-z])(your|change-?me|changeit|replace|insert|example|placeholder|redacted|todo|fixme|dummy)(?:[^a-z].{0,60}|$)|.{0,60}[-_ ]here)$/i;

/** Shorter ones are words such as `none` or `true`. */
const LEAST = 8;

export function secretInVariable(name: string, value: string): 'secret' | 'placeholder' | undefined {
  if (holdsToken(value)) return 'secret';
  if (!CREDENTIAL.test(name)) return undefined;
  // A default is written in the file as much as a value is.
  const text = value
    .replace(/\$\{[^}:]*:-([^}]*)\}/g, '$1')
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/^(bearer|basic|token)\s*/i, '')
    .trim();
  if (PLACEHOLDER.test(text)) return 'placeholder';
  // `$NAME` is a reference in another form, and said as such.
  return text.length >= LEAST && !NO_CREDENTIAL.test(text) && !/^\$\w+$/.test(text) ? 'secret' : undefined;
}

/** A flag and its value may be one argument or two; `-e NAME=value` and `--header 'Name: value'` hand a credential on. */
export function secretInArgument(value: string, before: string): boolean {
  if (holdsToken(value)) return true;
  const isOne = /^(--?)?[\w-]*(token|secret|password|api[_-]?key)=[^$\s-][^$\s]{7,}/i.test(value);
  const isSecond = /^--?([\w-]+-)?(token|secret|password|api-?key)$/i.test(before) && /^[^$\s-][^$\s]{7,}$/.test(value);
  const isHeader = /^-{1,2}h(eader)?$/i.test(before) && /^(authorization|x-api-key): *(\w+ +)?[^$\s]{8,}$/i.test(value);
  const part = isSecond ? value : value.slice(value.indexOf('=') + 1);
  const isOpen = (isOne || isSecond || isHeader) && !NO_CREDENTIAL.test(part) && !PLACEHOLDER.test(part);
  return isOpen || isConnection(value);
}

/** The address of a database with a password in it; the ones that tools are delivered with protect nothing. */
function isConnection(value: string): boolean {
  const password = /^[a-z][a-z0-9+]{1,20}:\/\/[^\s:/@?#]{0,100}:([^\s@/]{1,200})@/i.exec(value)?.[1];
  const isDelivered = /^(\$.*|postgres|password|root|admin|guest|user|mysql|test|secret)$/i;
  return password !== undefined && !isDelivered.test(password) && !PLACEHOLDER.test(password);
}

export function secretInUrl(url: string): string | undefined {
  if (holdsToken(url)) return 'The address holds a token.';
  const user = /^[a-z]+:\/\/([^/?#]*)@/i.exec(url)?.[1];
  if (user !== undefined && !user.includes('${')) return 'The address holds a user or a password.';
  for (const [, name = '', value = ''] of url.matchAll(/[?&]([\w.-]{1,60})=([^&#]*)/g)) {
    const isNamed = /(^|[_.-])(api[_-]?key|token|access[_-]?token|secret|password|apikey)$/i.test(name);
    const least = isNamed ? LEAST : /^(key|auth)$/i.test(name) ? 16 : Infinity;
    if (value.length >= least && !/^(\$|%24|\{|%7B)/i.test(value) && !PLACEHOLDER.test(value))
      return 'The address holds a credential.';
  }
  return undefined;
}

/** Homes of people, and not those that images and runners are delivered with. */
export function isOfOneHome(word: string): boolean {
  return /^(\/Users\/(?!Shared\/)[^/]+\/|\/home\/(?!(runner|vscode|node|codespace|coder|user|ubuntu|agent|app|dev|linuxbrew|pwuser)\/)[^/]+\/|[a-z]:[\\/]+Users[\\/]+(?!Public[\\/])[^\\/]+[\\/])/i.test(
    word,
  );
}
