import type { ListingType } from '@portal/domain';
import { listingLabels } from './listingLabels.ts';
import { rulesFor } from './listingRules.ts';
import { type TermField, termKey } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';

/** What the preview needs of the values, so that it renders only when that changes. */
export interface ListingLook {
  name: string;
  summary: string;
  pricing: string;
  nzOwned: boolean;
  logo: string | null;
  /** Keys of the terms on the card. */
  chips: readonly string[];
}

export interface CompletenessLine {
  /** The field that 'Add' goes to. */
  field: keyof ListingValues;
  label: string;
  help?: string;
  /** What it speaks of besides that field. Default: nothing. */
  also?: readonly (keyof ListingValues)[];
  filled: (values: ListingValues) => boolean;
}

type TextField = 'name' | 'shortDescription' | 'longDescription' | 'link' | 'pricing' | 'freeTrial';

const filled = (field: TextField): CompletenessLine => ({
  field,
  label: listingLabels[field],
  filled: (values) => values[field].trim() !== '',
});

const texts = [
  filled('name'),
  filled('shortDescription'),
  filled('longDescription'),
  filled('link'),
  filled('pricing'),
];

const picture: CompletenessLine = {
  field: 'logo',
  label: listingLabels.logo,
  filled: ({ logo }) => logo !== null,
};

const trial: CompletenessLine = {
  ...filled('freeTrial'),
  help: 'Add a trial link if you offer one',
};

const some = (ids: readonly number[]) => ids.length > 0;

export const completenessLines: Record<ListingType, readonly CompletenessLine[]> = {
  app: [
    ...texts,
    {
      field: 'industries',
      label: 'Industry and subcategories',
      also: ['subcategories'],
      filled: ({ industries, subcategories }) => some(industries) && some(subcategories),
    },
    picture,
    trial,
  ],
  service: [
    ...texts,
    {
      field: 'categories',
      label: 'Category, industry and locations',
      also: ['industries', 'locations'],
      filled: ({ categories, industries, locations }) =>
        some(categories) && some(industries) && some(locations),
    },
    {
      field: 'email',
      label: 'Email or phone',
      also: ['phone'],
      filled: ({ email, phone }) => email.trim() !== '' || phone.trim() !== '',
    },
    picture,
    trial,
  ],
};

/** What stands as chips on the public card. */
const chipFields: Record<ListingType, readonly TermField[]> = {
  app: ['subcategories'],
  service: ['categories', 'locations'],
};

/** What the public card shows of values that are not stored yet. */
export function listingLook(values: ListingValues, type: ListingType): ListingLook {
  const chips = chipFields[type].flatMap((field) => values[field].map((id) => termKey(field, id)));
  return {
    name: values.name,
    summary: values.shortDescription,
    pricing: values.pricing,
    nzOwned: values.nzOwned,
    logo: values.logo?.url ?? null,
    chips,
  };
}

/** Which lines of the completeness list are done: filled in, with what would be accepted. */
export function linesDone(values: ListingValues, type: ListingType): boolean[] {
  const { fields } = rulesFor('submit');
  const accepted = (field: keyof ListingValues) => !fields[field]?.(values[field]);
  return completenessLines[type].map(
    ({ field, also = [], filled }) => filled(values) && [field, ...also].every(accepted),
  );
}
