import { describe, expect, test } from '@jest/globals';
import { Ending } from '@agent-remediation/conventions';
import { Inputs } from './inputs.ts';

function ending(inputs: Inputs): Ending {
  try {
    inputs.check();
  } catch (error) {
    if (error instanceof Ending) return error;
  }
  throw new Error('no fault was raised');
}

describe('inputs', () => {
  test('come as the runner passes them: hyphens kept, upper case, trimmed; an empty one is absent', () => {
    const inputs = new Inputs({ 'INPUT_API-KEY': '  secret  ', 'INPUT_DRY-RUN': '', INPUT_MY_NAME: 'x' });
    expect(inputs.text('api-key')).toBe('secret');
    expect(inputs.text('dry-run')).toBeUndefined();
    expect(inputs.text('my name')).toBe('x');
    expect(inputs.flag('dry-run')).toBe(false);
  });

  test('every fault is raised at once, and a value is never shown', () => {
    const inputs = new Inputs({ 'INPUT_DRY-RUN': 'canary-1', INPUT_LEDGER: 'canary-2', 'INPUT_TIMEOUT-SECONDS': '4' });
    inputs.flag('dry-run');
    inputs.choice('ledger', ['on', 'off']);
    inputs.integer('timeout-seconds', 5, 600);
    inputs.required('api-key');
    const { reason, message } = ending(inputs);
    expect(reason).toBe('input-invalid');
    for (const name of ['dry-run', 'ledger', 'timeout-seconds', 'api-key']) expect(message).toContain(`\`${name}\``);
    expect(message).toContain('from 5 to 600');
    expect(message).toContain('on, off');
    expect(message).not.toContain('canary');
  });

  test('only missing ones end with `input-missing`', () => {
    const inputs = new Inputs({});
    inputs.required('api-key');
    expect(ending(inputs).reason).toBe('input-missing');
  });

  test.each(['5.5', '-6', '1e2', '0x10', ' 7 7', '99999999999999999999'])(
    '%s is no whole number within bounds',
    (value) => {
      const inputs = new Inputs({ INPUT_N: value });
      expect(inputs.integer('n', 1, 600)).toBeUndefined();
      expect(inputs.faulty).toBe(true);
    },
  );

  test('lines: one entry per line, blank lines do not count', () => {
    expect(new Inputs({ INPUT_CHECKS: ' a \n\n b, c\r\n' }).lines('checks')).toEqual(['a', 'b, c']);
    expect(new Inputs({ INPUT_CHECKS: ' \n ' }).lines('checks')).toBeUndefined();
  });
});
