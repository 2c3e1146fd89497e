/** The part of the conventions that every start needs: reasons, endings, names and limits, without anything that loads more. */
export * from './names.ts';
export * from './limits.ts';
export * from './reasons.ts';
export * from './outcome.ts';
