import { Ending, HALT_PATH } from '@agent-remediation/conventions';
import {
  createLedger,
  isPrivate,
  readLedger,
  writeLedger,
  type GitHub,
  type LedgerPlace,
} from '@agent-remediation/github';
import type { Http } from '@agent-remediation/http';
import type { Deps } from '@agent-remediation/remediation';
import { checkCredentials, createSessionClient, type SessionClient } from '@agent-remediation/session-api';
import { allowsLoopback, open, sleep, type Early } from './open.ts';
import { randomHex, type Kit } from './run-action.ts';

/** The world outside, built once per run from inputs and environment; with what was opened early. */
export function buildDeps(kit: Kit, sessions: (http: Http) => SessionClient, early: Early): Deps {
  const { inputs, runner } = kit;
  const { http, github, githubFor, listener } = early.opened ?? open(inputs, runner, kit.environment);
  inputs.check();
  listener.onRetry = ({ name, attempts, waitMs, why }) =>
    kit.log(`${name}: ${why}, attempt ${attempts}; again in ${Math.ceil(waitMs / 1_000)} s`);
  const ledgerToken = inputs.text('ledger-token');
  const ledgerGitHub = ledgerToken === undefined ? github : githubFor(ledgerToken);
  return {
    github,
    ...(early.facts === undefined ? {} : { facts: early.facts }),
    sessions: sessions(http),
    ledgerAt: ({ repository, branch }) => ledgerPort(ledgerGitHub, place(repository, branch)),
    isPrivateRepository: (repository) => isPrivate(ledgerGitHub, place(repository, '')),
    now: () => new Date(),
    sleep,
    random: Math.random,
    randomHex,
    redact: kit.redact,
    holdsSecret: kit.holdsSecret,
    log: kit.log,
  };
}

function ledgerPort(github: GitHub, at: LedgerPlace): ReturnType<Deps['ledgerAt']> {
  return {
    read: (paths) => readLedger(github, at, paths, () => new Date(), [HALT_PATH]),
    write: (write) => writeLedger(github, at, write),
    create: (files) => createLedger(github, at, files),
  };
}

function place(repository: string, branch: string): LedgerPlace {
  const [owner, name] = repository.split('/');
  return { owner: owner ?? '', name: name ?? '', branch };
}

/** The session service's client from the three inputs; every fault of them is raised at once. */
export function sessionClient(kit: Kit): (http: Http) => SessionClient {
  const { inputs } = kit;
  const given = {
    apiKey: inputs.required('api-key'),
    orgId: inputs.required('org-id'),
    baseUrl: inputs.required('base-url'),
  };
  inputs.check();
  const checked = checkCredentials({ ...given, allowLoopbackHttp: allowsLoopback(kit.environment) });
  if (!checked.ok) {
    const legacy = checked.faults.some(({ code }) => code === 'legacy-key' || code === 'legacy-version');
    throw new Ending(legacy ? 'legacy-api' : 'input-invalid', checked.faults.map(({ message }) => message).join(' '));
  }
  return (http) => createSessionClient({ http, ...checked.credentials });
}

/** For an action that was given no key: sessions cannot be looked up, and nothing pretends that they were. */
export function noSessions(): SessionClient {
  const refuse = () => Promise.reject(new Ending('input-missing', 'no API key was given'));
  return { create: refuse, get: refuse, list: refuse };
}
