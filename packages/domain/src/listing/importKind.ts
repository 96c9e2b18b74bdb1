import { type Collection, collections, type TermName, termNames } from './collection.ts';

/** What can be imported from a file: the listings of a collection, the terms of a kind, the accounts of vendors, or reviews. */
export const importKinds = [...collections, ...termNames, 'accounts', 'reviews'] as const;

export type ImportKind = (typeof importKinds)[number];

/** Whether what is imported are listings. */
export const isListingKind = (kind: ImportKind): kind is Collection =>
  collections.some((each) => each === kind);

/** Whether what is imported are terms. */
export const isTermName = (kind: ImportKind): kind is TermName =>
  termNames.some((each) => each === kind);
