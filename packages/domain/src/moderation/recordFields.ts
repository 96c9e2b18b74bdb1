import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import type { TextFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { reviewTexts } from '../text/texts.ts';

/** An admin's notes on a listing, a review or an offer. */
export const noteFields = lazyTexts({
  adminNote: {
    kind: 'text',
    label: m.note_admin_note,
    errorName: m.note_admin_note_error_name,
    max: textLimits.note,
  },
  internalNote: { kind: 'text', label: m.note_internal_note, max: textLimits.note },
}) satisfies TextFields;

/** The texts of a special offer. */
export const offerFields = lazyTexts({
  title: {
    kind: 'line',
    label: m.offer_title,
    max: textLimits.offerTitle,
    required: m.offer_title_required,
  },
  description: {
    kind: 'text',
    label: m.offer_description,
    max: textLimits.offerDescription,
    required: m.offer_description_required,
  },
  link: {
    kind: 'link',
    label: m.offer_link,
    max: textLimits.link,
    required: m.offer_link_required,
  },
  label: {
    kind: 'line',
    label: m.offer_label,
    max: textLimits.offerLabel,
    required: m.offer_label_required,
  },
}) satisfies TextFields;

export type OfferTexts = Record<keyof typeof offerFields, string>;

export const reviewFields = lazyTexts({
  comment: {
    kind: 'text',
    label: m.review_comment,
    max: textLimits.comment,
    required: m.review_comment_required,
  },
}) satisfies TextFields;

/** A vendor's public reply to a review. */
export const replyFields = lazyTexts({
  text: {
    kind: 'text',
    label: m.reply_text,
    max: textLimits.reply,
    required: m.review_reply_required,
  },
}) satisfies TextFields;

/** What a vendor adds to the reason of a report. */
export const reportFields = lazyTexts({
  text: { kind: 'text', label: m.report_text, max: textLimits.report },
}) satisfies TextFields;

/** The message for an invalid rating; a valid one is a whole number from 1 to 5. */
export function ratingProblem(value: unknown): string | undefined {
  if (value === null || value === undefined) return reviewTexts.ratingRequired;
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= 1 && value <= 5
    ? undefined
    : genericTexts.notValid(m.moderation_rating());
}
