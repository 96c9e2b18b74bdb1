import type { BulkEditPlan } from '@portal/data/internal/client/imports';
import {
  type BulkChange,
  bulkAction,
  bulkIds,
  bulkProblems,
  type Collection,
  editsOwnFields,
  genericTexts,
  importLimits,
  importTexts,
  isId,
  isListingKind,
  maySee,
  type Scope,
  scopes,
  unknownInSelection,
} from '@portal/domain';
import { authorize } from './access.ts';
import {
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
} from './http.ts';
import { fail } from './importRows.ts';
import { begin, ownImport, stored } from './imports.ts';
import { listListings } from './listingReads.ts';
import { badParameter } from './lists.ts';
import { stateOf } from './moderateListing.ts';
import { mustTakeListings } from './movedRows.ts';
import type { ImportRow } from './storedImports.ts';

const refuse = (path: string) => fail(path, importTexts.selectionNotValid);

/** The listings that a bulk edit selects. */
function selection(call: Call, type: Collection): { scope: Scope; ids: unknown[] } {
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const unknown = unknownInSelection(type, data, call.query.keys());
  if (unknown !== undefined) throw badParameter(unknown, importTexts.unknownParameter(unknown));
  const { ids, failed_of: edit, scope } = data;
  if (edit) {
    const found = ownImport({ ...call, params: { id: String(edit) } });
    if (!found.scope || found.type !== type) throw notFound();
    const failed = found.rows.filter(({ state }) => state === 'failed');
    return { scope: found.scope, ids: failed.map(({ cells }) => cells[0]) };
  }
  const known = scopes.find((each) => each === scope) ?? refuse('scope');
  if (Array.isArray(ids)) return { scope: known, ids: ids.every(isId) ? ids : refuse('ids') };
  call.query.set('format', 'json');
  const { body } = listListings(call, type, known === 'pending');
  return { scope: known, ids: Array.isArray(body) ? body.map(({ id }) => id) : [] };
}

export function startBulkEdit(call: Call, type: Collection): Reply {
  const { scope, ids } = selection(call, type);
  if (ids.length === 0) refuse('ids');
  if (ids.length > importLimits.rows) fail('ids', importTexts.tooManySelected(importLimits.rows));
  const seen = new Map(
    call.db.listings
      .filter((each) => each.collection === type && maySee(stateOf(each), actorOf(call.user)))
      .map(({ id, values }) => [id, values.name]),
  );
  const columns = ['id', 'name'].map((name) => ({ name, samples: [] }));
  const given = { file: '', format: 'selection', scope, columns, key: 'id' } as const;
  const rows = ids.map((id) => [id, seen.get(Number(id)) ?? null]);
  const plan = { targets: [], arrival: 'draft', skipUnknownTerms: false } as const;
  return stored(call, type, { ...given, ...plan }, rows);
}

/** Whether a selected listing belongs to the account of the caller; one that was deleted since belongs to no one. */
function isOwn({ db, user }: Call, type: Collection, { cells: [id, name] }: ImportRow): boolean {
  const found = db.listings.find((each) => each.collection === type && each.id === id);
  return name !== null && (!found || found.accountId === user.accountId);
}

export function checkBulkEdit(call: Call): Reply {
  const { type, format, rows } = ownImport(call);
  if (format !== 'selection' || !isListingKind(type)) throw notFound();
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const errors = bulkProblems(data.changes, type);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const changes = data.changes as BulkChange[];
  const action = bulkAction(changes);
  if (action) authorize(call, action);
  else if (editsOwnFields(actorOf(call.user)) && !rows.every((row) => isOwn(call, type, row)))
    throw new HttpError('role-missing', { message: importTexts.fieldsNotAllowed });
  for (const change of changes) {
    const [kind, { field, ids }] = [bulkIds(change), change];
    if (kind === 'users') mustTakeListings(call.db, ids[0]);
    else if (kind && !ids.every((id) => call.db[kind].some((term) => term.id === id)))
      fail('changes', genericTexts.notValid(field));
  }
  const plan = { changes: data.changes, arrival: data.arrival } as BulkEditPlan;
  return begin(call, ['mapping', 'checked'], 'checking', plan);
}
