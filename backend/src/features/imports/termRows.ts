import {
  importedKind,
  importTexts,
  namedBy,
  readTermRow,
  type TermName,
  type TermValues,
  termChanges,
} from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { type FullTermRow, singleOf, synonymsOf } from '../listing/index.ts';
import { termService } from '../term/index.ts';
import { type KnownTerms, namedIn } from './knownTerms.ts';
import type { Result, RowKind, Work } from './rowKind.ts';
import { aboutId, fail, mustBeFirst } from './rowProblems.ts';
import { cellsOf, type ImportRecord, type RowRecord, targetsOf } from './tables.ts';

/** A term before a row changed it, and after. */
interface Change {
  was: TermValues;
  now: TermValues;
}

const changeOf = ({ before }: RowRecord): Change => JSON.parse(before ?? '');

type Service = ReturnType<typeof termService>;

const valuesOf = (row: FullTermRow): TermValues => ({
  name: row.name,
  synonyms: synonymsOf(row),
  category: row.category?.id ?? null,
});

const isSame = (one: TermValues, other: TermValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The term that a row is about; null for a new one. */
const findTerm = async (
  sql: Sql,
  service: Service,
  terms: TermName,
  { key }: ImportRecord,
  { id, slug, input }: ReturnType<typeof readTermRow>,
): Promise<FullTermRow | null> => {
  const { noSuch, several } = importedKind(terms);
  const asked = key === 'id' ? id : key === 'slug' ? slug : '';
  if ((key === 'id' || key === 'slug') && asked !== '') {
    const isAddress = key === 'id' ? /^\d{1,9}$/.test(asked) : !/^\d*$/.test(asked);
    if (!isAddress) return fail(key, noSuch[key]());
    return service.hold(sql, asked).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return fail(key, noSuch[key]());
      throw error;
    });
  }
  // Without a name it is a new one, which needs one.
  const found = input.name ? await service.findNamed(input.name) : [];
  const [only] = found;
  if (found.length > 1) return fail('name', several({ count: found.length }));
  return only ? service.hold(sql, String(only.id)) : null;
};

const stale = () => new HttpError('stale-version', { message: importTexts.staleTerm });

/** Adds a term or changes one, as the calls for it would. */
const writeRow = async (
  strapi: Strapi,
  sql: Sql,
  terms: TermName,
  { imported, row, actor }: Work,
  known: KnownTerms,
): Promise<Result> => {
  const service = termService(strapi, singleOf(terms));
  const read = readTermRow(cellsOf(row), targetsOf(imported), terms, namedIn(known));
  const [first] = read.errors;
  if (first) throw invalid(first.message, read.errors);
  const found = await findTerm(sql, service, terms, imported, read);
  const { name = '' } = read.input;
  const target = found ? aboutId(imported, found.id) : `${imported.id}/name/${name.toLowerCase()}`;
  await mustBeFirst(sql, imported, row, { about: target, by: namedBy(imported.key, read) });
  const isRun = imported.state === 'running';
  if (!found) {
    // The check found one.
    if (isRun && row.state !== 'new') throw stale();
    const made = await service.create({ ...read.input }, actor);
    const now = valuesOf(made);
    return { state: 'new', target, listing_id: made.id, before: JSON.stringify({ was: now, now }) };
  }
  const was = valuesOf(found);
  const changes = termChanges(was, read.input);
  const about = { target, listing_id: found.id };
  if (Object.keys(changes).length === 0) return { state: 'unchanged', ...about };
  if (isRun && (row.state === 'new' || !isSame(changeOf(row).was, was))) throw stale();
  const saved = await service.update(String(found.id), { ...changes }, actor);
  const before = JSON.stringify({ was, now: valuesOf(saved) } satisfies Change);
  return { state: 'changed', ...about, before };
};

/** Deletes a term that a row added, or restores what it changed, unless the term has changed since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  terms: TermName,
  { row, actor }: Work,
): Promise<string | undefined> => {
  const service = termService(strapi, singleOf(terms));
  const address = String(row.listing_id);
  const found = await service.hold(sql, address).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (!found) return importTexts.keptDeleted;
  const { was, now } = changeOf(row);
  const held = row.state === 'created' && (found.subcategories?.length ?? 0) > 0;
  if (held || !isSame(now, valuesOf(found))) return importTexts.keptChanged;
  if (row.state === 'created') await service.remove(address, undefined, actor);
  else await service.update(address, { ...termChanges(now, was) }, actor);
  return undefined;
};

/** Terms of a file. */
export const termRows = (terms: TermName): RowKind => ({
  terms: terms === 'subcategories' ? ['categories'] : [],
  write: (strapi, sql, work, known) => writeRow(strapi, sql, terms, work, known),
  undo: (strapi, sql, work) => undoRow(strapi, sql, terms, work),
});
