import {
  type AuditChanges,
  accountTexts,
  addedSynonyms,
  type Collection,
  cleanSynonyms,
  errorNameOf,
  type FieldError,
  fieldProblem,
  genericTexts,
  listingFields,
  readSynonyms,
  selectionLimits,
  takenSynonym,
  termNameField,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { idOf, whereAddress } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import {
  type FullTermRow,
  identityOf,
  kinds,
  lockSlugs,
  mergedTermsOf,
  pickSlug,
  subcategoryResponse,
  synonymsOf,
  type TermSingle,
  termKinds,
  termResponse,
} from '../listing/index.ts';
import { SHOWN } from '../moderation/index.ts';
import type { TrashEntry } from '../trash/index.ts';
import { termAudit } from './auditTerm.ts';
import { moveSubcategoriesOf, moveUses, previewMove } from './merge.ts';
import { moveTermToTrash, restoreTerm } from './trashed.ts';
import { respondWithUses, type UsesOfKind, usesOf } from './uses.ts';

type Input = Record<string, unknown>;

/** A term in responses; `uses` are for admins only. */
export const respondWithTerm = (
  single: TermSingle,
  row: FullTermRow,
  uses?: Awaited<ReturnType<typeof usesOf>>,
) => {
  const told = (known: UsesOfKind | undefined, id: number) =>
    known ? respondWithUses(known, id) : {};
  const own = { ...identityOf(row), synonyms: synonymsOf(row), ...told(uses?.own, row.id) };
  if (single === 'subcategory') return { ...subcategoryResponse(row), ...own };
  const term = { ...termResponse(termKinds[single].collection, row), ...own };
  if (single !== 'category') return term;
  return {
    ...term,
    subcategories: (row.subcategories ?? []).map((sub) => ({
      ...termResponse('subcategories', sub),
      synonyms: synonymsOf(sub),
      ...told(uses?.held, sub.id),
    })),
  };
};

export const termService = (strapi: Strapi, single: TermSingle) => {
  const { uid, collection, populate } = termKinds[single];
  const rows = strapi.db.query(uid);
  const documents = strapi.documents(uid);
  const audit = termAudit(strapi, single);

  const find = async (address: string): Promise<FullTermRow> => {
    const where = whereAddress(address);
    const row = address.includes('\0') ? null : await rows.findOne({ where, populate });
    if (!row) throw notFound();
    return row;
  };

  /** The same, in a transaction: a concurrent save of the term waits, and then sees this one; saves of listings that use it do not. */
  const hold = async (sql: Sql, address: string): Promise<FullTermRow> => {
    const { id } = await find(address);
    await sql(collection).where({ id }).forNoKeyUpdate().first('id');
    return find(String(id));
  };

  /** Terms with a name, in any case. Names are unique; older records may share one. */
  const findNamed = (name: string): Promise<FullTermRow[]> =>
    rows.findMany({ where: { name: { $eqi: name } }, limit: 10, populate });

  const checkName = async (value: unknown, own?: number): Promise<FieldError[]> => {
    const path = ['name'];
    const problem = fieldProblem(termNameField(collection), value);
    if (problem) return [{ path, message: problem }];
    const twin = await rows.findOne({
      where: { name: { $eqi: value }, ...(own ? { id: { $ne: own } } : {}) },
    });
    return twin ? [{ path, message: accountTexts.attributeTaken, reason: 'name-taken' }] : [];
  };

  /** A message if another term has one of the names that a term does not have yet. */
  const takenIn = async (given: readonly string[], own?: FullTermRow) => {
    const added = addedSynonyms(own ? synonymsOf(own) : [], given);
    if (added.length === 0) return undefined;
    const others: FullTermRow[] = await rows.findMany({
      select: ['name', 'synonyms'],
      where: { id: { $ne: own?.id ?? -1 } },
    });
    return takenSynonym(
      added,
      others.map((row) => ({ name: row.name, synonyms: synonymsOf(row) })),
    );
  };

  const checkCategory = async (value: unknown): Promise<FieldError[]> => {
    // Waits for a merge or deletion of the category.
    const known =
      typeof value === 'number' &&
      (await inTransaction(strapi, (sql) =>
        sql('categories').where({ id: value }).forKeyShare().first('id'),
      )) !== undefined;
    if (known) return [];
    const problem = (value ?? null) === null ? genericTexts.required : genericTexts.notValid;
    return [{ path: ['category'], message: problem(listingFields.categories.label) }];
  };

  const checkFeatured = async (
    type: Collection,
    value: unknown,
    industry = -1,
  ): Promise<FieldError[]> => {
    const path = [`featured_${type}`];
    const notValid = [{ path, message: genericTexts.notValid(m.label_listing()) }];
    if (!Array.isArray(value) || !value.every(Number.isInteger)) return notValid;
    if (value.length > selectionLimits.featured)
      return [{ path, message: genericTexts.maxSelected(selectionLimits.featured) }];
    const where = { id: { $in: value }, ...SHOWN, industries: { id: industry } };
    const found = await strapi.db.query(kinds[type].uid).count({ where });
    return found === new Set(value).size ? [] : notValid;
  };

  const check = async (given: Input, own?: FullTermRow): Promise<Input> => {
    const { name: named } = given;
    const input = typeof named === 'string' ? { ...given, name: named.trim() } : given;
    const data: Input = {};
    const errors: FieldError[] = [];
    const take = async (name: string, found: Promise<FieldError[]>) => {
      errors.push(...(await found));
      data[name] = input[name];
    };
    if (own === undefined || input.name !== undefined)
      await take('name', checkName(input.name, own?.id));
    if (input.synonyms !== undefined) {
      const read = readSynonyms(input.synonyms, String(input.name ?? own?.name ?? ''));
      const message = typeof read === 'string' ? read : await takenIn(read, own);
      if (message !== undefined) errors.push({ path: ['synonyms'], message });
      else if (typeof read !== 'string') data.synonyms = read.join('\n');
    } else if (own && data.name !== undefined) {
      // The new name may have been another one.
      data.synonyms = cleanSynonyms(synonymsOf(own), String(data.name)).join('\n');
    }
    if (single === 'subcategory' && (own === undefined || input.category !== undefined)) {
      await take('category', checkCategory(input.category));
    }
    for (const type of ['apps', 'services'] as const) {
      const name = `featured_${type}`;
      if (single === 'industry' && input[name] !== undefined)
        await take(name, checkFeatured(type, input[name], own?.id));
    }
    if (errors.length > 0) throw invalid(errors[0]?.message ?? '', errors);
    return data;
  };

  const create = (input: Input, actor: Actor): Promise<FullTermRow> =>
    inTransaction(strapi, async (sql) => {
      const slug = await pickSlug(strapi, sql, collection, String(input.name ?? ''), single);
      const data = { ...(await check(input)), slug };
      const { id } = await documents.create({ data });
      const row = await find(String(id));
      await audit.record(actor, 'term.create', row);
      return row;
    });

  /** Writes what was checked. */
  const write = async (row: FullTermRow, data: Input, actor: Actor): Promise<FullTermRow> => {
    const before = await audit.read(row, data);
    await documents.update({ documentId: row.documentId, data });
    const saved = await find(String(row.id));
    await audit.recordUpdate(actor, saved, before, await audit.read(saved, data));
    return saved;
  };

  const update = (address: string, input: Input, actor: Actor): Promise<FullTermRow> =>
    inTransaction(strapi, async () => {
      const row = await find(address);
      const data = await check(input, row);
      return Object.keys(data).length === 0 ? row : write(row, data, actor);
    });

  /** Stores the featured listings of an industry that the caller holds, with those that are hidden. */
  const setFeatured = (row: FullTermRow, type: Collection, ids: number[], actor: Actor) =>
    write(row, { [`featured_${type}`]: ids }, actor);

  /** Deletes an unused term, or moves its listings to another one first. A repeated merge, whose first response was lost, passes. */
  const remove = (address: string, moveTo: unknown, actor: Actor): Promise<void> =>
    inTransaction(strapi, async (sql) => {
      // Merges of the same terms wait for each other.
      await lockSlugs(strapi, sql, collection);
      if (
        moveTo !== undefined &&
        (await mergedTermsOf(sql, collection).has(idOf(address), idOf(moveTo)))
      )
        return;
      const row = await find(address);
      const target = moveTo === undefined ? null : await findTarget('move_to', moveTo, row);
      const moved = target && (await moveUses(strapi, sql, single, row, target, actor));
      // Waits for saves that add it to a listing; later ones do not find it.
      await sql(collection).where({ id: row.id }).forUpdate().select('id');
      if (single === 'category' && target)
        moved?.subcategories.push(...(await moveSubcategoriesOf(strapi, sql, row.id, target.id)));
      if (single === 'category')
        await sql('subcategories').where({ category_id: row.id }).forUpdate().select('id');
      const { own } = await usesOf(strapi, sql, single, [row.id]);
      const count = own.all.get(row.id) ?? 0;
      if (count > 0) {
        const { name } = row;
        const message = m.term_used({ count, name });
        throw new HttpError('term-in-use', { message, details: { count } });
      }
      const left = await find(String(row.id));
      const { subcategories = [] } = left;
      await moveTermToTrash(strapi, sql, single, left, moved, actor);
      for (const { id } of subcategories) {
        await strapi.db.query(termKinds.subcategory.uid).delete({ where: { id } });
      }
      await documents.delete({ documentId: row.documentId });
      if (target) await mergedTermsOf(sql, collection).add(row, target.id);
      const changes: AuditChanges = {
        ...(target ? { moved_to: [null, target.name] } : {}),
        ...(subcategories.length === 0
          ? {}
          : { subcategories: [subcategories.map(({ name }) => name), null] }),
      };
      await audit.record(actor, target ? 'term.merge' : 'term.delete', row, changes);
    });

  /** Puts a deleted term back, in the transaction that holds its entry. */
  const restore = async (sql: Sql, entry: TrashEntry, actor: Actor): Promise<void> => {
    await restoreTerm(strapi, sql, single, entry, actor);
    await audit.record(actor, 'term.restore', await find(String(entry.record_id)));
  };

  /** What a merge into another term would change. */
  const preview = (address: string, into: unknown) =>
    inTransaction(strapi, async (sql) => {
      const row = await find(address);
      const target = await findTarget('into', into, row);
      return {
        ...respondWithUses((await usesOf(strapi, sql, single, [row.id])).own, row.id),
        ...(await previewMove(strapi, sql, single, row, target.id)),
      };
    });

  const findTarget = async (
    parameter: string,
    given: unknown,
    row: FullTermRow,
  ): Promise<FullTermRow> => {
    const id = idOf(given);
    const target = id === row.id ? null : await rows.findOne({ where: { id }, populate });
    if (target) return target;
    const message = genericTexts.notValid(errorNameOf(listingFields[collection]));
    throw invalid(message, [{ path: [parameter], message }]);
  };

  return { find, hold, findNamed, create, update, setFeatured, remove, preview, restore };
};
