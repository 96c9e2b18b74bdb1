import {
  type Collection,
  changedFields,
  type ListingValues,
  type Submission,
} from '@portal/domain';
import type { Sql } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';
import { populate } from '../populate.ts';
import { fieldsOf, kinds, type ListingRow } from '../types.ts';

const WITHIN = 60_000;

/**
 * The listing that the same person created for the same account with the same values within a minute: a press that was sent
 * twice. Not one that was written to since.
 */
export const findSameListing = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  { values, status, note, draft }: Submission<ListingValues>,
  { account, author }: { account: number | null; author: number },
): Promise<ListingRow | null> => {
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
    row.status === status &&
    row.note === note &&
    (row.draft === true) === draft &&
    changedFields(fieldsOf(row), values).length === 0;
  return rows.find(isSame) ?? null;
};
