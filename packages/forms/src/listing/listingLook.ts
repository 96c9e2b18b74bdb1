import {
  collectionOf,
  fieldsOfCollection,
  isOfKind,
  isRequired,
  type ListingType,
  specOf,
  textKinds,
} from '@portal/domain';
import { problemsIn } from '../core/rules.ts';
import { m } from '../i18n/messages.js';
import { type TermField, termKey } from './listingTerms.ts';
import { type ListingValues, listingLabels, rulesFor } from './listingValues.ts';

/** The values the preview shows, so that it renders only when they change. */
interface ListingLook {
  name: string;
  summary: string;
  nzOwned: boolean;
  logo: string | null;
  /** Keys of the terms on the card. */
  chips: readonly string[];
  /** Texts shown with their label, such as the pricing. */
  facts: readonly { label: string; text: string }[];
}

type Field = keyof ListingValues;

interface CompletenessLine {
  /** The fields it covers; 'Add' goes to the first one. */
  fields: readonly [Field, ...Field[]];
  label: string;
  help?: string | undefined;
  /** Whether one filled field is enough. Default false: all must be filled. */
  any?: boolean;
}

function isFilled(field: Field, { [field]: value }: ListingValues): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** Lines that cover several fields. */
const together: Record<ListingType, readonly CompletenessLine[]> = {
  app: [{ fields: ['industries', 'subcategories'], label: m.listing_industry_and_subcategories() }],
  service: [
    {
      fields: ['categories', 'industries', 'locations'],
      label: m.listing_category_industry_locations(),
    },
    { fields: ['email', 'phone'], label: m.listing_email_or_phone(), any: true },
  ],
};

/** Required fields, then lines of several fields, then optional ones; those with a help text last. */
function linesOf(type: ListingType): CompletenessLine[] {
  const own = fieldsOfCollection(collectionOf({ type }));
  const line = (field: (typeof own)[number]): CompletenessLine => ({
    fields: [field],
    label: listingLabels[field],
    help: specOf(field).completeness?.help,
  });
  const counted = own.filter((field) => specOf(field).completeness).map(line);
  return [
    ...own.filter((field) => isOfKind(field, ...textKinds) && isRequired(field)).map(line),
    ...together[type],
    ...counted.filter(({ help }) => !help),
    ...counted.filter(({ help }) => help),
  ];
}

export const completenessLines: Record<ListingType, readonly CompletenessLine[]> = {
  app: linesOf('app'),
  service: linesOf('service'),
};

/** The fields shown as chips on the public card. */
const chipFields: Record<ListingType, readonly TermField[]> = {
  app: ['subcategories'],
  service: ['categories', 'locations'],
};

/** What the public card shows of the values. */
export function listingLook(values: ListingValues, type: ListingType): ListingLook {
  const chips = chipFields[type].flatMap((field) => values[field].map((id) => termKey(field, id)));
  const facts = fieldsOfCollection(collectionOf({ type })).flatMap((field) => {
    const { label, onCard } = specOf(field);
    if (!onCard || !isOfKind(field, ...textKinds)) return [];
    const text = values[field].trim() || onCard.empty;
    return text ? [{ label, text }] : [];
  });
  return {
    name: values.name,
    summary: values.shortDescription,
    nzOwned: values.nzOwned,
    logo: values.logo?.url ?? null,
    chips,
    facts,
  };
}

/** Which completeness lines are done: filled in with valid values. */
export function linesDone(values: ListingValues, type: ListingType): boolean[] {
  const { fields: rules } = rulesFor('submit');
  const wrong = new Set(problemsIn(values, { fields: rules }).map(({ path }) => path));
  return completenessLines[type].map(({ fields, any }) => {
    const filled = fields.filter((field) => isFilled(field, values)).length;
    const valid = !fields.some((field) => wrong.has(field));
    return valid && (any ? filled > 0 : filled === fields.length);
  });
}
