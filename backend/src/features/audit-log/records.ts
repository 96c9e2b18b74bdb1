import { type AuditKind, type Collection, namesOf, recordOf, type Scope } from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds } from '../listing/index.ts';
import { KEYS } from '../read-key/index.ts';
import { recordTables } from '../records/index.ts';
import { ENDPOINTS } from '../webhook/index.ts';
import type { entryResponse } from './rows.ts';

type Entry = ReturnType<typeof entryResponse>;
type AuditSubject = NonNullable<Entry['subject']>;

const app = `${kinds.apps.single}_id`;

/** The table of each kind of record, with the columns that tell its page. */
const tables: Record<AuditKind, { table: string; columns?: Record<string, string> }> = {
  apps: { table: 'apps', columns: { status: 'status' } },
  services: { table: 'services', columns: { status: 'status' } },
  reviews: { table: 'reviews', columns: { status: 'status', app } },
  'special-offers': { table: 'special_offers', columns: { status: 'status', app } },
  industries: { table: 'industries' },
  locations: { table: 'locations' },
  categories: { table: 'categories' },
  subcategories: { table: 'subcategories' },
  files: { table: 'files' },
  accounts: { table: 'accounts' },
  users: { table: 'up_users' },
  ...recordOf(namesOf(recordTables), (many) => ({ table: recordTables[many] })),
  keys: { table: KEYS },
  webhooks: { table: ENDPOINTS },
};

interface Row {
  id: number;
  status?: string | null;
  app?: number | null;
}

/** What the page of a record depends on: the type of the listing of a review or offer, its list, and whether it still exists. */
interface AuditRecord {
  type: Collection | null;
  scope: Scope | null;
  exists: boolean;
}

const gone: AuditRecord = { type: null, scope: null, exists: false };

const toRecord = ({ status, app }: Row): AuditRecord => ({
  type: app === undefined ? null : app === null ? 'services' : 'apps',
  scope: status === undefined ? null : status === 'APPROVED' ? 'active' : 'pending',
  exists: true,
});

/** The records of these entries as they are now, with one query for each kind. */
export const readRecords = (strapi: Strapi, entries: readonly Pick<Entry, 'subject'>[]) =>
  inTransaction(strapi, async (sql) => {
    const found = new Map<string, AuditRecord>();
    for (const [kind, { table, columns = {} }] of Object.entries(tables)) {
      const ids = entries.flatMap(({ subject }) =>
        subject?.kind === kind && subject.id !== null ? [subject.id] : [],
      );
      if (ids.length === 0) continue;
      const rows: Row[] = await sql(table)
        .whereIn('id', ids)
        .select({ id: 'id', ...columns });
      for (const row of rows) found.set(`${kind}/${row.id}`, toRecord(row));
    }
    return ({ kind, id }: AuditSubject): AuditRecord => found.get(`${kind}/${id}`) ?? gone;
  });
