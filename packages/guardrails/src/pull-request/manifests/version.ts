/** The first two numbers of the first version that a requirement names: its lower bound in every ecosystem's way of writing. */
function firstVersion(requirement: string): readonly number[] | undefined {
  // A version begins at no letter or digit but its own `v`: the 4 of `log4j` is none.
  const found = /(?<![\w.-])v?(\d{1,9})(?:\.(\d{1,9}))?/u.exec(requirement.slice(0, 300));
  return found === null ? undefined : [Number(found[1]), Number(found[2] ?? '0')];
}

/**
 * Whether a change of a requirement crosses a major version. Below 1.0.0 the second number is the major one: semver promises nothing
 * there, and npm and Cargo keep a caret below the next one. `unknown`: one of the two names no version.
 */
export function crossing(from: string, to: string): 'none' | 'major' | 'unknown' {
  const [old, now] = [firstVersion(from), firstVersion(to)];
  if (old === undefined || now === undefined) return 'unknown';
  const [oldMajor = 0, oldMinor = 0] = old;
  const [major = 0, minor = 0] = now;
  if (oldMajor !== major) return 'major';
  return major === 0 && oldMinor !== minor ? 'major' : 'none';
}
