/** Why a base URL was refused. Programs branch on the code, people read the message. */
export type BaseUrlFaultCode =
  | 'empty'
  | 'too-long'
  | 'characters'
  | 'scheme'
  | 'form'
  | 'userinfo'
  | 'query'
  | 'fragment'
  | 'host'
  | 'port'
  | 'path'
  | 'legacy-version'
  | 'version-in-path';

export interface BaseUrlFault {
  readonly code: BaseUrlFaultCode;
  /** What is wrong and what to write instead. Never repeats what was given: it may hold a password. */
  readonly message: string;
}

export type BaseUrlResult =
  | {
      readonly ok: true;
      /** Origin and path without a slash at the end: append `/…`. */
      readonly url: string;
      /** The host as it is asked for, with its port; an international name in its `xn--` form, to be shown. */
      readonly host: string;
    }
  | { readonly ok: false; readonly fault: BaseUrlFault };

export interface BaseUrlOptions {
  /** Allows `http://` on loopback; for the simulator and tests. */
  readonly allowLoopbackHttp?: boolean;
  /** GitHub Enterprise Server has `/api/v3` in its API address: `allow` keeps such a segment. Default `refuse` (D8). */
  readonly versionInPath?: 'refuse' | 'allow';
}

const MAX_LENGTH = 2_048;

const MESSAGES: Readonly<Record<BaseUrlFaultCode, string>> = {
  empty: 'it is empty: write the address of the API, such as https://api.example.com',
  'too-long': `it is longer than ${MAX_LENGTH} characters`,
  characters: 'it holds a space, a backslash, a control, invisible or percent-encoded character: write it plainly',
  scheme: 'it must begin with https://',
  form: 'it must have the form https://<host>, with a port and a path where needed',
  userinfo: 'it must not hold a user name, a password or an @',
  query: 'it must not hold a ?',
  fragment: 'it must not hold a #',
  host: 'its host is not a plain name or address: write it in its usual form, without a dot at the end',
  port: 'its port must be a number from 1 to 65535 without leading zeros',
  path: 'its path may hold letters, digits and - . _ ~ between single slashes, and no . or .. segment',
  'legacy-version':
    'it names version 1 or 2 of the session API, which are legacy: write the address without a version, ' +
    'create a service user key for version 3 in the workspace settings, and use that key',
  'version-in-path': 'it names a version: leave it out, /v3 is added',
};

// Percent signs are among them: an encoded slash, dot or at-sign means one thing here and another at the server.
const BAD_CHARACTERS = /[\s\\%"<>^`{|}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const PARTS = /^(?<scheme>[A-Za-z]+):\/\/(?<authority>[^/]+)(?<path>\/.*)?$/;
const AUTHORITY = /^(?<host>\[[0-9A-Fa-f:.]+\]|[^:[\]]+)(?::(?<port>.*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SEGMENT = /^[A-Za-z0-9._~-]+$/;
const VERSION = /^v(?<major>\d{1,4})(?:(?:alpha|beta)\d{0,4})?$/i;

/**
 * Reads the address of an API (P5, D8). The WHATWG parser forgives much (tabs, backslashes, missing slashes, odd ways to
 * write a host), so the text is checked first, and what the parser makes of it must be what was written.
 */
export function parseBaseUrl(text: string, options: BaseUrlOptions = {}): BaseUrlResult {
  const early = textFault(text);
  if (early !== undefined) return refused(early);
  const { scheme = '', authority = '', path = '' } = PARTS.exec(text)?.groups ?? {};
  const { host = '', port } = AUTHORITY.exec(authority)?.groups ?? {};
  const url = URL.parse(text);
  if (port !== undefined && !isPort(port)) return refused('port');
  if (url === null || host === '' || !isPlainHost(host, url.hostname)) return refused('host');
  const protocol = scheme.toLowerCase();
  const loopback = protocol === 'http' && options.allowLoopbackHttp === true && isLoopback(url.hostname);
  if (protocol !== 'https' && !loopback) return refused('scheme');
  const segments = path === '' || path === '/' ? [] : path.slice(1).replace(/\/$/, '').split('/');
  const pathFault = segmentFault(segments, options.versionInPath ?? 'refuse');
  if (pathFault !== undefined) return refused(pathFault);
  return { ok: true, url: [url.origin, ...segments].join('/'), host: url.host };
}

function refused(code: BaseUrlFaultCode): BaseUrlResult {
  return { ok: false, fault: { code, message: MESSAGES[code] } };
}

function textFault(text: string): BaseUrlFaultCode | undefined {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_LENGTH) return 'too-long';
  if (BAD_CHARACTERS.test(text)) return 'characters';
  if (text.includes('@')) return 'userinfo';
  if (text.includes('?')) return 'query';
  if (text.includes('#')) return 'fragment';
  const scheme = /^(?<name>[A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.groups?.['name']?.toLowerCase();
  if (scheme !== 'https' && scheme !== 'http') return 'scheme';
  return PARTS.test(text) ? undefined : 'form';
}

function isPort(port: string): boolean {
  return /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;
}

/**
 * A host must be what it looks like. The parser turns 0x7f.1 into 127.0.0.1 and full-width letters into plain ones, so a
 * label written in ASCII must stay as it is, and any other must become an `xn--` label.
 */
function isPlainHost(written: string, parsed: string): boolean {
  if (written.startsWith('[')) return written.toLowerCase() === parsed;
  const labels = parsed.split('.');
  const writtenLabels = written.split('.');
  return (
    parsed.length <= 253 &&
    labels.length === writtenLabels.length &&
    labels.every((label, index) => {
      const before = writtenLabels[index] ?? '';
      return LABEL.test(label) && (isAscii(before) ? label === before.toLowerCase() : label.startsWith('xn--'));
    })
  );
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

function segmentFault(segments: readonly string[], versions: 'refuse' | 'allow'): BaseUrlFaultCode | undefined {
  if (segments.some((segment) => !SEGMENT.test(segment) || segment === '.' || segment === '..')) return 'path';
  if (versions === 'allow') return undefined;
  const majors = segments.map((segment) => VERSION.exec(segment)?.groups?.['major']);
  if (majors.some((major) => major !== undefined && Number(major) <= 2)) return 'legacy-version';
  return majors.some((major) => major !== undefined) ? 'version-in-path' : undefined;
}

/** Whether a parsed host name is this machine. Only the exact name `localhost`: a resolver may send others elsewhere. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
