import { describe, expect, test } from '@jest/globals';
import { FINDING_ID, sourceKind } from '@agent-remediation/conventions';
import { isWhole } from '../reading.ts';
import { findingsOf, type Json, logOf, oneOf, read, resultOf } from './log.test-support.ts';

describe('seed 2.5: the attributes of a finding, from SARIF', () => {
  test('each attribute that the log says is there', async () => {
    const rule = {
      id: 'js/sql',
      shortDescription: { text: 'SQL from user input' },
      fullDescription: { text: 'A query is built from user input.' },
      help: { text: 'Use parameters.' },
      helpUri: 'https://example.com/js/sql',
      properties: { precision: 'very-high', 'security-severity': '9.8' },
    };
    const step = (uri: string, startLine: number) => ({
      location: { physicalLocation: { artifactLocation: { uri }, region: { startLine } } },
    });
    const result = resultOf({
      ruleId: 'js/sql',
      message: { text: 'Depends on a [user-provided value](1).' },
      codeFlows: [{ threadFlows: [{ locations: [step('src/in.ts', 1), step('src/mid.ts', 4), step('src/a.ts', 3)] }] }],
      fixes: [{ description: { text: 'Bind the value.' }, artifactChanges: [] }],
      properties: { exploitability: 'proof of concept', validationResult: 'reproduced' },
      workItemUris: ['https://example.com/items/1'],
    });
    const finding = await oneOf(logOf([result], { tool: { driver: { name: 'CodeQL', rules: [rule] } } }));
    expect(finding).toMatchObject({
      kind: 'code',
      title: 'SQL from user input',
      explanation: 'Depends on a user-provided value.\n\nA query is built from user input.\n\nUse parameters.',
      severity: 'critical',
      location: 'src/a.ts:3',
      reachablePath: 'src/in.ts:1 → src/mid.ts:4 → src/a.ts:3',
      exploitability: 'proof of concept',
      confidence: 'very-high',
      validationResult: 'reproduced',
      suggestedFix: 'Bind the value.',
      artifacts: ['https://example.com/items/1', 'https://example.com/js/sql'],
      signals: { isReachable: true },
      rule: { tool: 'CodeQL', id: 'js/sql' },
      repository: { id: 42, name: 'acme/app' },
    });
    expect(finding.id).toMatch(/^sarif-js-sql-[0-9a-f]{20}$/);
    expect(finding.id).toMatch(FINDING_ID);
    expect(sourceKind(finding.id)).toBe('finding');
  });

  test('what the log does not say is absent', async () => {
    const finding = await oneOf(logOf([{ message: { text: 'Just a word.' } }]));
    expect(Object.keys(finding).sort()).toEqual(
      [
        'aliases',
        'explanation',
        'id',
        'kind',
        'marks',
        'repository',
        'rule',
        'severity',
        'signals',
        'source',
        'title',
      ].sort(),
    );
  });

  test('D19: replacements of a fix are not taken over, only its words', async () => {
    const fix = { artifactChanges: [{ replacements: [{ insertedContent: { text: 'rm -rf /' } }] }] };
    const finding = await oneOf(logOf([resultOf({ fixes: [fix] })]));
    expect(JSON.stringify(finding)).not.toContain('rm -rf');
    expect(finding.suggestedFix).toBeUndefined();
  });

  test('D30: no snippet, and for a secret no message either: both may hold it', async () => {
    const secret = 'ghp_averysecretvalue';
    const region = { startLine: 3, snippet: { text: secret } };
    const result = resultOf({
      message: { text: `found ${secret}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: '.env' }, region } }],
    });
    const rules = [{ id: 'R1', shortDescription: { text: 'A token' }, properties: { tags: ['secret'] } }];
    const byTag = await oneOf(logOf([result], { tool: { driver: { name: 'Scanner', rules } } }));
    const byOption = await oneOf(logOf([result]), { kind: 'secret' });
    for (const finding of [byTag, byOption]) {
      expect(finding.kind).toBe('secret');
      expect([finding.explanation, finding.location, finding.reachablePath].join()).not.toContain(secret);
    }
    expect(byTag.title).toBe('A token');
    expect(byOption.title).not.toContain(secret);
  });
});

describe('severity (coverage-rules, "SARIF severity")', () => {
  const rated = (rule: Json, result: Json = {}, run: Json = {}) =>
    oneOf(
      logOf([{ ...resultOf(), level: undefined, ...result }], {
        tool: { driver: { name: 'S', rules: [{ id: 'R1', ...rule }] } },
        ...run,
      }),
    );
  test.each<[string, Json, Json, string]>([
    ['9.0 of the rule', { properties: { 'security-severity': '9.0' } }, {}, 'critical'],
    ['8.9 of the rule', { properties: { 'security-severity': '8.9' } }, {}, 'high'],
    ['4 as a number', { properties: { 'security-severity': 4 } }, {}, 'medium'],
    ['0.1', { properties: { 'security-severity': '0.1' } }, {}, 'low'],
    ['a score goes before a level', { properties: { 'security-severity': '2.0' } }, { level: 'error' }, 'low'],
    [
      'a score of the result goes before that of the rule',
      { properties: { 'security-severity': '2.0' } },
      { properties: { 'security-severity': '9.9' } },
      'critical',
    ],
    ['0 is no score', { properties: { 'security-severity': '0' } }, { level: 'note' }, 'low'],
    ['"high" is no score', { properties: { 'security-severity': 'high' } }, { level: 'error' }, 'high'],
    ['error', {}, { level: 'error' }, 'high'],
    ['warning', {}, { level: 'warning' }, 'medium'],
    ['note', {}, { level: 'note' }, 'low'],
    ['none', {}, { level: 'none' }, 'info'],
    ['a level of the rule', { defaultConfiguration: { level: 'error' } }, {}, 'high'],
    ['nothing said: warning is the default', {}, {}, 'medium'],
  ])('%s', async (_, rule, result, expected) => {
    expect((await rated(rule, result)).severity).toBe(expected);
  });

  test('an invocation that sets the level of a rule goes before the rule', async () => {
    const invocations = [
      {
        executionSuccessful: true,
        ruleConfigurationOverrides: [{ descriptor: { index: 0 }, configuration: { level: 'note' } }],
      },
    ];
    expect((await rated({ defaultConfiguration: { level: 'error' } }, {}, { invocations })).severity).toBe('low');
  });
});

describe('rules', () => {
  const extensions = [
    { name: 'pack-a', rules: [{ id: 'X1', name: 'of a' }] },
    {
      name: 'pack-b',
      guid: 'bbbb',
      rules: [
        { id: 'X1', name: 'of b' },
        { id: 'X2', name: 'second of b' },
      ],
    },
  ];
  const driver = { name: 'CodeQL', rules: [{ id: 'D1', name: 'of the driver' }] };
  test.each<[string, Json, string]>([
    ['by index in the driver', { ruleId: undefined, ruleIndex: 0 }, 'of the driver'],
    ['by id in the driver', { ruleId: 'D1' }, 'of the driver'],
    ['by id in an extension', { ruleId: 'X2' }, 'second of b'],
    ['by index in an extension', { ruleId: 'X1', rule: { id: 'X1', index: 0, toolComponent: { index: 1 } } }, 'of b'],
    ['by name of an extension', { ruleId: 'X1', rule: { id: 'X1', toolComponent: { name: 'pack-b' } } }, 'of b'],
    [
      'by guid of an extension',
      { ruleId: undefined, rule: { index: 1, toolComponent: { guid: 'bbbb' } } },
      'second of b',
    ],
    ['a case of a rule', { ruleId: 'D1/null' }, 'of the driver'],
    ['an index that leads to another rule: the id counts', { ruleId: 'X2', ruleIndex: 0 }, 'second of b'],
    ['an index of nothing', { ruleId: 'D1', ruleIndex: 99 }, 'of the driver'],
    ['a rule that is not listed', { ruleId: 'nowhere' }, 'Something is wrong.'],
  ])('%s', async (_, fields, title) => {
    expect((await oneOf(logOf([resultOf(fields)], { tool: { driver, extensions } }))).title).toBe(title);
  });

  test('an index that two results share although their ids differ: each has the rule of its id', async () => {
    const results = [resultOf({ ruleId: 'D1', ruleIndex: 0 }), resultOf({ ruleId: 'X2', ruleIndex: 0 })];
    const found = await findingsOf(logOf(results, { tool: { driver, extensions } }));
    expect(found.map(({ title }) => title)).toEqual(['of the driver', 'second of b']);
  });

  test('a message by id, with arguments', async () => {
    const rules = [{ id: 'R1', messageStrings: { bad: { text: "'{0}' is {{not}} {1}, {7}" } } }];
    const result = resultOf({ message: { id: 'bad', arguments: ['x', 'y'] } });
    const finding = await oneOf(logOf([result], { tool: { driver: { name: 'S', rules } } }));
    expect(finding.explanation).toBe("'x' is {not} y, {7}");
  });

  test('an advisory in the name of a rule makes it a dependency', async () => {
    const finding = await oneOf(logOf([resultOf({ ruleId: 'CVE-2021-44228-log4j' }, 'pom.xml')]));
    expect(finding).toMatchObject({ kind: 'dependency', marks: [expect.stringMatching(/^m1-[0-9a-f]{32}$/)] });
  });
});

describe('paths', () => {
  const at = async (artifactLocation: Json, run: Json = {}, root?: string) => {
    const result = resultOf({ locations: [{ physicalLocation: { artifactLocation, region: { startLine: 3 } } }] });
    const { location, place } = await oneOf(logOf([result], run), root === undefined ? {} : { root });
    return [place?.path, location];
  };
  const bases = {
    '%SRCROOT%': { uri: 'file:///home/me/app/' },
    LIB: { uri: 'lib/', uriBaseId: '%SRCROOT%' },
    BIN: { uri: 'file:///home/me/app/bin/' },
    LOOP: { uri: 'x/', uriBaseId: 'LOOP' },
  };
  test.each<[string, Json, Json, string | undefined, string]>([
    ['relative', { uri: 'src/a.ts' }, {}, 'src/a.ts', 'src/a.ts:3'],
    ['with dots', { uri: './src/../src/a.ts' }, {}, 'src/a.ts', 'src/a.ts:3'],
    ['with back slashes', { uri: 'src\\a.ts' }, {}, 'src/a.ts', 'src/a.ts:3'],
    ['with escapes', { uri: 'src/a%20b.ts' }, {}, 'src/a b.ts', 'src/a b.ts:3'],
    ['broken escapes', { uri: 'src/100%.ts' }, {}, 'src/100%.ts', 'src/100%.ts:3'],
    ['the root by name, not defined', { uri: 'a.ts', uriBaseId: '%SRCROOT%' }, {}, 'a.ts', 'a.ts:3'],
    ['below the root', { uri: 'a.ts', uriBaseId: '%SRCROOT%' }, { originalUriBaseIds: bases }, 'a.ts', 'a.ts:3'],
    ['a base in a base', { uri: 'a.ts', uriBaseId: 'LIB' }, { originalUriBaseIds: bases }, 'lib/a.ts', 'lib/a.ts:3'],
    ['another absolute base', { uri: 'a.o', uriBaseId: 'BIN' }, { originalUriBaseIds: bases }, 'bin/a.o', 'bin/a.o:3'],
    ['absolute', { uri: 'file:///home/me/app/src/a.ts' }, { originalUriBaseIds: bases }, 'src/a.ts', 'src/a.ts:3'],
    [
      'of the list of files',
      { index: 0 },
      { artifacts: [{ location: { uri: 'src/l.ts' } }] },
      'src/l.ts',
      'src/l.ts:3',
    ],
    ['outside of the repository', { uri: '../../etc/passwd' }, {}, undefined, '../../etc/passwd'],
    ['absolute, root not known', { uri: 'file:///tmp/a.ts' }, {}, undefined, 'file:///tmp/a.ts'],
    ['an address', { uri: 'https://example.com/login' }, {}, undefined, 'https://example.com/login'],
  ])('%s', async (_, location, run, path, says) => {
    expect(await at(location, run)).toEqual([path, says]);
  });

  test('a base that goes round does not hold the reader up', async () => {
    expect(await at({ uri: 'a.ts', uriBaseId: 'LOOP' }, { originalUriBaseIds: bases })).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  });

  test('the checkout of the caller, for absolute paths', async () => {
    expect(await at({ uri: 'file:///w/app/src/a.ts' }, {}, 'file:///w/app')).toEqual(['src/a.ts', 'src/a.ts:3']);
  });

  test('P10: a path that leaves the repository is never a place', async () => {
    for (const uri of ['../x', 'a/../../x', '/etc/passwd', 'C:\\x', 'c:/x', '..', '..\\..\\x', '%2e%2e/x', 'file:///x'])
      expect([uri, (await at({ uri }))[0]]).toEqual([uri, undefined]);
  });

  test.each([
    ['tool behind the results', { uri: 'file:///home/me/app/a.ts' }, 'originalUriBaseIds', bases],
    ['files behind the results', { index: 0 }, 'artifacts', [{ location: { uri: 'a.ts' } }]],
  ])('tables that stand behind the results are read: %s', async (_, artifactLocation, key, table) => {
    const result = resultOf({ locations: [{ physicalLocation: { artifactLocation } }] });
    const finding = await oneOf(logOf([result], { [key]: table }));
    expect(finding.place?.path).toBe('a.ts');
  });
});

describe('what is no open finding is counted, by reason', () => {
  const left = async (fields: Json) => {
    const reading = await read(logOf([resultOf(fields)]));
    return reading.is === 'read' ? [reading.findings.length, reading.leftOut.map(({ why }) => why)] : reading;
  };
  test.each<[string, Json, readonly string[]]>([
    ['suppressed', { suppressions: [{ kind: 'inSource' }] }, ['suppressed']],
    ['suppression accepted', { suppressions: [{ kind: 'external', status: 'accepted' }] }, ['suppressed']],
    ['suppression under review', { suppressions: [{ kind: 'external', status: 'underReview' }] }, []],
    [
      'suppression rejected beside another',
      { suppressions: [{ kind: 'inSource' }, { kind: 'external', status: 'rejected' }] },
      [],
    ],
    ['no suppression', { suppressions: [] }, []],
    ['absent since the baseline', { baselineState: 'absent' }, ['gone-since-baseline']],
    ['new since the baseline', { baselineState: 'new' }, []],
    ['unchanged since the baseline', { baselineState: 'unchanged' }, []],
    ['passed', { kind: 'pass', level: 'none' }, ['no-failure']],
    ['for review', { kind: 'review' }, ['no-failure']],
    ['failed', { kind: 'fail' }, []],
  ])('%s', async (_, fields, expected) => {
    expect(await left(fields)).toEqual([expected.length === 0 ? 1 : 0, expected]);
  });

  test('below the severity that is asked for, and beyond what is kept: the gravest stay, in the order of the log', async () => {
    const results = ['note', 'error', 'warning', 'error', 'error'].map((level, at) => resultOf({ level }, `f${at}.ts`));
    const reading = await read(logOf(results), { atLeast: 'medium', keep: 2 });
    expect(reading).toMatchObject({
      seen: 5,
      findings: [{ location: 'f1.ts:3' }, { location: 'f3.ts:3' }],
      leftOut: [
        { why: 'below-severity', count: 1 },
        { why: 'beyond-window', count: 2 },
      ],
    });
    expect(isWhole(reading)).toBe(false);
  });

  test('entries that are no results', async () => {
    const reading = await read(logOf([null, 7, [], {}, resultOf()]));
    expect(reading).toMatchObject({ seen: 5, findings: [{}], leftOut: [{ why: 'malformed', count: 4 }] });
    expect(isWhole(reading)).toBe(false);
  });
});

describe('a failed, empty or broken scan is never taken for a clean one (P17)', () => {
  const clean = logOf([]);
  test('a scan that ran and found nothing is clean', async () => {
    const reading = await read(clean);
    expect([reading.is, isWhole(reading)]).toEqual(['read', true]);
  });

  test.each<[string, Json | string, string]>([
    ['no run', { version: '2.1.0', runs: [] }, 'scan-failed'],
    ['empty file', '', 'not-json'],
    ['no JSON', 'Error: out of memory', 'not-json'],
    ['another version', { ...clean, version: '2.0.0' }, 'unknown-format'],
    ['no version', { runs: [] }, 'unknown-format'],
    ['2.1.01 is not 2.1.0', { ...clean, version: '2.1.01' }, 'unknown-format'],
    ['a list', '[]', 'unknown-format'],
    ['null', 'null', 'unknown-format'],
    ['runs that are no list', { version: '2.1.0', runs: {} }, 'unknown-format'],
  ])('%s', async (_, log, why) => {
    const reading = await read(log);
    expect(reading).toMatchObject({
      is: 'unread',
      why,
      message: expect.stringMatching(/^scan\.sarif: ./),
      remedy: expect.stringMatching(/./),
    });
    expect(isWhole(reading)).toBe(false);
  });

  test.each<[string, Json, RegExp]>([
    [
      'the scan says that it failed',
      { invocations: [{ executionSuccessful: false, exitCode: 3, exitCodeDescription: 'out of memory' }] },
      /exit code 3: out of memory/,
    ],
    ['no list of results', { results: null }, /did not run to its end/],
    [
      'results in other files',
      { externalPropertyFileReferences: { results: [{ location: { uri: 'r.sarif' } }] } },
      /other files/,
    ],
  ])('%s', async (_, run, message) => {
    const reading = await read(logOf([resultOf()], run));
    expect(reading).toMatchObject({
      is: 'read',
      stopped: { code: 'scan-failed', message: expect.stringMatching(message) },
    });
    expect(isWhole(reading)).toBe(false);
  });

  test('one failed run of two: the results of the other one count, and it is said', async () => {
    const other = { tool: { driver: { name: 'Other' } }, results: null };
    const log = logOf([resultOf()]);
    const reading = await read({ ...log, runs: [...(log['runs'] as Json[]), other] });
    expect(reading).toMatchObject({
      findings: [{}],
      stopped: { code: 'scan-failed', message: expect.stringContaining('Other') },
    });
  });

  test.each([
    ['a fault in a result', '{"ruleId":"R1",,}'],
    ['a result that is missing', ''],
  ])('%s: what stands before counts, and the place is named', async (_, broken) => {
    const text = JSON.stringify(logOf([resultOf({}, 'a.ts'), resultOf({}, 'b.ts'), 'HERE', resultOf({}, 'c.ts')]));
    const reading = await read(text.replace('"HERE"', broken));
    expect(reading).toMatchObject({
      is: 'read',
      findings: [{ location: 'a.ts:3' }, { location: 'b.ts:3' }],
      stopped: { code: 'broken' },
    });
    const at = Number(/byte (\d+)/.exec(reading.is === 'read' ? (reading.stopped?.message ?? '') : '')?.[1]);
    expect(Math.abs(at - text.indexOf('"HERE"'))).toBeLessThanOrEqual(1);
  });

  test('a fault behind the results', async () => {
    const reading = await read(JSON.stringify(logOf([resultOf()])).replace(/\]\}$/, ',]}'));
    expect(reading).toMatchObject({ is: 'read', findings: [{}], stopped: { code: 'broken' } });
  });

  test('an error of the file itself is passed on', async () => {
    const { readSarif } = await import('./index.ts');
    const chunks = () => {
      throw new Error('EIO');
    };
    await expect(
      readSarif({ file: 'x', chunks }, { repository: { id: 1, name: 'a/b' }, atLeast: 'info' }),
    ).rejects.toThrow('EIO');
  });
});

describe('several runs', () => {
  test('each with its own rules, whatever the order of its fields', async () => {
    const run = (name: string, level: string) => ({
      results: [resultOf({ level: undefined }, `${name}.ts`)],
      tool: { driver: { name, rules: [{ id: 'R1', defaultConfiguration: { level } }] } },
    });
    const found = await findingsOf({ runs: [run('one', 'note'), run('two', 'error')], version: '2.1.0' });
    expect(found.map(({ location, severity, rule }) => [location, severity, rule?.tool])).toEqual([
      ['two.ts:3', 'high', 'two'],
      ['one.ts:3', 'low', 'one'],
    ]);
  });

  test('the same result in two runs of one tool is one finding', async () => {
    const log = logOf([resultOf()]);
    const reading = await read({ ...log, runs: [...(log['runs'] as Json[]), ...(log['runs'] as Json[])] });
    expect(reading).toMatchObject({ findings: [{}], leftOut: [{ why: 'same-finding', count: 1 }] });
  });
});
