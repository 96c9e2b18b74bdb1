import { define } from 'superstruct';
import { textRule } from './rules.ts';
import { textLimits } from './textLimits.ts';
import { genericTexts, reviewTexts } from './texts.ts';

/** The rules of a review, by field. */
export const reviewRules = {
  listing: define<string>('listing', (value) =>
    typeof value === 'string' && value !== '' ? true : reviewTexts.listingRequired,
  ),
  rating: define<number>('rating', (value) => {
    if (value === null || value === undefined) return reviewTexts.ratingRequired;
    const whole = typeof value === 'number' && Number.isInteger(value);
    return whole && value >= 1 && value <= 5 ? true : genericTexts.notValid('Rating');
  }),
  comment: textRule({
    name: 'Comment',
    required: reviewTexts.commentRequired,
    max: textLimits.comment,
  }),
};
