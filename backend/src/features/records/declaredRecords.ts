import {
  type AnyRecordKind,
  type AuditAction,
  type AuditChanges,
  type Calls,
  changedReason,
  changedRecord,
  compareNames,
  type FieldError,
  namesOf,
  type RecordField,
  type RecordKind,
  type RecordValues,
  readRecord,
  readVersion,
  recordCallNames,
  recordCalls,
  recordKinds,
  recordOf,
  uniqueName,
} from '@portal/domain';
import { type Actor, actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { inTransaction, isDuplicate, rawTable } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { type Api, apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';

/* Declared records, such as reason templates: their tables and calls. */

const tableOf = ({ table, many }: Pick<RecordKind, 'table' | 'many'>): string => table ?? many;

/** The table of each kind. */
export const recordTables = recordOf(
  recordKinds.map(({ many }) => many),
  (many) => tableOf(recordKinds.find((kind) => kind.many === many) ?? { many }),
);

const columnOf = ({ kind }: RecordField) =>
  kind === 'line' || kind === 'choice' ? 'string' : 'text';

/** `key` is the name as names are compared. Times are in milliseconds since 1970. */
export const recordModels = recordKinds.map((kind: RecordKind) =>
  rawTable(
    tableOf(kind),
    {
      ...recordOf(namesOf(kind.fields), (name) => columnOf(kind.fields[name] ?? kind.fields.name)),
      key: 'string',
      version: 'integer',
      updated_at: 'biginteger',
      updated_by: 'text',
    },
    { unique: 'key' },
  ),
);

type Row = {
  id: number;
  name: string;
  key: string;
  version: number;
  updated_at: number | string;
  updated_by: string;
};

/** A new row, written now. */
export const recordRow = (values: RecordValues, author: string) => ({
  ...values,
  key: uniqueName(values.name),
  version: 1,
  updated_at: Date.now(),
  updated_by: author,
});

/** The values of a row; one that an earlier version has not stored is empty, or the initial choice. */
const valuesOf = (kind: RecordKind, row: object): RecordValues =>
  readRecord(kind, { ...row }).values;

const response = (kind: RecordKind, { id, version, updated_at, updated_by, ...row }: Row) => ({
  id,
  ...valuesOf(kind, row),
  version,
  updatedAt: isoTime(updated_at),
  updated_by,
});

/** Compares names of an earlier version, which folded fewer letters, as this one does; of two that are now equal, both stay. */
export const foldRecords = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    for (const table of recordKinds.map(tableOf)) {
      const rows: Row[] = await sql(table).select();
      const keys = new Set(rows.map(({ key }) => key));
      for (const { id, name, key } of rows) {
        const now = uniqueName(name);
        if (now === key || keys.has(now)) continue;
        await sql(table).where({ id }).update({ key: now });
        keys.add(now);
      }
    }
  });

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

const nameTaken = ({ taken }: RecordKind, name: string): HttpError => {
  const message = taken(name);
  return invalid(message, [{ path: ['name'], message, reason: 'name-taken' }]);
};

/** What reads and writes the records of a kind. */
const storeOf = (strapi: Strapi, kind: AnyRecordKind) => {
  const table = tableOf(kind);
  const record = (
    actor: Actor,
    action: keyof RecordKind['audit'],
    { id, name }: Pick<Row, 'id' | 'name'>,
    changes: AuditChanges = {},
  ): Promise<void> =>
    recordAudit(strapi, actor, {
      action: `${kind.one}.${action}` satisfies AuditAction,
      subject: { kind: kind.many, id, name },
      changes,
    });
  return {
    /** All by name. */
    list: () =>
      inTransaction(strapi, async (sql) => {
        const rows: Row[] = await sql(table).select();
        // PostgreSQL would sort by the locale of the database.
        return rows
          .toSorted((a, b) => compareNames(a.name, b.name))
          .map((row) => response(kind, row));
      }),

    create: (actor: Actor, values: RecordValues) =>
      inTransaction(strapi, async (sql) => {
        const [row]: Row[] = await sql(table)
          .insert(recordRow(values, actor.name))
          .onConflict('key')
          .ignore()
          .returning('*');
        if (!row) throw nameTaken(kind, values.name);
        await record(actor, 'create', row, changedRecord(kind, null, values));
        return response(kind, row);
      }),

    /** Throws 409 for another version; a retry with the stored values passes. */
    change: (actor: Actor, id: number, data: Readonly<Record<string, unknown>>) =>
      inTransaction(strapi, async (sql) => {
        const row: Row | undefined = await sql(table).where({ id }).forUpdate().first();
        if (!row) throw notFound();
        const { values, errors } = readRecord<RecordKind>(kind, data);
        const version = readVersion(data, errors, { required: true });
        check(errors);
        const changes = changedRecord(kind, valuesOf(kind, row), values);
        if (Object.keys(changes).length === 0) return response(kind, row);
        if (version !== row.version) throw new HttpError(changedReason(kind));
        const changed = { ...recordRow(values, actor.name), version: row.version + 1 };
        const others = sql(table).where({ key: changed.key }).whereNot({ id });
        if (await others.first('id')) throw nameTaken(kind, values.name);
        await sql(table)
          .where({ id })
          .update(changed)
          .catch((error) => {
            // Another admin stored the name in the meantime.
            throw isDuplicate(error) ? nameTaken(kind, values.name) : error;
          });
        await record(actor, 'edit', { id, name: values.name }, changes);
        return response(kind, { id, ...changed });
      }),

    delete: (actor: Actor, id: number): Promise<void> =>
      inTransaction(strapi, async (sql) => {
        const row: Row | undefined = await sql(table).where({ id }).forUpdate().first();
        if (!row) throw notFound();
        await sql(table).where({ id }).delete();
        await record(actor, 'delete', row);
      }),
  };
};

const apiFor = (kind: AnyRecordKind): Api =>
  apiOf<Calls>(kind.one, recordCalls[kind.many], (strapi) => {
    const store = storeOf(strapi, kind);
    const names = recordCallNames(kind);
    return {
      [names.list]: async () => ({ data: await store.list(), meta: {} }),

      async [names.create](ctx: Context) {
        const { values, errors } = readRecord<RecordKind>(kind, dataOf(ctx));
        check(errors);
        ctx.body = { data: await store.create(actorOf(ctx), values), meta: {} };
        ctx.status = 201;
      },

      async [names.change](ctx: Context) {
        const id = idOf(ctx.params.id);
        return { data: await store.change(actorOf(ctx), id, dataOf(ctx)), meta: {} };
      },

      async [names.delete](ctx: Context) {
        await store.delete(actorOf(ctx), idOf(ctx.params.id));
        return { data: null, meta: {} };
      },
    };
  });

/** The API of each kind, by its name. */
export const recordApis = recordOf(
  recordKinds.map(({ one }) => one),
  (one) => apiFor(recordKinds.find((kind) => kind.one === one) ?? recordKinds[0]),
);
