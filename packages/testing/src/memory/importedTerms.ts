import {
  importedKind,
  importTexts,
  namedBy,
  readTermRow,
  type TermName,
  type TermValues,
  termChanges,
} from '@portal/domain';
import type { Database, StoredTerm } from './database.ts';
import { type Call, HttpError, invalid } from './http.ts';
import { callFor, fail, setAbout } from './importRows.ts';
import { termsNamed } from './mergedTerms.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';
import { addTerm, changeTerm, deleteTerm, termsCalled } from './terms.ts';

const valuesOf = ({ name, synonyms = [], categoryId }: StoredTerm): TermValues => ({
  name,
  synonyms,
  category: categoryId ?? null,
});

const isSame = (one: TermValues | undefined, other: TermValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The term that a row is about; undefined for a new one. */
function findTerm(
  db: Database,
  terms: TermName,
  key: StoredImport['key'],
  { id, slug, input }: ReturnType<typeof readTermRow>,
): StoredTerm | undefined {
  const { noSuch, several } = importedKind(terms);
  const asked = key === 'id' ? id : key === 'slug' ? slug : '';
  if ((key === 'id' || key === 'slug') && asked !== '')
    return db[terms].find((term) => String(term[key]) === asked) ?? fail(key, noSuch[key]());
  const found = input.name ? termsCalled(input.name, terms, db) : [];
  return found.length > 1 ? fail('name', several({ count: found.length })) : found[0];
}

const stale = () => new HttpError('stale-version', { message: importTexts.staleTerm });

/** Checks a row, or adds or changes its term. */
export function doTermRow(
  call: Call,
  terms: TermName,
  imported: StoredImport,
  row: ImportRow,
  writes: boolean,
): void {
  const { targets, key } = imported;
  const read = readTermRow(row.cells, targets, terms, (kind, name) =>
    termsNamed(call.db, kind, name),
  );
  if (read.errors[0]) throw invalid(read.errors[0].message, read.errors);
  const term = findTerm(call.db, terms, key, read);
  const { name = '' } = read.input;
  const about = term ? `id/${term.id}` : `name/${name.toLowerCase()}`;
  setAbout(imported, row, { about, by: namedBy(key, read) });
  if (!term) {
    // The check found one.
    if (writes && row.state !== 'new') throw stale();
    const adding = callFor(call, writes, read.input);
    addTerm(adding, terms);
    row.state = writes ? 'created' : 'new';
    const made = adding.db[terms].at(-1);
    if (!made) return;
    row.change = { was: valuesOf(made), now: valuesOf(made) };
    row.done = { id: made.id };
    return;
  }
  const was = valuesOf(term);
  const changes = termChanges(was, read.input);
  row.state = 'unchanged';
  if (Object.keys(changes).length === 0) return;
  if (writes && !isSame(row.change?.was, was)) throw stale();
  const changing = callFor(call, writes, changes, term.id);
  changeTerm(changing, terms);
  const now = changing.db[terms].find(({ id }) => id === term.id);
  row.state = writes ? 'saved' : 'changed';
  row.change = { was, now: now ? valuesOf(now) : was };
  row.done = { id: term.id };
}

/** Deletes the term that a row added, or restores what it changed. */
export function undoTermRow(call: Call, terms: TermName, row: ImportRow): void {
  const { db } = call;
  const { done, change } = row;
  const term = db[terms].find(({ id }) => id === done?.id);
  const created = row.state === 'created';
  const holds =
    created &&
    terms === 'categories' &&
    db.subcategories.some(({ categoryId }) => categoryId === term?.id);
  const isTouched = holds || (term && !isSame(change?.now, valuesOf(term)));
  if (!term || !change || isTouched) {
    const message = term ? importTexts.keptChanged : importTexts.keptDeleted;
    row.state = 'kept';
    row.problems = [{ path: ['row'], message }];
    return;
  }
  const undo = callFor(call, true, termChanges(change.now, change.was), term.id);
  if (created) deleteTerm({ ...undo, query: new URLSearchParams() }, terms);
  else changeTerm(undo, terms);
  row.state = 'undone';
}
