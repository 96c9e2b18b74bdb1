import { foldedTerm, type TermName } from '@portal/domain';
import { inOneRead } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { synonymsOf } from '../listing/index.ts';

/** Terms of several kinds by their folded names. Another name leads to its term, unless a term has it as its name. */
export type KnownTerms = ReadonlyMap<TermName, ReadonlyMap<string, readonly number[]>>;

export const readTerms = async (
  strapi: Strapi,
  kinds: readonly TermName[],
): Promise<KnownTerms> => {
  const known = new Map<TermName, Map<string, number[]>>();
  for (const collection of kinds) {
    const named = new Map<string, number[]>();
    const rows: { id: number; name: string; synonyms: string | null }[] = await inOneRead(
      strapi,
      (sql) => sql(collection).orderBy('id').select('id', 'name', 'synonyms'),
    );
    for (const { id, name } of rows) {
      const key = foldedTerm(name);
      named.set(key, [...(named.get(key) ?? []), id]);
    }
    for (const row of rows)
      for (const key of synonymsOf(row).map(foldedTerm))
        if (!named.has(key)) named.set(key, [row.id]);
    known.set(collection, named);
  }
  return known;
};

/** The ids of the terms with a folded name. */
export const namedIn =
  (terms: KnownTerms) =>
  (kind: TermName, name: string): readonly number[] =>
    terms.get(kind)?.get(name) ?? [];
