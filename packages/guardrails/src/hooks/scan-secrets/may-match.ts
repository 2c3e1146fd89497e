/**
 * Texts without which no rule of secretlint's preset finds anything, so that the preset is loaded only where one of them stands (P13).
 * Every pattern of the preset holds one of these, whatever else it holds; the version of the preset is pinned exactly, and a test compares
 * on every sample of the corpora. Credentials in an address need both the beginning and the `@`.
 */
const TELLING =
  /A3T|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A|(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)|-----BEGIN|x-oauth-basic|_authToken=|npm_\w{36}|xox[abopr]-|xapp-|T3BlbkFJ|sk-ant-api0|gsk_|hf_[A-Za-z]{34}|lin_api_|ntn_|SG\.|shp(?:pa|ca|at|ss)_|[rs]k_(?:live|test)|gh[opurs]_|github_pat_|glpat-|glc_|glsa_|ops_ey|hv[sbr]\.|vc[piark]_|dapi[A-Fa-f0-9]{32}|dckr_pat_|figd_|cfk_|cfut_|cfat_|tskey-/;
const WEBHOOK = /hooks\.slack\.com/i;

/** Whether a rule of the preset could find something. False means that none does. */
export function mayMatch(text: string): boolean {
  return TELLING.test(text) || (text.includes('://') && (text.includes('@') || WEBHOOK.test(text)));
}
