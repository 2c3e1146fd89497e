/** The closed list of endings. Programs branch on the code; people read the sentence. */
export const REASONS = {
  'snapshot-valid': 'The document follows the schema and its fields agree with each other.',
  'snapshot-invalid': 'The document does not follow the schema.',
  'snapshot-incoherent': 'The document follows the schema, but its fields contradict each other.',
  'snapshot-unknown-version': 'The document carries a schema_version that this reader does not know.',
  'snapshot-unreadable': 'The document could not be read as JSON.',
} as const;

export type ReasonCode = keyof typeof REASONS;
