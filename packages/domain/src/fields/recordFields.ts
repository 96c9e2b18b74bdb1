import { textLimits } from '../base/limits.ts';
import type { TermName } from '../listing/collection.ts';
import { authTexts } from '../text/authTexts.ts';
import { offerTexts, reviewTexts, termTexts } from '../text/texts.ts';
import type { TextField, TextFields } from './fields.ts';
import { genericTexts } from './text.ts';

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

/** The texts of a person with an account. */
export const personFields = {
  firstName: {
    kind: 'line',
    label: 'First name',
    max: textLimits.name,
    required: authTexts.firstNameRequired,
  },
  lastName: {
    kind: 'line',
    label: 'Last name',
    max: textLimits.name,
    required: authTexts.lastNameRequired,
  },
  email: {
    kind: 'email',
    label: 'Email',
    max: textLimits.email,
    required: authTexts.emailRequired,
  },
} as const satisfies TextFields;

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

const required: Record<TermName, string> = {
  industries: termTexts.industryRequired,
  locations: termTexts.locationRequired,
  categories: termTexts.categoryRequired,
  subcategories: termTexts.categoryRequired,
};

/** The name of a term. */
export const termNameField = (terms: TermName): TextField => ({
  kind: 'line',
  label: 'Name',
  max: textLimits.name,
  required: required[terms],
});
