/**
 * The one gate for every reader of a snapshot (seed section 9, D20): "Consumers must reject or treat as unknown any other value."
 */
export const SCHEMA_VERSION = 'service.portfolio-coverage.v1';

/** What to do with a version that is not known: refuse it, or say that nothing is known about it. */
export type UnknownVersion = 'reject' | 'unknown';

export type Gate =
  | { readonly is: 'known' }
  /** No version is written: the schema says so as an ordinary fault. */
  | { readonly is: 'absent' }
  | { readonly is: 'other'; readonly version: unknown; readonly outcome: 'invalid' | 'unknown' };

export function versionGate(document: unknown, unknownVersion: UnknownVersion = 'reject'): Gate {
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, 'schema_version'))
    return { is: 'absent' };
  const version: unknown = 'schema_version' in document ? document.schema_version : undefined;
  if (version === SCHEMA_VERSION) return { is: 'known' };
  return { is: 'other', version, outcome: unknownVersion === 'unknown' ? 'unknown' : 'invalid' };
}
