import type { TermName } from '@portal/domain';
import type { Knex } from 'knex';
import { rawTable, type Sql } from '../../base/database.ts';

const MERGED_TERMS = 'merged_terms';

/** A row for each term that was merged and not restored: its slug leads to the other one. */
export const mergedTermsModel = rawTable(
  MERGED_TERMS,
  { kind: 'string', term_id: 'integer', slug: 'string', into_id: 'integer' },
  { unique: ['kind', 'term_id'], index: 'slug' },
);

interface MergedTerm {
  term_id: number;
  into_id: number;
}

/** The slugs of merged terms of a kind. */
export const mergedSlugs = (sql: Sql | Knex, kind: TermName) => ({
  async add({ id: term_id, slug }: { id: number; slug: string | null }, into_id: number) {
    await sql(MERGED_TERMS).insert({ kind, term_id, slug, into_id });
  },

  async forget(term_id: number) {
    await sql(MERGED_TERMS).where({ kind, term_id }).delete();
  },

  /**
   * The id of the term that a slug leads to, which may be deleted since; undefined if no merged term had it. A term with this
   * slug comes first: ask for that before. Of several merged ones, the last one counts.
   */
  async leadsTo(slug: string): Promise<number | undefined> {
    const first = (where: object): Promise<MergedTerm | undefined> =>
      sql(MERGED_TERMS)
        .where({ kind, ...where })
        .orderBy('id', 'desc')
        .first('term_id', 'into_id');
    let found = await first({ slug });
    const seen = new Set<number>();
    // The other term may be merged as well. No circle can form, because merged terms are gone, but one would hold the server.
    while (found && !seen.has(found.term_id)) {
      seen.add(found.term_id);
      const next = await first({ term_id: found.into_id });
      if (!next) return found.into_id;
      found = next;
    }
    return undefined;
  },
});
