/** Why a vendor reports a review, in words. */
export const reportReasons = {
  spam: 'Spam',
  offensive: 'Offensive',
  'off-topic': 'Not about this product',
  conflict: 'Conflict of interest',
  other: 'Other',
} as const;

export type ReportReason = keyof typeof reportReasons;
