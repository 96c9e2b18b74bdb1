import type { Field } from './fields.ts';
import { listingFields, type teamMemberFields } from './listingFields.ts';
import {
  type ListingField,
  type OwnListingField,
  type StoredName,
  specOf,
  storedName,
} from './listingKinds.ts';
import { namesOf } from './recordOf.ts';

interface StoredKinds {
  flag: boolean;
  /** Id of the picture. */
  image: number | null;
  /** Ids, in no order. */
  terms: number[];
  people: TeamMemberValues[];
}

/** What is stored of a field: a required text is never null, but empty in a draft. */
type StoredValue<F extends Field> = F extends { kind: keyof StoredKinds }
  ? StoredKinds[F['kind']]
  : F extends { required: string }
    ? string
    : string | null;

/** A person in a service's team, as stored; the order of the people is the order they are shown in. */
export type TeamMemberValues = {
  -readonly [Name in keyof typeof teamMemberFields]: StoredValue<(typeof teamMemberFields)[Name]>;
};

type Values = {
  -readonly [Name in ListingField]: StoredValue<(typeof listingFields)[Name]>;
};

/** What a vendor writes of a listing, by stored name. Fields of the other collection are empty. */
export type ListingValues = { [Name in ListingField as StoredName<Name>]: Values[Name] };

/** The same by our names, as a form sends it; fields of the other collection are left out. */
export type WrittenFields = Omit<Values, OwnListingField> & Partial<Pick<Values, OwnListingField>>;

/** The value of a field that is not filled in. */
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

/** Makes the values of a listing field by field; `make` returns what is stored of that kind of field. */
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

export function emptyListingValues(): ListingValues {
  return makeListingValues(emptyValue);
}
