import type { Listing, ListingFields } from '@portal/data/schemas';
import { listingFieldsOf, type TermName as TermField } from '@portal/domain';

export type { TermField };

/** A category, subcategory, industry or location. */
interface ListingTerm {
  id: number;
  name: string;
  /** Other names, by which it is found. Default: none. */
  synonyms?: readonly string[] | undefined;
  /** The category of a subcategory, to distinguish equal names. */
  category?: { name: string } | undefined;
}

/** All terms; null while they load. */
export type ListingTerms = Record<TermField, readonly ListingTerm[] | null>;

/** A term as an option of a picker, which also finds it by its other names. */
export const termOption = ({ id, name, synonyms, category }: ListingTerm) => ({
  value: String(id),
  label: name,
  keywords: synonyms,
  detail: category?.name,
});

/** The terms to choose from, and those of the listing that are no longer offered. */
export function termOptions(all: readonly ListingTerm[] | null, own: readonly ListingTerm[]) {
  const known = new Set(all?.map(({ id }) => id));
  return [...(all ?? []), ...own.filter(({ id }) => !known.has(id))].map(termOption);
}

export function ownTerms(record: Listing | null, field: TermField): readonly ListingTerm[] {
  const stored: ListingFields = record ?? {};
  return stored[field] ?? [];
}

/** Identifies a term among those of all fields. */
export const termKey = (field: TermField, id: number): string => `${field}/${id}`;

/** The name of every term the form may contain, by its key. */
export function termNames(
  terms: ListingTerms,
  record: Listing | null,
): ReadonlyMap<string, string> {
  return new Map(
    listingFieldsOf('terms').flatMap((field) =>
      [...ownTerms(record, field), ...(terms[field] ?? [])].map(
        ({ id, name }) => [termKey(field, id), name] as const,
      ),
    ),
  );
}
