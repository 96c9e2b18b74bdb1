import type { Listing, ListingFields } from '@portal/data/schemas';
import { listingFieldsOf, type TermName as TermField } from '@portal/domain';

export type { TermField };

/** A term a listing can be filed under. */
export interface ListingTerm {
  id: number;
  name: string;
  /** Of a subcategory: tells equal names apart. */
  category?: { name: string } | undefined;
}

/** All terms there are; null while they are on their way. */
export type ListingTerms = Record<TermField, readonly ListingTerm[] | null>;

interface TermOption {
  value: string;
  label: string;
  detail?: string;
}

function optionOf({ id, name, category }: ListingTerm): TermOption {
  return { value: String(id), label: name, ...(category ? { detail: category.name } : {}) };
}

/** The terms to choose from, and those the listing has that are no longer among them. */
export function termOptions(
  all: readonly ListingTerm[] | null,
  own: readonly ListingTerm[],
): TermOption[] {
  const known = new Set(all?.map(({ id }) => id));
  return [...(all ?? []), ...own.filter(({ id }) => !known.has(id))].map(optionOf);
}

const none: readonly ListingTerm[] = [];

/** The terms a stored listing is filed under. */
export function ownTerms(record: Listing | null, field: TermField): readonly ListingTerm[] {
  const stored: ListingFields = record ?? {};
  return stored[field] ?? none;
}

/** Names a term among those of all fields. */
export const termKey = (field: TermField, id: number): string => `${field}/${id}`;

/** The name of every term that may stand in the form, by its key. */
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
