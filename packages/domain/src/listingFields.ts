import type { Collection } from './collection.ts';
import type { Field } from './fields.ts';
import { selectionLimits, textLimits } from './limits.ts';
import { listingTexts } from './texts.ts';

export type ListingFieldSpec = Field & {
  /** The kinds of listings that have it. Default: both. */
  collections?: readonly Collection[];
  /** Counts for completeness though it may be empty; `help` stands below its line. Default: only required fields count. */
  completeness?: { help?: string };
  /** Stands with its label on the public card, and `empty` in its place; default: nothing. Without it: not on the card. */
  onCard?: { empty?: string };
};

/** Every field that a vendor writes of a listing, in the order of the form. Its name in calls: `listingNames`. */
export const listingFields = {
  name: {
    kind: 'line',
    label: 'Name',
    errorName: 'Listing name',
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
  freeTrial: {
    kind: 'link',
    label: 'Free trial link',
    max: textLimits.link,
    completeness: { help: 'Add a trial link if you offer one' },
  },
  pricing: {
    kind: 'text',
    label: 'Pricing',
    max: textLimits.pricing,
    required: listingTexts.pricingRequired,
    onCard: { empty: 'Not set yet' },
  },
  industries: { kind: 'terms', label: 'Industry', max: selectionLimits.industries },
  categories: {
    kind: 'terms',
    label: 'Category',
    max: selectionLimits.categories,
    collections: ['services'],
  },
  subcategories: {
    kind: 'terms',
    label: 'Subcategories',
    errorName: 'Subcategory',
    max: selectionLimits.subcategories,
    collections: ['apps'],
  },
  locations: {
    kind: 'terms',
    label: 'Locations',
    errorName: 'Location',
    max: selectionLimits.locations,
    collections: ['services'],
  },
  email: { kind: 'email', label: 'Email', max: textLimits.email, collections: ['services'] },
  phone: { kind: 'text', label: 'Phone', max: textLimits.phone, collections: ['services'] },
  teamMembers: {
    kind: 'people',
    label: 'People',
    errorName: 'Team',
    max: selectionLimits.teamMembers,
    collections: ['services'],
  },
  logo: { kind: 'image', label: 'Logo', completeness: {} },
  nzOwned: { kind: 'flag', label: 'NZ owned' },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;

/** A person in a service's team. */
export const teamMemberFields = {
  name: {
    kind: 'line',
    label: 'Name',
    max: textLimits.person,
    required: listingTexts.personNameRequired,
  },
  position: { kind: 'line', label: 'Position', max: textLimits.person },
  description: { kind: 'text', label: 'Description', max: textLimits.personDescription },
  photo: { kind: 'image', label: 'Photo' },
} as const satisfies Readonly<Record<string, Field>>;
