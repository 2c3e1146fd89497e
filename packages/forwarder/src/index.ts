/** Tracker webhook in, hand-off out: one function `Request → Promise<Response>` from web standards alone. */
export type { Answer, BodyReading, Delivery, EndingCode, Later, Outcome } from './delivery.ts';
export { ENDINGS, OUTCOME_HEADER } from './delivery.ts';
export { fitText, MAX_PAYLOAD_CHARS } from './fit.ts';
export type { ForwarderDeps, Handle, LogEntry } from './forwarder.ts';
export { createHandle } from './forwarder.ts';
export type { Environment, ForwarderSettings, SettingFault, SettingsReading } from './settings.ts';
export { readForwarderSettings } from './settings.ts';
export type { HmacCheck } from './verify.ts';
export type { Forward } from './web.ts';
export { createForwarder } from './web.ts';
