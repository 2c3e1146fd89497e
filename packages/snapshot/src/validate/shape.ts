/**
 * The schema as the validator sees it: the few forms that seed 2.1–2.4 uses, each one case of a union. The generator turns the
 * published JSON Schema into these and refuses a keyword that it does not know, so that none is silently ignored.
 */
export type Shape =
  TextShape | SlugShape | ChoiceShape | DateTimeShape | IntegerShape | BooleanShape | ListShape | RecordShape;

/** Lengths are in Unicode code points, as JSON Schema counts them. */
export type TextShape = { readonly kind: 'text'; readonly min: number; readonly max: number };
/** `^<prefix>[a-z0-9]+(?:-[a-z0-9]+)*$` */
export type SlugShape = { readonly kind: 'slug'; readonly prefix: string; readonly pattern: string };
export type ChoiceShape = { readonly kind: 'choice'; readonly values: readonly string[] };
export type DateTimeShape = { readonly kind: 'date-time' };
export type IntegerShape = { readonly kind: 'integer'; readonly min: number; readonly max?: number };
export type BooleanShape = { readonly kind: 'boolean' };
export type ListShape = { readonly kind: 'list'; readonly unique: boolean; readonly of: Shape };
/** Every field is required and no other is allowed. */
export type RecordShape = { readonly kind: 'record'; readonly fields: Readonly<Record<string, Shape>> };
