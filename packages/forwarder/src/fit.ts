import { MAX_PAYLOAD_TEXT_BYTES } from '@agent-remediation/conventions/core';
import { capText, cleanText } from '@agent-remediation/text';

/** Characters of a dispatch's `client_payload` or `inputs`, written as JSON (facts 5.3). */
export const MAX_PAYLOAD_CHARS = 65_535;
/** Longer texts are cut before they are cleaned: what is beyond could never be sent. Characters. */
const MAX_READ_CHARS = 4 * MAX_PAYLOAD_CHARS;
const CUT = '\n[… the rest was cut here: GitHub takes no longer text]';

/**
 * A text made safe to hand on (P2), and short enough that `payloadOf(text)` passes GitHub's limit: 65,535 characters of JSON, in which a
 * quote or a line break takes two. What was cut is said at its end.
 */
export function fitText(text: string, payloadOf: (text: string) => object): string {
  const clean = cleanText(text.slice(0, MAX_READ_CHARS)).text.trim();
  for (let bytes = MAX_PAYLOAD_TEXT_BYTES; ; bytes = Math.floor(bytes * 0.9)) {
    const fitted = capText(clean, { bytes }, () => CUT).text;
    if (bytes < 100 || JSON.stringify(payloadOf(fitted)).length <= MAX_PAYLOAD_CHARS) return fitted;
  }
}
