import { Octokit } from '@octokit/core';
import { httpFaultIn, toFetch } from '@agent-remediation/http';
import {
  faultOf,
  isRecord,
  statusFault,
  type GitHubFault,
  type GitHubOptions,
  type Parameters,
  type RestAnswer,
} from './client.ts';

/** One REST call. `none`: a read, repeated after any fault; `once`: never repeated once it may have run. */
export type RestCall = (effect: 'none' | 'once', route: string, parameters: Parameters) => Promise<RestAnswer>;

export function createRest({ token, apiUrl, http, userAgent }: GitHubOptions): RestCall {
  const octokit = (effect: 'none' | 'once') =>
    new Octokit({ auth: token, baseUrl: apiUrl, userAgent, request: { fetch: toFetch(http, effect) }, log: SILENT });
  const clients = { none: octokit('none'), once: octokit('once') };
  return async (effect, route, parameters) => {
    try {
      const { status, data, headers } = await clients[effect].request(route, { ...parameters });
      return { status, data, at: dateOf(headers.date), ...(headers.link === undefined ? {} : { link: headers.link }) };
    } catch (error) {
      throw toFault(error, route);
    }
  };
}

// Octokit warns on deprecations through console; what a run prints is action-kit's to decide.
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function toFault(error: unknown, route: string): GitHubFault {
  const fault = httpFaultIn(error);
  if (fault) return faultOf(fault, route);
  if (!isRecord(error) || typeof error['status'] !== 'number') return faultOf(error, route);
  const response = isRecord(error['response']) ? error['response'] : {};
  const headers = isRecord(response['headers']) ? response['headers'] : {};
  return statusFault(route, error['status'], headers, response['data'], error);
}

function dateOf(header: unknown): Date | undefined {
  const time = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}
