/*
 * The runner reads every line of a step's output with two parsers (actions/runner, ActionCommand): `::name props::data` where the line
 * begins with `::` after white space was trimmed, and the older `##[name props]data` anywhere in the line. Both compare by culture, which
 * overlooks zero-width characters; so those go first, and what breaks a command is a visible space.
 */

/** Line breaks of the runner (`\r`, `\n`), and those that its trimming of white space treats alike. */
// Stryker disable next-line Regex: of \v it would make \V, which no engine reads, and so no test of this file would run.
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
const OVERLOOKED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n])\p{Cc}|\p{Cs}/gu;

/** Untrusted text for the log (P7): no line of it is a workflow command. Lines stay lines; invisible and control characters go. */
export function escapeForLog(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replace(OVERLOOKED, '')
    .split('\n')
    .map((line) => {
      const start = line.trimStart();
      const indent = line.slice(0, line.length - start.length);
      return (start.startsWith('::') ? `${indent}: ${start.slice(1)}` : line).replaceAll('##[', '## [');
    })
    .join('\n');
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const RANDOM = /^[A-Za-z0-9-]{16,}$/;
const ATTEMPTS = 8;

/**
 * One entry of a file command (`GITHUB_OUTPUT`, `GITHUB_ENV`, `GITHUB_STATE`): the value stands between two lines with a delimiter that
 * does not occur in it, so that no value can end itself and set another name (P7).
 *
 * @param random gives at least 16 letters and digits at each call, different every time.
 * @throws TypeError for a name or a delimiter of another form.
 */
export function heredoc(name: string, value: string, random: () => string): string {
  if (!NAME.test(name))
    throw new TypeError(`An output is named by letters, digits, "_" and "-", not ${JSON.stringify(name)}.`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const token = random();
    if (!RANDOM.test(token)) throw new TypeError('A delimiter is made of at least 16 random letters and digits.');
    const delimiter = `delimiter_${token}`;
    if (!value.includes(delimiter) && !name.includes(delimiter))
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  }
  throw new Error(
    `No delimiter in ${ATTEMPTS} attempts was absent from the value: the source of randomness is broken.`,
  );
}
