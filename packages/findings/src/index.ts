/** What a finding is. Reading, comparing and ranking them have doors of their own: most runs need none of it. */
export * from './finding.ts';
export * from './reading.ts';
