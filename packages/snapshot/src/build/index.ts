/** Builds a snapshot from assets, exposures, cases and policies. Loads nothing of Node: it runs in a browser as well. */
export { buildSnapshot, serialiseSnapshot, type BuildInputs, type Built } from './build.ts';
export { mergeNotices, NOTICE_CODES, type Notice, type NoticeCode, Notices } from './notices.ts';
export { specificity } from './routing.ts';
export {
  ASSET_TYPES,
  DELIVERIES,
  type Asset,
  type AssetType,
  type Case,
  type CaseStatus,
  type Channel,
  type CoverageInputs,
  type Delivery,
  type Exposure,
  type Policy,
  type PolicyMatch,
  type PortfolioName,
} from './inputs/types.ts';
