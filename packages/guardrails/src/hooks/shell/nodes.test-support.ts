/** The nodes of a program as data, to be compared. */
export const nodes = (script: unknown): unknown =>
  JSON.parse(
    JSON.stringify(script, function reduced(this: unknown, key, value: unknown) {
      // The parser derives these two and does not write them out.
      const derived = (key === 'args' || key === 'redirects') && Object(this).type === 'Command';
      return derived ? undefined : value;
    }),
  );
