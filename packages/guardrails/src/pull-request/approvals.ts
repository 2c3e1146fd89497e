import { isRuleId, type RuleId } from './breach.ts';

/** What a comment says, and who wrote it. */
export interface CommentFacts {
  readonly by: { readonly login: string; readonly isPerson: boolean } | undefined;
  readonly body: string;
  readonly isEdited: boolean;
}

/** An approval that somebody wrote; whether that person may is asked elsewhere. */
export interface WrittenApproval {
  readonly rule: RuleId;
  readonly by: string;
}

/** The whole line, so that a quoted, indented or explained command is none. */
const LINE = /^\/agent approve ([a-z][a-z-]{1,40}) ([0-9a-f]{40})[ \t]{0,10}$/u;

/** The line to copy: bound to the commit, so that no later push is approved with it (D18). */
export function approveLine(rule: RuleId, headOid: string): string {
  return `/agent approve ${rule} ${headOid}`;
}

/**
 * The approvals of a commit in the comments of its pull request. Only new comments count, never edited ones (others may edit them); only
 * people's; and only lines outside code, quotes and HTML comments, which `prose` tells (D11): it gives a text of the same length in
 * which all else is replaced.
 */
export function writtenApprovals(
  comments: readonly CommentFacts[],
  headOid: string,
  prose: (comment: string) => string,
): readonly WrittenApproval[] {
  return comments.flatMap(({ by, body, isEdited }) => {
    if (by === undefined || !by.isPerson || isEdited || !body.includes(headOid)) return [];
    const shown = prose(body).split(/\r\n?|\n/u);
    return body.split(/\r\n?|\n/u).flatMap((line, index): readonly WrittenApproval[] => {
      const [, rule = '', oid] = LINE.exec(line) ?? [];
      if (oid !== headOid || !isRuleId(rule) || !(shown[index] ?? '').startsWith('/agent approve')) return [];
      return [{ rule, by: by.login }];
    });
  });
}
