/** The one HTTP function with the one retry rule, and the check of the addresses that it is given. */
export type { BaseUrlFault, BaseUrlFaultCode, BaseUrlOptions, BaseUrlResult } from './base-url.ts';
export { isLoopback, parseBaseUrl } from './base-url.ts';
export type { ProxyEnvironment } from './connection.ts';
export type { Effect, Http, HttpFaultCode, HttpHead, HttpRequest, HttpResponse } from './contract.ts';
export { HttpFault, httpFaultIn } from './contract.ts';
export type { HttpLimits, HttpOptions, RetryNotice } from './create-http.ts';
export { createHttp, DEFAULT_HTTP_LIMITS } from './create-http.ts';
export type { FetchInit, FetchLike, FetchOptions, FetchResponse } from './fetch-adapter.ts';
export { effectOfMethod, toFetch } from './fetch-adapter.ts';
export { parseHttpDate } from './http-date.ts';
export { isGitHubRateLimit } from './retry-rule.ts';
