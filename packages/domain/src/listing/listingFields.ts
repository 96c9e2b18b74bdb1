import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { selectionLimits, textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import type { Field, TextField } from '../fields/fields.ts';
import { isBlank } from '../fields/text.ts';
import type { Collection, TermName } from './collection.ts';
import {
  isFieldOf,
  type ListingField,
  type ListingFieldOf,
  listingShape,
  type OwnListingField,
  type RequiredListingField,
  type StoredName,
  storedName,
} from './listingShape.ts';

/** The cards of the form that show their fields by kind, in the order of the table. */
export type ListingSection = 'about' | 'links' | 'contact';

type Placed =
  | (TextField & { section: ListingSection })
  | (Exclude<Field, TextField> & { section?: ListingSection });

export type ListingFieldSpec = Placed & {
  /** The kinds of listings that have it. Default: both. */
  collections?: readonly Collection[];
  /** Counts for completeness though it is optional; `help` is shown below its line. Default: only required fields count. */
  completeness?: { help?: string };
  /** Shown with its label on the public card; `empty` replaces an empty value, by default with nothing. */
  onCard?: { empty?: string };
};

/** The fields of a listing that vendors edit, with what forms need; `listingShape` has their kinds. */
export const listingFields = lazyTexts({
  name: {
    ...listingShape.name,
    label: m.listing_field_name,
    errorName: m.listing_field_name_error_name,
    max: textLimits.name,
    required: m.listing_name_required,
    section: 'about',
  },
  shortDescription: {
    ...listingShape.shortDescription,
    label: m.listing_field_short_description,
    max: textLimits.shortDescription,
    required: m.listing_short_description_required,
    section: 'about',
  },
  longDescription: {
    ...listingShape.longDescription,
    label: m.listing_field_long_description,
    max: textLimits.longDescription,
    required: m.listing_long_description_required,
    section: 'about',
  },
  link: {
    ...listingShape.link,
    label: m.listing_field_link,
    max: textLimits.link,
    required: m.listing_link_required,
    section: 'links',
  },
  freeTrial: {
    ...listingShape.freeTrial,
    label: m.listing_field_free_trial,
    max: textLimits.link,
    completeness: { help: m.listing_field_free_trial_help },
    section: 'links',
  },
  pricing: {
    ...listingShape.pricing,
    label: m.listing_field_pricing,
    max: textLimits.pricing,
    required: m.listing_pricing_required,
    onCard: { empty: m.listing_field_pricing_empty },
    section: 'links',
  },
  industries: {
    ...listingShape.industries,
    label: m.listing_field_industries,
    max: selectionLimits.industries,
  },
  categories: {
    ...listingShape.categories,
    label: m.listing_field_categories,
    max: selectionLimits.categories,
  },
  subcategories: {
    ...listingShape.subcategories,
    label: m.listing_field_subcategories,
    errorName: m.listing_field_subcategories_error_name,
    max: selectionLimits.subcategories,
  },
  locations: {
    ...listingShape.locations,
    label: m.listing_field_locations,
    errorName: m.listing_field_locations_error_name,
    max: selectionLimits.locations,
  },
  email: {
    ...listingShape.email,
    label: m.listing_field_email,
    max: textLimits.email,
    section: 'contact',
  },
  phone: {
    ...listingShape.phone,
    label: m.listing_field_phone,
    max: textLimits.phone,
    section: 'contact',
  },
  teamMembers: {
    ...listingShape.teamMembers,
    label: m.listing_field_team_members,
    errorName: m.listing_field_team_members_error_name,
    max: selectionLimits.teamMembers,
  },
  logo: { ...listingShape.logo, label: m.listing_field_logo, completeness: {} },
  nzOwned: { ...listingShape.nzOwned, label: m.listing_field_nz_owned },
}) satisfies Readonly<Record<ListingField, ListingFieldSpec>>;

/** A person in a service's team. */
export const teamMemberFields = lazyTexts({
  name: {
    kind: 'line',
    label: m.team_member_name,
    max: textLimits.person,
    required: m.listing_person_name_required,
  },
  position: { kind: 'line', label: m.team_member_position, max: textLimits.person },
  description: {
    kind: 'text',
    label: m.team_member_description,
    max: textLimits.personDescription,
  },
  photo: { kind: 'image', label: m.team_member_photo },
}) satisfies Readonly<Record<string, Field>>;

/** The kinds of fields with one text. */
export const textKinds = ['text', 'line', 'link', 'email', 'phone'] as const;

export type ListingTextField = ListingFieldOf<(typeof textKinds)[number]>;

export function specOf(name: ListingField): ListingFieldSpec {
  return listingFields[name];
}

/** Whether a field of a listing is of one of these kinds; false for other names. */
export function isOfKind<Kind extends ListingFieldSpec['kind']>(
  name: string,
  ...kinds: readonly Kind[]
): name is ListingFieldOf<Kind> {
  return namesOf(listingFields).some(
    (each) => each === name && kinds.some((kind) => kind === listingShape[each].kind),
  );
}

/** Whether a text usually has several lines: a longer one than the short description. */
export const hasLines = (name: ListingField): boolean =>
  isOfKind(name, 'text') && listingFields[name].max > textLimits.shortDescription;

export function isRequired(name: ListingField): name is RequiredListingField {
  return 'required' in listingFields[name];
}

/** The fields of some kinds, in the order of the table. */
export function listingFieldsOf<Kind extends ListingFieldSpec['kind']>(
  ...kinds: readonly Kind[]
): ListingFieldOf<Kind>[] {
  return namesOf(listingFields).filter((name) => isOfKind(name, ...kinds));
}

/** The terms that listings of a collection have. */
export function termsOf(collection: Collection): TermName[] {
  return listingFieldsOf('terms').filter((name) => isFieldOf(collection, name));
}

interface StoredKinds {
  flag: boolean;
  /** Id of the picture. */
  image: number | null;
  /** Ids, in no particular order. */
  terms: number[];
  people: TeamMemberValues[];
}

/** The stored value of a field: a required text is never null, but may be empty in a draft. */
type StoredValue<F extends Field> = F extends { kind: keyof StoredKinds }
  ? StoredKinds[F['kind']]
  : F extends { required: string }
    ? string
    : string | null;

/** A stored team member; members are shown in their order. */
export type TeamMemberValues = {
  -readonly [Name in keyof typeof teamMemberFields]: StoredValue<(typeof teamMemberFields)[Name]>;
};

type Values = {
  -readonly [Name in ListingField]: StoredValue<(typeof listingFields)[Name]>;
};

/** The stored values that vendors edit. Fields of the other collection are empty. */
export type ListingValues = { [Name in ListingField as StoredName<Name>]: Values[Name] };

/** The same by our names, as a form sends them, without fields of the other collection. */
export type WrittenFields = Omit<Values, OwnListingField> & Partial<Pick<Values, OwnListingField>>;

/** The value of an empty field. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return false;
    case 'image':
      return null;
    case 'terms':
    case 'people':
      return [];
    default:
      return field.required === undefined ? null : '';
  }
}

/** Makes the values of a listing field by field; `make` returns the stored value for a kind of field. */
export function makeListingValues(
  make: (field: Field, storedAs: string, name: ListingField) => unknown,
): ListingValues {
  // The key and the type of its value both follow from the field, which Object.fromEntries cannot say.
  return Object.fromEntries(
    namesOf(listingFields).map((name) => [
      storedName(name),
      make(specOf(name), storedName(name), name),
    ]),
  ) as ListingValues;
}

/** The name of a copy of a listing, shortened to the limit; that of an unnamed one stays empty. */
export function copyName(name: string): string {
  if (isBlank(name)) return '';
  return [...`Copy of ${name}`].slice(0, listingFields.name.max).join('').trimEnd();
}

export function emptyListingValues(): ListingValues {
  return makeListingValues(emptyValue);
}
