import { namesOf } from '../base/recordOf.ts';
import type { Field } from '../fields/fields.ts';
import type { Collection } from './collection.ts';

interface FieldShape {
  kind: Field['kind'];
  /** A text that a submitted listing must have; `listingFields` has the message. */
  required?: true;
  /** The kinds of listings that have it. Default: both. */
  collections?: readonly Collection[];
  /** Its name in calls and in the database. Default: ours in snake case. */
  storedAs?: string;
}

/**
 * What records and calls follow of the fields of a listing that vendors edit, in the order of the form. Apart from `listingFields`,
 * because the first list loads it.
 */
export const listingShape = {
  name: { kind: 'line', required: true },
  shortDescription: { kind: 'text', required: true, storedAs: 'summary' },
  longDescription: { kind: 'text', required: true, storedAs: 'description' },
  link: { kind: 'link', required: true },
  freeTrial: { kind: 'link', storedAs: 'trial' },
  pricing: { kind: 'text', required: true },
  industries: { kind: 'terms' },
  categories: { kind: 'terms', collections: ['services'] },
  subcategories: { kind: 'terms', collections: ['apps'] },
  locations: { kind: 'terms', collections: ['services'] },
  email: { kind: 'email', collections: ['services'] },
  phone: { kind: 'phone', collections: ['services'] },
  teamMembers: { kind: 'people', collections: ['services'] },
  logo: { kind: 'image' },
  nzOwned: { kind: 'flag', storedAs: 'nz' },
} as const satisfies Readonly<Record<string, FieldShape>>;

type Shape = typeof listingShape;

export type ListingField = keyof Shape;

/** The fields of some kinds. */
export type ListingFieldOf<Kind extends Field['kind']> = {
  [Name in ListingField]: Shape[Name]['kind'] extends Kind ? Name : never;
}[ListingField];

/** The texts that a submitted listing must have. */
export type RequiredListingField = {
  [Name in ListingField]: Shape[Name] extends { required: true } ? Name : never;
}[ListingField];

/** The fields that only one collection has. Default: any. */
export type OwnListingField<Of extends Collection = Collection> = {
  [Name in ListingField]: Shape[Name] extends { collections: readonly Of[] } ? Name : never;
}[ListingField];

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The name of a field in calls and in the database. */
export type StoredName<Name extends ListingField> = Name extends ListingField
  ? Shape[Name] extends { storedAs: infer Stored extends string }
    ? Stored
    : Snake<Name>
  : never;

export function shapeOf(name: ListingField): FieldShape {
  return listingShape[name];
}

/** A name in snake case. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export function storedName<Name extends ListingField>(name: Name): StoredName<Name>;
export function storedName(name: ListingField): string {
  return shapeOf(name).storedAs ?? snake(name);
}

export function isFieldOf(collection: Collection, name: ListingField): boolean {
  return shapeOf(name).collections?.includes(collection) ?? true;
}

/** The fields that listings of a collection have, in the order of the table. */
export function fieldsOfCollection(collection: Collection): ListingField[] {
  return namesOf(listingShape).filter((name) => isFieldOf(collection, name));
}
