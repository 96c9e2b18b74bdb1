import type { Collection } from './collection.ts';
import type { TextFields } from './fields.ts';
import { genericTexts } from './genericTexts.ts';
import { isId } from './id.ts';
import { selectionLimits, textLimits } from './limits.ts';
import { type TermName, termNames } from './termNames.ts';
import { listingTexts } from './texts.ts';

/** Every text of a listing: its label, most symbols, and the message when it is missing. */
export const listingFields = {
  name: {
    kind: 'line',
    label: 'Listing name',
    max: textLimits.name,
    required: listingTexts.nameRequired,
  },
  shortDescription: {
    kind: 'text',
    label: 'Short description',
    max: textLimits.shortDescription,
    required: listingTexts.shortDescriptionRequired,
  },
  longDescription: {
    kind: 'text',
    label: 'Full description',
    max: textLimits.longDescription,
    required: listingTexts.longDescriptionRequired,
  },
  link: {
    kind: 'link',
    label: 'Link',
    max: textLimits.link,
    required: listingTexts.linkRequired,
  },
  freeTrial: { kind: 'link', label: 'Free trial link', max: textLimits.link },
  pricing: {
    kind: 'text',
    label: 'Pricing',
    max: textLimits.pricing,
    required: listingTexts.pricingRequired,
  },
  email: { kind: 'email', label: 'Email', max: textLimits.email },
  phone: { kind: 'text', label: 'Phone', max: textLimits.phone },
} as const satisfies TextFields;

/** What admins write about a listing, a review or an offer. */
export const noteFields = {
  adminNote: { kind: 'text', label: 'Note', max: textLimits.note },
  internalNote: { kind: 'text', label: 'Internal note', max: textLimits.note },
} as const satisfies TextFields;

export interface Selection {
  label: string;
  /** Most that can be chosen. */
  max: number;
  /** The kinds of listings that have it. */
  collections: readonly Collection[];
}

/** The terms that a listing is filed under. */
export const listingTerms = {
  industries: {
    label: 'Industry',
    max: selectionLimits.industries,
    collections: ['apps', 'services'],
  },
  subcategories: {
    label: 'Subcategory',
    max: selectionLimits.subcategories,
    collections: ['apps'],
  },
  categories: { label: 'Category', max: selectionLimits.categories, collections: ['services'] },
  locations: { label: 'Location', max: selectionLimits.locations, collections: ['services'] },
} as const satisfies Readonly<Record<TermName, Selection>>;

/** The terms that listings of a collection have. */
export function termsOf(collection: Collection): TermName[] {
  return termNames.filter((name) => {
    const { collections }: Selection = listingTerms[name];
    return collections.includes(collection);
  });
}

/** What is wrong with the ids that were chosen, in one sentence. Null and undefined count as none. */
export function selectionProblem({ label, max }: Selection, value: unknown): string | undefined {
  const ids = value ?? [];
  if (!Array.isArray(ids) || !ids.every(isId)) return genericTexts.notValid(label);
  return new Set(ids).size > max ? genericTexts.maxSelected(max) : undefined;
}

/** The texts of a person in a service's team. */
export const teamMemberFields = {
  name: {
    kind: 'line',
    label: 'Name',
    max: textLimits.person,
    required: listingTexts.personNameRequired,
  },
  position: { kind: 'line', label: 'Position', max: textLimits.person },
  description: { kind: 'text', label: 'Description', max: textLimits.personDescription },
} as const satisfies TextFields;
