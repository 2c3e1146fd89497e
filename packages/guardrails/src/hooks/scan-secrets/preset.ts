import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** What a rule of the preset found, and where in UTF-16 units. */
export interface Message {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

/** What the preset of secretlint finds in a text. A module of its own, because loading it takes longer than the rest of the hook (P13). */
export async function preset(text: string): Promise<readonly Message[]> {
  const result = await lintSource({
    source: { filePath: 'text.txt', content: text, ext: '.txt', contentType: 'text' },
    options: {
      noPhysicFilePath: true,
      maskSecrets: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  });
  return result.messages.map(({ ruleId, range: [from, to] }) => ({
    rule: ruleId.replace(/^@secretlint\/secretlint-rule-/u, ''),
    from,
    to,
  }));
}
