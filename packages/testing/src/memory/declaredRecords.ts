import {
  type AnyRecordKind,
  type AuditAction,
  type AuditChanges,
  changedReason,
  changedRecord,
  compareNames,
  type RecordKind,
  type RecordValues,
  readRecord,
  readVersion,
  recordCallNames,
  recordKinds,
  uniqueName,
} from '@portal/domain';
import { audit, nameOf } from './audit.ts';
import { type Database, nextId } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import type { StoredRecord } from './storedRecords.ts';

/* Declared records, such as reason templates. */

/** What responds to the calls of a kind. */
function handlersOf(kind: AnyRecordKind): Readonly<Record<string, (call: Call) => Reply>> {
  const all = (db: Database): StoredRecord[] => db[kind.many];

  function find({ db, params }: Call): StoredRecord {
    const found = all(db).find(({ id }) => String(id) === params.id);
    if (!found) throw notFound();
    return found;
  }

  function readFor(call: Call, known: StoredRecord | null) {
    const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
    const { values, errors } = readRecord<RecordKind>(kind, data);
    const version = known ? readVersion(data, errors, { required: true }) : undefined;
    if (errors[0]) throw invalid(errors[0].message, errors);
    return { values, version };
  }

  function checkName({ db }: Call, { name }: RecordValues, known: StoredRecord | null): void {
    const taken = all(db).some(
      (other) => other !== known && uniqueName(other.name) === uniqueName(name),
    );
    if (!taken) return;
    const message = kind.taken(name);
    throw invalid(message, [{ path: ['name'], message, reason: 'name-taken' }]);
  }

  const auditRecord = (
    call: Call,
    action: keyof RecordKind['audit'],
    { id, name }: StoredRecord,
    changes: AuditChanges = {},
  ) =>
    audit(call, `${kind.one}.${action}` satisfies AuditAction, {
      subject: { kind: kind.many, id, name },
      changes,
    });

  const names = recordCallNames(kind);
  return {
    [names.list]: ({ db }) => record(all(db).toSorted((a, b) => compareNames(a.name, b.name))),
    [names.create](call) {
      const { db, at, user } = call;
      const { values } = readFor(call, null);
      checkName(call, values, null);
      const stored: StoredRecord = {
        id: nextId(all(db)),
        ...values,
        version: 1,
        updatedAt: at,
        updated_by: nameOf(user),
      };
      all(db).push(stored);
      auditRecord(call, 'create', stored, changedRecord(kind, null, values));
      return record(stored, 201);
    },
    [names.change](call) {
      const known = find(call);
      const { values, version } = readFor(call, known);
      const changes = changedRecord(kind, known, values);
      if (Object.keys(changes).length === 0) return record(known);
      if (version !== known.version) throw new HttpError(changedReason(kind));
      checkName(call, values, known);
      Object.assign(known, values, {
        version: known.version + 1,
        updatedAt: call.at,
        updated_by: nameOf(call.user),
      });
      auditRecord(call, 'edit', known, changes);
      return record(known);
    },
    [names.delete](call) {
      const known = find(call);
      all(call.db).splice(all(call.db).indexOf(known), 1);
      auditRecord(call, 'delete', known);
      return record(null);
    },
  };
}

export const recordHandlers = recordKinds.map((kind) => [kind.many, handlersOf(kind)] as const);
