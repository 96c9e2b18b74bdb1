import type { Collection } from '@portal/domain';
import type { Sql } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';
import { populate } from '../populate.ts';
import type { ListingState } from '../repository.ts';
import { changedFields, fieldsOf, kinds, type ListingFields, type ListingRow } from '../types.ts';

const WITHIN = 60_000;

interface NewListing {
  type: Collection;
  fields: ListingFields;
  state: Pick<ListingState, 'status' | 'note' | 'draft'>;
  owner: { account: number | null; author: number };
  internalNote: string | null;
}

/**
 * The listing that the same person created for the same account with the same values within a minute: a press that was sent
 * twice. One that was written to since is another matter, and so is what carries an internal note.
 */
export const findSameListing = async (
  strapi: Strapi,
  sql: Sql,
  { type, fields, state, owner, internalNote }: NewListing,
): Promise<ListingRow | null> => {
  if (internalNote !== null) return null;
  const { account, author } = owner;
  // Of several at once the others wait here for the first.
  await sql('up_users').where({ id: author }).forUpdate().first('id');
  const rows: ListingRow[] = await strapi.db.query(kinds[type].uid).findMany({
    where: {
      revision_of: null,
      version: 1,
      account: { id: account ?? { $null: true } },
      author: { id: author },
      createdAt: { $gt: new Date(Date.now() - WITHIN) },
    },
    orderBy: { id: 'asc' },
    populate: populate[type],
  });
  const isSame = (row: ListingRow): boolean =>
    row.status === state.status &&
    row.note === state.note &&
    (row.draft === true) === state.draft &&
    changedFields(fieldsOf(row), fields).length === 0;
  return rows.find(isSame) ?? null;
};
