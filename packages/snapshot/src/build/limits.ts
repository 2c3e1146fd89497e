/** The lengths that the schema allows, in code points (seed 8), and our own bounds. */

export const MAX_PORTFOLIO_ID = 80;
export const MAX_LABEL = 120;
export const MAX_ASSET_NAME = 140;
export const MAX_OWNER = 120;
export const MAX_ENVIRONMENT = 60;
export const MAX_BLOCKER = 160;
export const MAX_ACTION = 240;
export const MAX_COVERAGE_SUMMARY = 240;
export const MAX_ROUTE_SUMMARY = 320;
export const MAX_DEPENDENCY_SUMMARY = 320;
export const MAX_DESCRIPTION = 240;

/** Missing settings that an action names; the rest is in `route_blockers`. */
export const BLOCKERS_NAMED = 3;

/** Notices of one kind that are listed; all are counted. */
export const NOTICES_LISTED = 20;
