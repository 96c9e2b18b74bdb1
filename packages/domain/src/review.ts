import type { TextFields } from './fields.ts';
import { genericTexts } from './genericTexts.ts';
import { textLimits } from './limits.ts';
import { reviewTexts } from './texts.ts';

export const reviewFields = {
  comment: {
    kind: 'text',
    label: 'Comment',
    max: textLimits.comment,
    required: reviewTexts.commentRequired,
  },
} as const satisfies TextFields;

/** What is wrong with a rating; a right one is a whole number from 1 to 5. */
export function ratingProblem(value: unknown): string | undefined {
  if (value === null || value === undefined) return reviewTexts.ratingRequired;
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= 1 && value <= 5 ? undefined : genericTexts.notValid('Rating');
}
