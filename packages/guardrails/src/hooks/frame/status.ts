/**
 * How a hook ends. The seed's contract is 0 allow, 2 block, 1 warning. Node itself ends with 1 when it crashes and with 0 when a program
 * file is empty, so neither can be trusted: with `--private` (which the shipped settings pass) allow and warn have statuses of their own,
 * the settings map exactly those two to 0 and 1, and everything else to 2 (D16, P11).
 */
export const PRIVATE_OPTION = '--private';
export const PRIVATE_STATUS = { allow: 86, warn: 87, block: 2 } as const;
/** Without the option: allow and block as the seed says; a warning keeps its private status, because a raw 1 is a crash. */
export const PLAIN_STATUS = { allow: 0, warn: 87, block: 2 } as const;

export type Ending = keyof typeof PRIVATE_STATUS;

export function statusOf(ending: Ending, privately: boolean): number {
  return (privately ? PRIVATE_STATUS : PLAIN_STATUS)[ending];
}
