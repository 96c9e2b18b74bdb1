import {
  type ChangeRequest,
  type NewRemark,
  type RemarkAnswer,
  remarkLimit,
} from './changeRequest.ts';

/**
 * A new request. It adds to one that the vendor has not answered yet; ids go on, so that a reply never moves to another
 * remark.
 *
 * @param former The request that stands so far. Default: none.
 */
export function openRequest(
  message: string | null,
  remarks: readonly NewRemark[],
  at: string,
  former: ChangeRequest | null = null,
): ChangeRequest {
  const last = Math.max(0, ...(former?.remarks ?? []).map(({ id }) => id));
  const added = remarks.map((remark, index) => ({
    ...remark,
    id: last + index + 1,
    done: false,
    reply: null,
  }));
  const standing = former?.open ? former : null;
  const messages = [standing?.message, message].flatMap((each) => each ?? []);
  return {
    at,
    open: true,
    message: messages.length > 0 ? messages.join('\n\n') : null,
    remarks: [...(standing?.remarks ?? []), ...added].slice(-remarkLimit),
  };
}

/** The request with the vendor's answers; unknown remarks are ignored. `submits` closes it. */
export function answerRequest(
  request: ChangeRequest | null,
  answers: readonly RemarkAnswer[],
  submits: boolean,
): ChangeRequest | null {
  if (!request) return null;
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  const remarks = request.remarks.map((remark) => ({ ...remark, ...given.get(remark.id) }));
  return { ...request, open: request.open && !submits, remarks };
}
