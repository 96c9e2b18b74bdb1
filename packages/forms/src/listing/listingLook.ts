import {
  collectionOf,
  fieldsOfCollection,
  isOfKind,
  isRequired,
  type ListingType,
  specOf,
  textKinds,
} from '@portal/domain';
import { type TermField, termKey } from './listingTerms.ts';
import { type ListingValues, listingLabels, rulesFor } from './listingValues.ts';

/** What the preview needs of the values, so that it renders only when that changes. */
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

interface CompletenessLine {
  /** The field that 'Add' goes to. */
  field: keyof ListingValues;
  label: string;
  help?: string | undefined;
  filled: (values: ListingValues) => boolean;
  /** The other fields it covers. Default: none. */
  also?: readonly (keyof ListingValues)[];
}

function isFilled(field: keyof ListingValues, { [field]: value }: ListingValues): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** Lines that cover several fields. */
const together: Record<ListingType, readonly CompletenessLine[]> = {
  app: [
    {
      field: 'industries',
      label: 'Industry and subcategories',
      also: ['subcategories'],
      filled: (values) => isFilled('industries', values) && isFilled('subcategories', values),
    },
  ],
  service: [
    {
      field: 'categories',
      label: 'Category, industry and locations',
      also: ['industries', 'locations'],
      filled: (values) =>
        isFilled('categories', values) &&
        isFilled('industries', values) &&
        isFilled('locations', values),
    },
    {
      field: 'email',
      label: 'Email or phone',
      also: ['phone'],
      filled: (values) => isFilled('email', values) || isFilled('phone', values),
    },
  ],
};

/** Required fields, then lines of several fields, then optional ones; those with a help text last. */
function linesOf(type: ListingType): CompletenessLine[] {
  const lines = fieldsOfCollection(collectionOf({ type })).map((field) => {
    const { completeness } = specOf(field);
    const must = isOfKind(field, ...textKinds) && isRequired(field);
    const filled = (values: ListingValues) => isFilled(field, values);
    return {
      field,
      label: listingLabels[field],
      filled,
      must,
      completeness,
      help: completeness?.help,
    };
  });
  const counted = lines.filter(({ completeness }) => completeness);
  return [
    ...lines.filter(({ must }) => must),
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
  const { fields } = rulesFor('submit');
  const accepted = (field: keyof ListingValues) => !fields[field]?.(values[field]);
  return completenessLines[type].map(
    ({ field, also = [], filled }) => filled(values) && [field, ...also].every(accepted),
  );
}
