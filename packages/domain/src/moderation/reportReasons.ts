import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/** Why a vendor reports a review, in words. */
export const reportReasons = lazyTexts({
  spam: m.report_reason_spam,
  offensive: m.report_reason_offensive,
  'off-topic': m.report_reason_off_topic,
  conflict: m.report_reason_conflict,
  other: m.report_reason_other,
});

export type ReportReason = keyof typeof reportReasons;
