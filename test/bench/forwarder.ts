import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createHandle } from '@agent-remediation/forwarder';
import { dependencies } from '../../packages/cli/src/forward/forward.ts';
import { startServer } from '../../packages/cli/src/forward/server.ts';
import { linear, SECRETS } from '../forwarder/payloads.ts';
import type { Sent } from '../forwarder/payloads.ts';
import { githubVariables, settingsOf, startUpstream, workerBundle } from '../forwarder/runtimes.ts';
import { median, type Section } from './row.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const REQUESTS = Number(process.env['REQUESTS'] ?? 4_000);
const CONNECTIONS = 16;

type SubjectName = 'bare' | 'forward';

/** What the forwarder does at the least: read, check, answer. */
async function startBare(): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const expected = createHmac('sha256', SECRETS.linear).update(Buffer.concat(chunks)).digest();
      const given = Buffer.from(String(request.headers['linear-signature']), 'hex');
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      response.writeHead(isRight ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(name: SubjectName): Promise<void> {
  const deps = dependencies(
    () => undefined,
    () => undefined,
  );
  const handle = createHandle(settingsOf(githubVariables('http://127.0.0.1:1')), deps);
  const url = name === 'bare' ? await startBare() : (await startServer(handle, { host: '127.0.0.1', port: 0 })).url;
  process.stdout.write(`${url}\n`);
}

interface Subject {
  readonly name: SubjectName;
  readonly url: string;
  readonly child: ChildProcess;
  readonly perSecond: number[];
  readonly p99: number[];
  /** Milliseconds of CPU per request: what a busy machine does not change. */
  readonly cpu: number[];
}

function start(name: SubjectName): Promise<Subject> {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({ name, url: chunk.toString().trim(), child, perSecond: [], p99: [], cpu: [] }),
    );
  });
}

async function load(
  url: string,
  sent: Sent,
  count: number,
): Promise<{ readonly perSecond: number; readonly p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { port } = new URL(url);
  const body = Buffer.from(sent.body);
  const headers = { ...Object.fromEntries(sent.headers), 'content-length': body.length };
  const times: number[] = [];
  let left = count;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const request = httpRequest(
        { host: '127.0.0.1', port, path: sent.path, method: 'POST', headers, agent },
        (response) => {
          if (response.statusCode !== 204) reject(new Error(`status ${response.statusCode}`));
          response.resume();
          response.on('end', () => {
            times.push(performance.now() - began);
            resolve();
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** CPU of the process, and of those it started, in milliseconds: user and system ticks of a hundredth of a second (proc(5)). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** workerd on the very bundle that users deploy, so many deliveries, and the CPU that its process took for them. */
async function cpuInWorkerd(sent: () => Sent, count: number): Promise<number> {
  const { Miniflare } = await import('miniflare');
  const upstream = await startUpstream();
  const children = (): readonly number[] =>
    readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  const before = new Set(children());
  const miniflare = new Miniflare({
    modules: true,
    script: await workerBundle(),
    compatibilityDate: '2026-07-01',
    bindings: { ...githubVariables(upstream.url) },
    host: '127.0.0.1',
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
  });
  const { origin } = await miniflare.ready;
  const pid = children().find((child) => !before.has(child));
  if (pid === undefined) throw new Error('workerd is not to be seen');
  const send = async (): Promise<void> => {
    const { path, headers, body } = sent();
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: Buffer.from(body),
    });
    if (response.status !== 204) throw new Error(`status ${response.status}`);
    await response.arrayBuffer();
  };
  for (let index = 0; index < count / 4; index += 1) await send();
  const began = cpuMs(pid);
  for (let index = 0; index < count; index += 1) await send();
  const used = cpuMs(pid) - began;
  await miniflare.dispose();
  await upstream.close();
  return used / count;
}

/** The forwarder beside a bare server that reads the body and checks the same signature, in turn in every round; workerd; the size. */
export const forwarding: Section = {
  title: 'The forwarder',
  floor: 'a bare node:http server that reads the body and checks the same HMAC',
  async measure() {
    const { bare, forward } = await beside();
    const ignored = await cpuInWorkerd(() => linear({ isReady: false }), 400);
    let next = 0;
    const handedOn = await cpuInWorkerd(() => linear({ key: `ENG-${(next += 1)}`, delivery: `d-${next}` }), 400);
    const size = Buffer.byteLength(await workerBundle());
    return [
      { what: 'bare server', figure: bare.perSecond, unit: 'requests/s' },
      { what: 'forwarder on Node', figure: forward.perSecond, unit: 'requests/s' },
      {
        what: 'forwarder on Node',
        figure: (100 * forward.perSecond) / bare.perSecond,
        unit: '% of the bare server',
        bar: 60,
        atLeast: true,
      },
      { what: 'bare server, CPU of a request', figure: bare.cpu * 1_000, unit: 'µs' },
      { what: 'forwarder on Node, CPU of a request', figure: forward.cpu * 1_000, unit: 'µs' },
      { what: 'forwarder on Node, p99', figure: forward.p99 / bare.p99, unit: '× bare server', bar: 2 },
      { what: 'an ignored event in workerd, CPU', figure: ignored, unit: 'ms', bar: 10 },
      { what: 'an event handed on in workerd, CPU', figure: handedOn, unit: 'ms', bar: 10 },
      { what: 'the worker', figure: size, unit: 'bytes', bar: 60_000 },
    ];
  },
};

type Measured = { readonly perSecond: number; readonly p99: number; readonly cpu: number };

async function beside(): Promise<{ readonly bare: Measured; readonly forward: Measured }> {
  const [first, second] = [await start('bare'), await start('forward')];
  const subjects = [first, second];
  // Signatures hold for a minute, so every round signs anew. An ordinary edit of an issue: read, checked, parsed, ignored.
  const body = (): Sent => linear({ isReady: false, description: 'x'.repeat(1_500) });
  for (const { url } of subjects) await load(url, body(), REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const began = cpuMs(subject.child.pid ?? 0);
      const { perSecond, p99 } = await load(subject.url, body(), REQUESTS);
      subject.cpu.push((cpuMs(subject.child.pid ?? 0) - began) / REQUESTS);
      subject.perSecond.push(perSecond);
      subject.p99.push(p99);
    }
  }
  for (const { child } of subjects) child.kill();
  const middle = ({ perSecond, p99, cpu }: Subject): Measured => ({
    perSecond: median(perSecond),
    p99: median(p99),
    cpu: median(cpu),
  });
  return { bare: middle(first), forward: middle(second) };
}

// The servers are processes of their own: this file again, with the name of the one to be.
const [, file, subject] = process.argv;
if (file === fileURLToPath(import.meta.url) && (subject === 'bare' || subject === 'forward')) await serve(subject);
