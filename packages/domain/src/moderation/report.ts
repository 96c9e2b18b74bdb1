import type { Rejected } from '../errors/errors.ts';
import { type FieldError, fieldProblem, rejectedFields } from '../fields/fields.ts';
import { isBlank } from '../fields/text.ts';
import { reviewTexts } from '../text/texts.ts';
import { event, rejected } from './event.ts';
import { reportFields } from './recordFields.ts';
import { type ReportReason, reportReasons } from './reportReasons.ts';
import type { EventKind, ModerationEvent } from './types.ts';

const isReportReason = (value: unknown): value is ReportReason =>
  typeof value === 'string' && Object.hasOwn(reportReasons, value);

export interface NewReport {
  reason: ReportReason;
  text: string | null;
}

/** The latest report of a review. It is closed when an admin keeps the review. */
export interface ReportState extends NewReport {
  accountId: number;
  open: boolean;
  /** When it was filed. */
  created: string;
}

/** The reason "Other" needs a text. */
function readReport(input: Readonly<Record<string, unknown>>): NewReport | Rejected {
  const errors: FieldError[] = [];
  const { reason, text } = input;
  if (!isReportReason(reason))
    errors.push({ path: ['reason'], message: reviewTexts.reportReasonRequired });
  const blank = typeof text !== 'string' ? (text ?? null) === null : isBlank(text);
  const problem = blank
    ? reason === 'other' && reviewTexts.reportTextRequired
    : fieldProblem(reportFields.text, text);
  if (problem) errors.push({ path: ['text'], message: problem });
  if (!isReportReason(reason) || errors.length > 0) return rejectedFields(errors);
  return { reason, text: blank ? null : String(text).trim() };
}

interface ReportChange {
  state: ReportState;
  event: ModerationEvent;
}

/** The note of a report in words; notes of earlier versions are in English. */
export function reportWords(note: string): string {
  const [reason = '', ...text] = note.split(': ');
  return isReportReason(reason) ? [reportReasons[reason], ...text].join(': ') : note;
}

/** The note of the event says why, with the id of the reason; it is for admins only. */
export function fileReport(
  known: ReportState | null,
  input: Readonly<Record<string, unknown>>,
  accountId: number,
  now: string,
): ReportChange | Rejected {
  const report = readReport(input);
  if ('rejected' in report) return report;
  if (known?.open && known.accountId === accountId) return rejected('already-reported');
  const { reason, text } = report;
  const note = [reason, text].filter(Boolean).join(': ');
  return {
    state: { reason, text, accountId, open: true, created: now },
    event: event('reported', 'APPROVED', 'APPROVED', { note }),
  };
}

/** An admin keeps the reported review, which closes the report. */
export function keepReview(report: ReportState | null): ReportChange | Rejected {
  if (!report?.open) return rejected('already-decided');
  return {
    state: { ...report, open: false },
    event: event('report-closed', 'APPROVED', 'APPROVED'),
  };
}

/**
 * What an event of a review does to a report of it, or null: a decision or the end of the review closes an open one, and
 * Undo opens it again. `undone` is the newest event before, of a decision that is undone.
 */
export function settleReport(
  report: ReportState | null,
  { kind, from, to }: Pick<ModerationEvent, 'kind' | 'from' | 'to'>,
  undone?: EventKind,
): { state: ReportState; event: ModerationEvent | null } | null {
  if (undone)
    return report && undone === 'report-closed'
      ? { state: { ...report, open: true }, event: null }
      : null;
  const ends = ['approved', 'declined', 'withdrawn', 'deleted'].includes(kind);
  if (!report?.open || !ends) return null;
  return { state: { ...report, open: false }, event: event('report-closed', from, to) };
}
