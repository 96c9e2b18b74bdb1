import { collections, type TermName, termNames } from './collection.ts';

/** What can be imported from a file: the listings of a collection, or the terms of a kind. */
export const importKinds = [...collections, ...termNames] as const;

export type ImportKind = (typeof importKinds)[number];

/** Whether what is imported are terms. */
export const isTermName = (kind: ImportKind): kind is TermName =>
  termNames.some((each) => each === kind);
