import { textLimits } from '../base/limits.ts';
import type { TextFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { offerTexts, reviewTexts } from '../text/texts.ts';

/** An admin's notes on a listing, a review or an offer. */
export const noteFields = {
  adminNote: {
    kind: 'text',
    label: 'Reason for decline',
    errorName: 'Note',
    max: textLimits.note,
  },
  internalNote: { kind: 'text', label: 'Internal note', max: textLimits.note },
} as const satisfies TextFields;

/** The texts of a special offer. */
export const offerFields = {
  title: {
    kind: 'line',
    label: 'Title',
    max: textLimits.offerTitle,
    required: offerTexts.titleRequired,
  },
  description: {
    kind: 'text',
    label: 'Description',
    max: textLimits.offerDescription,
    required: offerTexts.descriptionRequired,
  },
  link: {
    kind: 'link',
    label: 'Link',
    max: textLimits.link,
    required: offerTexts.linkRequired,
  },
  label: {
    kind: 'line',
    label: 'Label',
    max: textLimits.offerLabel,
    required: offerTexts.labelRequired,
  },
} as const satisfies TextFields;

export type OfferTexts = Record<keyof typeof offerFields, string>;

export const reviewFields = {
  comment: {
    kind: 'text',
    label: 'Comment',
    max: textLimits.comment,
    required: reviewTexts.commentRequired,
  },
} as const satisfies TextFields;

/** A vendor's public reply to a review. */
export const replyFields = {
  text: {
    kind: 'text',
    label: 'Reply',
    max: textLimits.reply,
    required: reviewTexts.replyRequired,
  },
} as const satisfies TextFields;

/** What a vendor adds to the reason of a report. */
export const reportFields = {
  text: { kind: 'text', label: 'Details', max: textLimits.report },
} as const satisfies TextFields;

/** The message for an invalid rating; a valid one is a whole number from 1 to 5. */
export function ratingProblem(value: unknown): string | undefined {
  if (value === null || value === undefined) return reviewTexts.ratingRequired;
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= 1 && value <= 5 ? undefined : genericTexts.notValid('Rating');
}
