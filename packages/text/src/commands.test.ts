import { describe, expect, test } from '@jest/globals';
import { readCommand } from './commands.ts';

describe('readCommand', () => {
  test.each([
    ['/agent remediate', 'remediate'],
    ['/agent retry', 'retry'],
    ['/agent why', 'why'],
    ['/agent  why \t', 'why'],
    ['Please look.\r\n\r\n/agent retry\r\n\r\nThanks', 'retry'],
    ['text\n/agent retry', 'retry'],
    ['> quoted\n\n/agent why', 'why'],
    ['```\n/agent why\n```\n/agent retry', 'retry'],
    ['/agent why\n/agent why', 'why'],
    ['/agent retry now\n/agent why', 'why'],
    ['/agent\tretry', 'retry'],
    ['a\r/agent retry\rb', 'retry'],
    ['> /agent why\n\n/agent retry', 'retry'],
    ['```\n/agent why\n```\n\n/agent merge\n\n/agent retry', 'retry'],
  ])('D11: %j is a command', (comment, command) => {
    expect(readCommand(comment)).toEqual({ kind: 'command', command });
  });

  test.each([
    ['', 'absent'],
    ['please /agent retry', 'absent'],
    [' /agent retry', 'absent'],
    ['- /agent retry', 'absent'],
    ['/agents retry', 'absent'],
    ['/Agent retry', 'absent'],
    ['／agent retry', 'absent'],
    ['\u200b/agent retry', 'absent'],
    ['> /agent retry', 'absent'],
    ['`/agent retry`', 'absent'],
    ['\t/agent retry', 'absent'],
    ['/agent', 'unknown'],
    ['/agent Retry', 'unknown'],
    ['/agent merge', 'unknown'],
    ['/agent retry\u200b', 'unknown'],
    ['/agent retry please', 'arguments'],
    ['/agent why?', 'unknown'],
    ['/agent retry <!-- x -->', 'arguments'],
    ['> quoted\n/agent retry', 'not-prose'],
    ['```\n/agent retry\n```', 'not-prose'],
    ['~~~\n/agent retry', 'not-prose'],
    ['`a\n/agent retry\nb`', 'not-prose'],
    ['<!--\n/agent retry\n-->', 'not-prose'],
    ['<pre>\n/agent retry\n</pre>', 'not-prose'],
    ['/agent retry\n/agent remediate', 'several'],
    ['/agent retry\n/agent retry\n/agent why', 'several'],
    ['[\n/agent retry\n](x)', 'not-prose'],
    ['[a](x) /agent retry', 'absent'],
    ['x/agent retry', 'absent'],
    ['/agentretry', 'absent'],
    ['/agent ', 'unknown'],
    ['/agent retry  now', 'arguments'],
    ['/agent merge now', 'unknown'],
    ['```\n/agent retry\n```\n\n/agent merge', 'unknown'],
    ['/agent merge\n```\n/agent retry\n```', 'unknown'],
    ['/agent merge\n\n/agent retry now', 'arguments'],
    ['/agent retry now\n```\n/agent why\n```', 'arguments'],
  ])('D11: %j is none (%s)', (comment, why) => {
    expect(readCommand(comment)).toEqual({ kind: 'none', why });
  });
});
