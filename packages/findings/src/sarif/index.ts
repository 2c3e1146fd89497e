/** SARIF 2.1.0 of any producer. */
export { DEFAULT_KEEP, MAX_SARIF_BYTES } from './limits.ts';
export { type Ran, readSarif, type SarifFile, type SarifOptions, type SarifReading, type Scan } from './read.ts';
