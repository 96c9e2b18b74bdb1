import type { Collection } from './collection.ts';
import { type ListingFieldSpec, listingFields } from './listingFields.ts';
import { listingNames } from './listingNames.ts';
import { namesOf } from './recordOf.ts';
import type { TermName } from './termNames.ts';

type Table = typeof listingFields;
type Names = typeof listingNames;

export type ListingField = keyof Table;

/** Every kind of field that is one text. */
export const textKinds = ['text', 'line', 'link', 'email'] as const;

/** The fields of some kinds. */
export type ListingFieldOf<Kind extends ListingFieldSpec['kind']> = {
  [Name in ListingField]: Table[Name]['kind'] extends Kind ? Name : never;
}[ListingField];

export type ListingTextField = ListingFieldOf<(typeof textKinds)[number]>;

/** The texts that must be there once a listing is submitted. */
export type RequiredListingField = {
  [Name in ListingTextField]: Table[Name] extends { required: string } ? Name : never;
}[ListingTextField];

/** The fields that only listings of some collections have. */
export type OwnListingField = {
  [Name in ListingField]: Table[Name] extends { collections: unknown } ? Name : never;
}[ListingField];

/** The name of a field in calls and in the database. */
export type StoredName<Name extends ListingField> = Name extends keyof Names ? Names[Name] : Name;

const names: { readonly [Name in ListingField]?: string } = listingNames;

export function storedName<Name extends ListingField>(name: Name): StoredName<Name>;
export function storedName(name: ListingField): string {
  return names[name] ?? name;
}

/** What the table says of a field. */
export function specOf(name: ListingField): ListingFieldSpec {
  return listingFields[name];
}

/** Whether a field of a listing is of one of these kinds; false for other names. */
export function isOfKind<Kind extends ListingFieldSpec['kind']>(
  name: string,
  ...kinds: readonly Kind[]
): name is ListingFieldOf<Kind> {
  return namesOf(listingFields).some(
    (each) => each === name && kinds.some((kind) => kind === listingFields[each].kind),
  );
}

export function isRequired(name: ListingTextField): name is RequiredListingField {
  return 'required' in listingFields[name];
}

/** The fields of some kinds, in the order of the table. */
export function listingFieldsOf<Kind extends ListingFieldSpec['kind']>(
  ...kinds: readonly Kind[]
): ListingFieldOf<Kind>[] {
  return namesOf(listingFields).filter((name) => isOfKind(name, ...kinds));
}

export function isFieldOf(collection: Collection, name: ListingField): boolean {
  return specOf(name).collections?.includes(collection) ?? true;
}

/** The fields that listings of a collection have, in the order of the table. */
export function fieldsOfCollection(collection: Collection): ListingField[] {
  return namesOf(listingFields).filter((name) => isFieldOf(collection, name));
}

/** The terms that listings of a collection have. */
export function termsOf(collection: Collection): TermName[] {
  return listingFieldsOf('terms').filter((name) => isFieldOf(collection, name));
}
