import type { TextFields } from './fields.ts';
import { textLimits } from './limits.ts';
import { offerTexts } from './texts.ts';

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
