import type { BulkEditPlan } from '@portal/data/internal/client/imports';
import {
  afterRows,
  type BusyState,
  bulkDecides,
  bulkDecision,
  bulkDifferences,
  bulkFeature,
  bulkInput,
  bulkSummary,
  bulkTarget,
  type Collection,
  canUndo,
  decodeText,
  dueOutcomes,
  genericTexts,
  hasWaiting,
  type ImportKind,
  type ImportPlan,
  type ImportState,
  importedKind,
  importedSubmission,
  importLimits,
  importsDraft,
  importTargetLabels,
  importTexts,
  isBlank,
  isBusy,
  isJsonText,
  isListingKind,
  isTermName,
  isUnchanged,
  listingFields,
  listingTypeOf,
  may,
  maySee,
  mayWithAll,
  namedBy,
  planOf,
  readImportRow,
  readJsonTable,
  rowNumber,
  rowProblems,
  sampleOf,
  settledOutcomes,
  stateAfterCheck,
  stoppedFrom,
  targetsProblem,
  undoesToDraft,
  wasProposed,
} from '@portal/domain';
import { authorize } from './access.ts';
import { audit } from './audit.ts';
import { nextId, type StoredListing } from './database.ts';
import { featureRow, undoFeature } from './featuredRows.ts';
import {
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import { doAccountRow, undoAccountRow } from './importedAccounts.ts';
import { logoInput } from './importedLogos.ts';
import { doReviewRow, undoReviewRow } from './importedReviews.ts';
import { doTermRow, undoTermRow } from './importedTerms.ts';
import { callFor, fail, revertToBase, setAbout } from './importRows.ts';
import { countsOf, shape, summaryOf } from './importShapes.ts';
import {
  changeListing,
  createListing,
  deleteListing,
  discardRevision,
  saveListing,
} from './listingWrites.ts';
import { listed } from './lists.ts';
import { changesAfterMerges, termsNamed } from './mergedTerms.ts';
import { stateOf } from './moderateListing.ts';
import { moveRow, undoMove } from './movedRows.ts';
import { readCsv } from './readCsv.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

/** Stores the rows of a new one. */
export function stored(
  { db, user, at }: Call,
  type: ImportKind,
  given: Pick<StoredImport, 'file' | 'format' | 'scope' | 'columns' | keyof ImportPlan>,
  rows: readonly (readonly unknown[])[],
): Reply {
  const made: StoredImport = {
    ...given,
    id: nextId(db.imports),
    userId: user.id,
    type,
    state: 'mapping',
    rows: rows.map((cells, index) => ({
      number: rowNumber(index, given.format),
      state: 'waiting',
      cells: [...cells],
      problems: [],
    })),
    createdAt: at,
    finishedAt: null,
  };
  db.imports.push(made);
  return record(shape(db, made), 201);
}

export async function startImport(call: Call, type: ImportKind): Promise<Reply> {
  const { body } = call;
  const file = body instanceof FormData ? body.get('files') : null;
  if (!(file instanceof File)) throw new HttpError('upload-empty');
  if (file.size > importLimits.file) throw new HttpError('too-large');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw invalid(importTexts.unreadable, []);
  const format = isJsonText(text) ? 'json' : 'csv';
  const table = format === 'json' ? readJsonTable(text) : readCsv(text);
  if (typeof table === 'string') throw invalid(table, []);
  const earlier = call.db.imports
    .filter(
      ({ userId, type: of, format: from, state }) =>
        userId === call.user.id && of === type && from !== 'selection' && state !== 'mapping',
    )
    .map(({ columns, ...plan }) => ({ ...plan, columns: columns.map(({ name }) => name) }))
    .reverse();
  const columns = table.columns.map((name, place) => {
    const cells = table.rows.slice(0, 50).map((cells) => sampleOf(cells[place]));
    return { name, samples: cells.filter((cell) => cell !== '').slice(0, 3) };
  });
  const samples = columns.map((column) => column.samples);
  const assigns = may(actorOf(call.user), 'listing.assign');
  const plan = planOf(table.columns, type, importTargetLabels(type), earlier, assigns, samples);
  return stored(call, type, { file: file.name, format, columns, ...plan }, table.rows);
}

/** Those of the caller, newest first. */
export function listImports({ db, user, query }: Call): Reply {
  const own = db.imports.filter(
    // An edit that was only opened says nothing yet.
    ({ userId, format, changes }) => userId === user.id && (format !== 'selection' || changes),
  );
  return listed(own.map((each) => summaryOf(db, each)).reverse(), query, () => []);
}

/** The import of a call; throws for that of another user. */
export function ownImport(call: Call): StoredImport {
  const found = call.db.imports.find(({ id }) => String(id) === call.params.id);
  if (found?.userId !== call.user.id) throw notFound();
  const { needs } = importedKind(found.type);
  if (needs) authorize(call, needs);
  return found;
}

/** The listing that a row is about. */
function find(
  { db, user }: Call,
  type: Collection,
  { key }: StoredImport,
  { id, slug, name, accountId }: { id: string; slug: string; name: unknown; accountId: number },
): StoredListing | undefined {
  const { noSuch, several } = importedKind(type);
  const all = db.listings.filter(({ collection }) => collection === type);
  const asked = key === 'id' ? id : key === 'slug' ? slug : '';
  if ((key === 'id' || key === 'slug') && asked !== '') {
    const found = all.find((row) => String(key === 'id' ? row.id : row.slug) === asked);
    const actor = actorOf(user);
    const isReached =
      found && (mayWithAll(actor, 'listing.read') || found.accountId === user.accountId);
    if (found && isReached && maySee(stateOf(found), actor)) return found;
    return fail(key, noSuch[key]());
  }
  if (typeof name !== 'string' || isBlank(name)) return fail('name', listingFields.name.required);
  const named = all.filter((row) => row.values.name === name && row.accountId === accountId);
  if (named.length > 1) return fail('name', several({ count: named.length }));
  return named[0];
}

/** Saves what a row changes in a listing, or checks it. */
function saveRow(
  call: Call,
  type: Collection,
  { arrival, scope = 'active' }: StoredImport,
  row: ImportRow,
  writes: boolean,
  { listing, input }: { listing: StoredListing; input: Record<string, unknown> | undefined },
): void {
  row.state = 'unchanged';
  if (!input) return;
  const actor = actorOf(call.user);
  const state = stateOf(listing);
  const draft = input.draft ?? importsDraft(state, arrival, actor);
  const { submission: was, target } = importedSubmission(state, actor, scope);
  const data = { ...input, draft, version: state.version, target };
  saveListing(callFor(call, writes, data, listing.id), type);
  row.state = writes ? 'saved' : 'changed';
  row.done = {
    id: listing.id,
    version: listing.version,
    base: state.version,
    before: { ...was.values, draft: undoesToDraft(was), target },
    isRevision: state.revision === null && listing.revision !== null,
    wasProposed: target === 'live' && wasProposed(state, input),
  };
}

/** What does a row of an edit that changes no fields. */
function aloneRow({ changes = [] }: StoredImport): typeof moveRow | undefined {
  if (bulkFeature(changes)) return featureRow;
  return bulkTarget(changes) === undefined ? undefined : moveRow;
}

/** Checks the change of a selected listing, or writes it. */
function editRow(
  call: Call,
  type: Collection,
  edit: StoredImport,
  row: ImportRow,
  writes: boolean,
): void {
  const [id, name] = row.cells;
  const isThere = call.db.listings.some((each) => each.collection === type && each.id === id);
  if (name !== null && !isThere) fail('id', importTexts.deleted);
  const found = find(call, type, edit, { id: String(id), slug: '', name: '', accountId: 0 });
  const listing =
    found ?? fail('id', name === null ? importedKind(type).noSuch.id() : importTexts.left);
  const alone = aloneRow(edit);
  if (alone) {
    alone(call, type, edit, row, writes, listing);
    return;
  }
  const { scope = 'active' } = edit;
  const changes = changesAfterMerges(call.db, edit.changes ?? []);
  const actor = actorOf(call.user);
  const state = stateOf(listing);
  const decision = bulkDecision(changes);
  if (!decision) {
    const input = bulkInput(state, actor, changes, scope);
    row.preview = input ? bulkDifferences(state, actor, input, scope) : [];
    saveRow(call, type, edit, row, writes, { listing, input });
    return;
  }
  const decides = bulkDecides(state, actor, decision.status);
  if (decides === 'closed') throw new HttpError('nothing-pending');
  row.state = 'unchanged';
  if (decides === 'same') return;
  changeListing(callFor(call, writes, { ...decision, version: state.version }, listing.id), type);
  row.state = writes ? 'saved' : 'changed';
  row.done = { id: listing.id, version: listing.version, base: state.version, isDecision: true };
}

/** Checks a row of a file, or writes it. */
function doRow(
  call: Call,
  type: Collection,
  imported: StoredImport,
  row: ImportRow,
  writes: boolean,
): void {
  const { db, user } = call;
  const { targets, arrival, skipUnknownTerms } = imported;
  const asked = readImportRow(
    row.cells,
    targets,
    type,
    (terms, name) => termsNamed(db, terms, name),
    skipUnknownTerms,
  );
  if (asked.errors[0]) throw invalid(asked.errors[0].message, asked.errors);
  const actor = actorOf(user);
  const assigned = may(actor, 'listing.assign') && asked.account !== '';
  const vendor = db.users.find(({ email }) => email === asked.account.toLowerCase());
  if (assigned && !vendor) fail('account', importTexts.noSuchVendor);
  const accountId = (assigned && vendor?.accountId) || user.accountId;
  const { name } = asked.input;
  const listing = find(call, type, imported, { ...asked, name, accountId });
  const about = listing ? `id/${listing.id}` : `name/${accountId}/${name}`;
  setAbout(imported, row, { about, by: namedBy(imported.key, asked) });
  const { loads, ...logo } = logoInput(call, asked.logo, listing, writes);
  const input = { ...asked.input, ...logo };
  if (listing) {
    const isSame = !loads && isUnchanged(stateOf(listing), actor, type, input);
    saveRow(call, type, imported, row, writes, { listing, input: isSame ? undefined : input });
    return;
  }
  authorize(call, `${listingTypeOf(type)}.create`);
  const data = { ...input, account: accountId, draft: arrival === 'draft' };
  const creating = callFor(call, writes, data);
  createListing(creating, type);
  row.state = writes ? 'created' : 'new';
  const made = creating.db.listings.at(-1);
  if (made) row.done = { id: made.id, version: made.version };
}

function undoRow(call: Call, type: Collection, row: ImportRow): void {
  const { id, version, before, ...was } = { id: 0, version: 0, ...row.done };
  const { isRevision, isDecision, from, wasProposed: stays } = was;
  const listing = call.db.listings.find((each) => each.id === id && each.collection === type);
  const created = row.state === 'created';
  row.state = 'kept';
  const reason = !listing
    ? importTexts.keptDeleted
    : listing.version !== version
      ? importTexts.keptChanged
      : importTexts.keptProposed;
  row.problems = [{ path: ['row'], message: reason }];
  if (listing?.version !== version || stays) return;
  row.problems = [];
  const query = new URLSearchParams({ version: String(version) });
  const undo = {
    ...call,
    query,
    params: { id: String(id) },
    body: {
      data: isDecision ? { status: 'PENDING', undo: true, version } : { ...before, version },
    },
  };
  if (from !== undefined) {
    undoMove(undo, type, row, from);
    return;
  }
  if (isDecision) changeListing(undo, type);
  else if (created) deleteListing(undo, type);
  else if (isRevision) discardRevision(undo, type);
  else saveListing(undo, type);
  row.state = 'undone';
  revertToBase(call, type, row);
}

function goThroughRow(call: Call, imported: StoredImport, row: ImportRow, state: BusyState): void {
  const { type, format } = imported;
  const writes = state === 'running';
  if (type === 'accounts') {
    if (state === 'undoing') undoAccountRow(call, row);
    else doAccountRow(call, imported, row, writes);
  } else if (type === 'reviews') {
    if (state === 'undoing') undoReviewRow(call, row);
    else doReviewRow(call, imported, row, writes);
  } else if (isTermName(type)) {
    if (state === 'undoing') undoTermRow(call, type, row);
    else doTermRow(call, type, imported, row, writes);
  } else if (state === 'undoing' && bulkFeature(imported.changes ?? []))
    undoFeature(call, type, imported, row);
  else if (state === 'undoing') undoRow(call, type, row);
  else (format === 'selection' ? editRow : doRow)(call, type, imported, row, writes);
}

/** Goes through the rows that are due, all at once. */
function goThrough(call: Call, imported: StoredImport, state: BusyState): void {
  for (const row of imported.rows.filter((each) => dueOutcomes[state].includes(each.state)))
    try {
      goThroughRow(call, imported, row, state);
      // A later check of another row finds the record that this one created.
      if (state === 'running' && row.done)
        Object.assign(row, { about: `id/${row.done.id}`, outcome: row.state });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      row.state = state === 'undoing' ? 'kept' : 'failed';
      delete row.about;
      row.problems = rowProblems(Object(error.reply.body).error);
    }
  imported.state =
    state === 'checking' ? stateAfterCheck(countsOf(imported)) : afterRows[state].ended;
  imported.finishedAt = imported.state === 'checked' ? null : call.at;
}

/** Its progress; a started one is done with the first look at it. */
export function getImport(call: Call): Reply {
  const imported = ownImport(call);
  if (isBusy(imported.state) && !call.db.importsWait) goThrough(call, imported, imported.state);
  return record(shape(call.db, imported));
}

/** Begins a check, a run or an undo. Throws in another state. */
export function begin(
  call: Call,
  from: readonly ImportState[],
  state: BusyState,
  plan?: ImportPlan | BulkEditPlan,
): Reply {
  const imported = ownImport(call);
  if (!from.includes(imported.state)) throw new HttpError('import-busy');
  Object.assign(imported, plan, { state, round: (imported.round ?? 0) + 1 });
  const isOpen = ({ state }: ImportRow) => !settledOutcomes.some((each) => each === state);
  if (state === 'checking' && plan)
    for (const row of imported.rows.filter(isOpen))
      Object.assign(row, { state: 'waiting', problems: [], about: undefined });
  return record(shape(call.db, imported));
}

export function checkImport(call: Call): Reply {
  const { type, columns, format } = ownImport(call);
  if (format === 'selection') throw notFound();
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const { targets, key, arrival, skip_unknown_terms, emails_vendors } = data;
  const problem = targetsProblem(targets, columns.length, type);
  if (problem) fail('targets', problem);
  const more = isListingKind(type)
    ? { arrival, skipUnknownTerms: skip_unknown_terms }
    : { emailsVendors: type === 'accounts' && emails_vendors };
  const plan = { targets, key, ...more } as ImportPlan;
  if (!plan.targets.includes(plan.key)) fail('key', importTexts.keyNotMapped);
  return begin(call, ['mapping', 'checked'], 'checking', plan);
}

export function runImport(call: Call): Reply {
  const { type, file, changes, round = 0, ...imported } = ownImport(call);
  const { data } = read(call.body ?? {}, fieldsStruct);
  const { round: seen = round } = read(data ?? {}, fieldsStruct);
  if (!Number.isInteger(seen)) fail('round', genericTexts.notValid('round'));
  if (seen !== round) throw new HttpError('import-busy');
  const counts = countsOf(imported);
  const more = hasWaiting(counts) ? (['undone'] as const) : [];
  const reply = begin(call, [...more, 'checked', 'stopped'], 'running');
  if (call.user.staff)
    audit(call, changes ? 'listing.bulkEdit' : importedKind(type).audit, {
      subject: null,
      changes: {
        list: [null, `/${type}`],
        rows: [null, counts.new + counts.changed],
        ...(changes ? { fields: [null, bulkSummary(changes)] } : { file: [null, file] }),
      },
    });
  return reply;
}

export function undoImport(call: Call): Reply {
  // Once it has run, another check can be under way or have been stopped.
  const imported = ownImport(call);
  const more = canUndo(countsOf(imported)) ? (['checked', 'mapping'] as const) : [];
  begin(call, [...more, 'done', 'stopped', 'undone'], 'undoing');
  // Those that an earlier Undo left are tried again.
  for (const row of imported.rows)
    if (row.state === 'kept' && row.outcome)
      Object.assign(row, { state: row.outcome, problems: [] });
  return record(shape(call.db, imported));
}

export function stopImport(call: Call): Reply {
  const imported = ownImport(call);
  const { state } = imported;
  if (!isBusy(state)) throw new HttpError('import-busy');
  Object.assign(imported, stoppedFrom(state), { round: (imported.round ?? 0) + 1 });
  return record(shape(call.db, imported));
}
