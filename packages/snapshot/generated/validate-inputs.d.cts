interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
declare const validate: { (data: unknown): boolean; errors?: readonly Fault[] | null };
export = validate;
