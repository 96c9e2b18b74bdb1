import { mergedTerms, type TermName } from '@portal/domain';
import type { Knex } from 'knex';
import { rawTable, type Sql } from '../../base/database.ts';

const MERGED_TERMS = 'merged_terms';

/** Terms in one statement: databases limit how many ids it may name. */
const AT_ONCE = 500;

/** A row for each term that was merged and not restored: its slug and id lead to the other one. */
export const mergedTermsModel = rawTable(
  MERGED_TERMS,
  { kind: 'string', term_id: 'integer', slug: 'string', into_id: 'integer' },
  { unique: ['kind', 'term_id'], index: 'slug' },
);

interface MergedTerm {
  term_id: number;
  into_id: number;
}

/** The merged terms of a kind. */
export const mergedTermsOf = (sql: Sql | Knex, kind: TermName) => ({
  async add({ id: term_id, slug }: { id: number; slug: string | null }, into_id: number) {
    await sql(MERGED_TERMS).insert({ kind, term_id, slug, into_id });
  },

  async forget(term_id: number) {
    await sql(MERGED_TERMS).where({ kind, term_id }).delete();
  },

  /** Whether a term was merged into another one. */
  async has(term_id: number, into_id: number): Promise<boolean> {
    const found = await sql(MERGED_TERMS).where({ kind, term_id, into_id }).first('id');
    return found !== undefined;
  },

  /** Those of these terms that were merged, each with the term that it leads to, which may be deleted since. */
  async follow(ids: readonly number[]): Promise<Map<number, number>> {
    const next = new Map<number, number>();
    let asked: readonly number[] = ids;
    // The other term may be merged as well.
    while (asked.length > 0) {
      const rows: Pick<MergedTerm, 'term_id' | 'into_id'>[] = [];
      for (let from = 0; from < asked.length; from += AT_ONCE)
        rows.push(
          ...(await sql(MERGED_TERMS)
            .where({ kind })
            .whereIn('term_id', asked.slice(from, from + AT_ONCE))
            .select('term_id', 'into_id')),
        );
      for (const { term_id, into_id } of rows) next.set(term_id, into_id);
      asked = rows.map(({ into_id }) => into_id).filter((id) => !next.has(id));
    }
    // No circle can form, because merged terms are gone, but one would hold the server.
    const lastOf = (id: number, seen: ReadonlySet<number>): number => {
      const into = next.get(id);
      return into === undefined || seen.has(into) ? id : lastOf(into, new Set([...seen, into]));
    };
    return new Map(ids.filter((id) => next.has(id)).map((id) => [id, lastOf(id, new Set([id]))]));
  },

  /**
   * The id of the term that a slug leads to, which may be deleted since; undefined if no merged term had it. A term with this
   * slug comes first: ask for that before. Of several merged ones, the last one counts.
   */
  async leadsTo(slug: string): Promise<number | undefined> {
    const found: Pick<MergedTerm, 'term_id'> | undefined = await sql(MERGED_TERMS)
      .where({ kind, slug })
      .orderBy('id', 'desc')
      .first('term_id');
    return found && (await this.follow([found.term_id])).get(found.term_id);
  },
});

/** Ids of terms after these merges: each merged one with the term that it leads to. */
export const afterMerges = (
  ids: readonly number[],
  merges: ReadonlyMap<number, number>,
): readonly number[] =>
  [...merges].reduce<readonly number[]>(
    (terms, [from, into]) => mergedTerms(terms, from, into),
    ids,
  );
