#!/usr/bin/env node
import { runCommandLine } from './command-line.ts';

const { stdout, stderr, env, argv } = process;
// A reader that has seen enough, such as `head`, closes the pipe: no reason to complain.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

process.exitCode = await runCommandLine(argv.slice(2), {
  write: (text) => void stdout.write(text),
  writeError: (text) => void stderr.write(text),
  colours: stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
  now: () => performance.now(),
});
