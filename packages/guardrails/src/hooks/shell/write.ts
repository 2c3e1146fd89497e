/** A path that a command may write, create, move, change or remove. */
export interface Write {
  readonly path: string;
  /** `into`: a folder that gets files whose names nobody knows. */
  readonly how: 'write' | 'remove' | 'into';
}

export const write = (path: string): Write => ({ path, how: 'write' });
export const remove = (path: string): Write => ({ path, how: 'remove' });
export const into = (path: string): Write => ({ path, how: 'into' });
