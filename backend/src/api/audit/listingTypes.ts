import type { Collection } from '@portal/domain';
import { inTransaction } from '../../database.ts';
import type { Strapi } from '../../registry.ts';
import { kinds } from '../listing/rows.ts';
import type { entryResponse } from './rows.ts';

type Entry = ReturnType<typeof entryResponse>;
type AuditSubject = NonNullable<Entry['subject']>;

/** Tables of records about a listing, by kind. */
const tables = { reviews: 'reviews', 'special-offers': 'special_offers' } as const;

/** Whether the reviews and offers of these entries are of apps or services; null for deleted records and all others. */
export const readListingTypes = (strapi: Strapi, entries: readonly Pick<Entry, 'subject'>[]) =>
  inTransaction(strapi, async (sql) => {
    const types = new Map<string, Collection>();
    for (const [kind, table] of Object.entries(tables)) {
      const ids = entries.flatMap(({ subject }) =>
        subject?.kind === kind && subject.id !== null ? [subject.id] : [],
      );
      if (ids.length === 0) continue;
      const app = `${kinds.apps.single}_id`;
      const rows: { id: number; app: number | null }[] = await sql(table)
        .whereIn('id', ids)
        .select('id', { app });
      for (const row of rows)
        types.set(`${kind}/${row.id}`, row.app === null ? 'services' : 'apps');
    }
    return ({ kind, id }: AuditSubject): Collection | null => types.get(`${kind}/${id}`) ?? null;
  });
