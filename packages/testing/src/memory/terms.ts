import {
  type AuditAction,
  type AuditChanges,
  accountTexts,
  type Collection,
  cleanSynonyms,
  collections,
  compareNames,
  fieldProblem,
  genericTexts,
  listingFields,
  listingTypeOf,
  mergedFeatured,
  mergedSynonyms,
  mergedTerms,
  readSynonyms,
  recordOf,
  selectionLimits,
  synonymsChanged,
  synonymTexts,
  type TermName,
  termNameField,
  termTexts,
  unmergedSynonyms,
  unmergedTerms,
} from '@portal/domain';
import { array, integer, nullable, object, optional, string } from 'superstruct';
import { slugOf } from '../names.ts';
import { callerMay } from './access.ts';
import { audit } from './audit.ts';
import { type Database, type StoredListing, type StoredTerm, unusedId } from './database.ts';
import { type Call, HttpError, invalid, notFound, type Reply, read, record } from './http.ts';
import { keepInTrash } from './keepInTrash.ts';
import { listed } from './lists.ts';
import { checkNotTaken } from './mergedTerms.ts';
import { identity, mediaShape, subcategoryShape, termShape } from './shapes.ts';
import { liveIn, liveUsesOf, shownIn, usesOf } from './termUses.ts';

const termStruct = object({
  data: object({
    name: optional(string()),
    seen_name: optional(string()),
    synonyms: optional(array(string())),
    seen_synonyms: optional(array(string())),
    category: optional(nullable(integer())),
    featured_apps: optional(array(integer())),
    featured_services: optional(array(integer())),
    seen_featured_apps: optional(array(integer())),
    seen_featured_services: optional(array(integer())),
  }),
});

function shape(term: StoredTerm, terms: TermName, call: Call) {
  const { db } = call;
  const told = (each: StoredTerm, name: TermName) =>
    callerMay(call, 'term.write')
      ? { uses: usesOf(each, name, db).length, live: liveUsesOf(each, name, db) }
      : {};
  const { synonyms = [] } = term;
  const own = { ...identity(term), synonyms, ...told(term, terms) };
  if (terms === 'subcategories') return { ...subcategoryShape(term, db), ...own };
  if (terms !== 'categories') return { ...termShape(term, terms), ...own };
  const members = db.subcategories.filter(({ categoryId }) => categoryId === term.id);
  const subcategories = members.map((member) => ({
    ...termShape(member, 'subcategories'),
    synonyms: member.synonyms ?? [],
    ...told(member, 'subcategories'),
  }));
  return { ...termShape(term, terms), subcategories, ...own };
}

function featurable({ id, slug, values, accountId }: StoredListing, db: Database) {
  const vendor = db.users.find((user) => user.accountId === accountId);
  const logo = db.media.find((media) => media.id === values.logo);
  return {
    id,
    name: values.name,
    slug,
    logo: logo ? mediaShape(logo) : null,
    vendor: vendor ? `${vendor.firstName} ${vendor.lastName}` : '',
    locations: db.locations
      .filter((location) => values.locations.includes(location.id))
      .map(({ name }) => name),
  };
}

function find({ db, params }: Call, terms: TermName): StoredTerm {
  const term = db[terms].find(({ id, slug }) => String(id) === params.id || slug === params.id);
  if (!term) throw notFound();
  return term;
}

export function listTerms(call: Call, terms: TermName): Reply {
  const { db, query } = call;
  if (!query.has('sort')) query.set('sort', 'name:asc');
  return listed(
    db[terms].map((term) => shape(term, terms, call)),
    query,
    ({ name, synonyms }) => [name, synonyms],
    terms,
  );
}

type FeaturedNow = Readonly<Record<Collection, number[]>>;
type FeaturedIds = Readonly<Partial<Record<Collection, number[] | undefined>>>;

function mustHaveSeen(
  term: StoredTerm,
  seen: FeaturedIds,
  wanted: FeaturedIds,
  db: Database,
): void {
  for (const collection of collections) {
    const now = String(shownIn(term, collection, db).map(({ id }) => id));
    // A list already stored passes: a retry after a lost response succeeds.
    if (seen[collection] && String(seen[collection]) !== now && String(wanted[collection]) !== now)
      throw new HttpError('featured-changed');
  }
}

/** Listings of each type in the response of one industry. */
const firstListings = 100;

export function getTerm(call: Call, terms: TermName): Reply {
  const { db } = call;
  const term = find(call, terms);
  if (terms !== 'industries') return record(shape(term, terms, call));
  const featured = (collection: Collection) => shownIn(term, collection, db);
  const leftOut = collections.flatMap((collection) => {
    const chosen = term.featured?.[collection] ?? [];
    const shown = featured(collection);
    return db.listings
      .filter((row) => row.collection === collection && chosen.includes(row.id))
      .filter((row) => !shown.includes(row))
      .map(({ id, values }) => ({ type: listingTypeOf(collection), id, name: values.name }));
  });
  const live = (collection: Collection) =>
    liveIn(term, collection, db)
      .map((row) => featurable(row, db))
      .toSorted((a, b) => compareNames(a.name, b.name));
  const [apps, services] = [live('apps'), live('services')];
  const data = {
    ...shape(term, terms, call),
    apps: apps.slice(0, firstListings),
    services: services.slice(0, firstListings),
    featured_apps: featured('apps').map((row) => featurable(row, db)),
    featured_services: featured('services').map((row) => featurable(row, db)),
    ...(callerMay(call, 'term.write') ? { left_out: leftOut } : {}),
  };
  const meta = { apps: { total: apps.length }, services: { total: services.length } };
  return { status: 200, body: { data, meta } };
}

/** The live listings of an industry by name. */
export function listFeaturable(call: Call, collection: Collection): Reply {
  const { db, query } = call;
  const rows = liveIn(find(call, 'industries'), collection, db);
  query.set('sort', 'name:asc');
  return listed(
    rows.map((row) => featurable(row, db)),
    query,
    ({ name }) => [name],
  );
}

function checkName(name: string, terms: TermName): void {
  const message = fieldProblem(termNameField(terms), name);
  if (message) throw invalid(message, [{ path: ['name'], message }]);
}

function checkSynonyms(
  given: readonly string[],
  name: string,
  field = 'synonyms',
  max?: number,
): readonly string[] {
  const read = readSynonyms(given, name, max);
  if (typeof read === 'string') throw invalid(read, [{ path: [field], message: read }]);
  return read;
}

function findCategory(given: number | null | undefined, db: Database): StoredTerm {
  const category = db.categories.find(({ id }) => id === given);
  if (category) return category;
  const problem = (given ?? null) === null ? genericTexts.required : genericTexts.notValid;
  const message = problem(listingFields.categories.label);
  throw invalid(message, [{ path: ['category'], message }]);
}

export function addTerm(call: Call, terms: TermName): Reply {
  const { db } = call;
  const { name = '', category, synonyms = [] } = read(call.body, termStruct).data;
  checkName(name, terms);
  const others = checkSynonyms(synonyms, name);
  checkNotTaken(others, null, terms, db);
  if (terms === 'subcategories') findCategory(category, db);
  const term: StoredTerm = { id: unusedId(db, db[terms]), name: name.trim(), slug: slugOf(name) };
  checkUnique(term, terms, db);
  if (category) term.categoryId = category;
  if (others.length > 0) term.synonyms = others;
  db[terms].push(term);
  auditTerm(call, 'term.create', term, terms);
  return record(shape(term, terms, call), 201);
}

export function changeTerm(call: Call, terms: TermName): Reply {
  const term = find(call, terms);
  const {
    name,
    category,
    seen_name: seenName,
    synonyms,
    seen_synonyms: seenSynonyms,
    featured_apps: apps,
    featured_services: services,
    seen_featured_apps: seenApps,
    seen_featured_services: seenServices,
  } = read(call.body, termStruct).data;
  if (seenName !== undefined && name !== undefined && ![seenName, name.trim()].includes(term.name))
    throw new HttpError('stale-version', {
      message: termTexts.renamed(term.name),
      details: { name: term.name },
    });
  const { synonyms: known = [] } = term;
  if (seenSynonyms && synonyms) {
    const seen = checkSynonyms(seenSynonyms, term.name, 'seen_synonyms', Number.POSITIVE_INFINITY);
    if (synonymsChanged({ name: term.name, synonyms: known }, seen, synonyms))
      throw new HttpError('stale-version', {
        message: synonymTexts.changed(known),
        details: { synonyms: known },
      });
  }
  mustHaveSeen(term, { apps: seenApps, services: seenServices }, { apps, services }, call.db);
  checkFeatured(term, { apps, services }, call.db);
  if (synonyms !== undefined)
    checkNotTaken(checkSynonyms(synonyms, name?.trim() ?? term.name), term, terms, call.db);
  if (name !== undefined) {
    checkName(name, terms);
    checkUnique({ ...term, name }, terms, call.db);
    const changes: AuditChanges = { name: [term.name, name.trim()] };
    const renamed = term.name !== name.trim();
    term.name = name.trim();
    if (renamed) auditTerm(call, 'term.rename', term, terms, changes);
  }
  // The new name may have been another one.
  term.synonyms = cleanSynonyms(known, term.name);
  if (synonyms !== undefined) {
    const now = cleanSynonyms(synonyms, term.name);
    term.synonyms = now;
    if (String(now) !== String(known))
      auditTerm(call, 'term.synonyms', term, terms, { synonyms: [known, now] });
  }
  if (terms === 'subcategories' && category !== undefined) {
    const to = findCategory(category, call.db);
    const from = call.db.categories.find(({ id }) => id === term.categoryId);
    term.categoryId = to.id;
    if (from !== to)
      auditTerm(call, 'term.move', term, terms, { category: [from?.name ?? null, to.name] });
  }
  setFeatured(call, term, { apps, services });
  return record(shape(term, terms, call));
}

export function deleteTerm(call: Call, terms: TermName): Reply {
  const { db } = call;
  const moveTo = call.query.get('move_to');
  const moved = db.trash?.find(
    ({ kind, record: { id } }) => kind === terms && String(id) === call.params.id,
  );
  // A repeated merge, whose first response was lost.
  if (moveTo !== null && String(moved?.mergedInto?.id) === moveTo) return record(null);
  const term = find(call, terms);
  const target = moveTo === null ? undefined : findTarget(term, terms, 'move_to', moveTo, db);
  const moveBack = target && moveUses(term, terms, target, db);
  const count = usesOf(term, terms, db).length;
  if (count > 0)
    throw new HttpError('term-in-use', {
      message: `${count === 1 ? '1 listing uses' : `${count} listings use`} "${term.name}".`,
      details: { count },
    });
  db[terms] = db[terms].filter((row) => row !== term);
  const lost =
    terms === 'categories'
      ? db.subcategories.filter(({ categoryId }) => categoryId === term.id)
      : [];
  db.subcategories = db.subcategories.filter((sub) => !lost.includes(sub));
  keepInTrash(call, {
    kind: terms,
    record: term,
    name: term.name,
    slug: term.slug,
    mergedInto: target && { id: target.id, name: target.name },
    held: lost,
    restore() {
      const hasCategory =
        terms !== 'subcategories' || db.categories.some(({ id }) => id === term.categoryId);
      const twin = [
        ...twinsOf(term, terms, db),
        ...lost.flatMap((sub) => twinsOf(sub, 'subcategories', db)),
      ][0];
      if (twin)
        throw new HttpError('name-taken', {
          message: `There is another term named “${twin.name}” now.`,
        });
      if (!hasCategory) throw new HttpError('invalid');
      const later = db.trash?.find(
        ({ kind, record: { id }, mergedInto }) => kind === terms && mergedInto && id === target?.id,
      );
      if (later)
        throw new HttpError('invalid', {
          message: `It was merged into “${later.name}”, which was merged itself. Restore “${later.name}” first.`,
        });
      db[terms].push(term);
      db.subcategories.push(...lost);
      moveBack?.();
    },
  });
  auditTerm(call, target ? 'term.merge' : 'term.delete', term, terms, {
    ...(target ? { moved_to: [null, target.name] } : {}),
    ...(lost.length > 0 ? { subcategories: [lost.map(({ name }) => name), null] } : {}),
  });
  return record(null);
}

/** A term as in its list. */
export const respondWithTerm = (call: Call, terms: TermName): Reply =>
  record(shape(find(call, terms), terms, call));

/** Stores the featured listings of an industry, as far as they are given. */
export function setFeatured(call: Call, term: StoredTerm, wanted: FeaturedIds): void {
  const before: FeaturedNow = term.featured ?? { apps: [], services: [] };
  const after = {
    apps: wanted.apps ?? before.apps,
    services: wanted.services ?? before.services,
  };
  term.featured = after;
  const namesIn = (collection: Collection, chosen: FeaturedNow) =>
    chosen[collection].flatMap(
      (id) =>
        call.db.listings.find((row) => row.collection === collection && row.id === id)?.values
          .name ?? [],
    );
  const changed = collections.filter((each) => String(before[each]) !== String(after[each]));
  if (changed.length === 0) return;
  const changes = changed.map(
    (each) => [`featured_${each}`, [namesIn(each, before), namesIn(each, after)]] as const,
  );
  auditTerm(call, 'term.feature', term, 'industries', Object.fromEntries(changes));
}

const auditTerm = (
  call: Call,
  action: AuditAction,
  { id, name }: StoredTerm,
  kind: TermName,
  changes: AuditChanges = {},
) => audit(call, action, { subject: { kind, id, name }, changes });

/** Terms with a name, in any case. */
export function termsCalled(name: string, terms: TermName, db: Database): StoredTerm[] {
  const same = name.trim().toLowerCase();
  return db[terms].filter((term) => term.name.toLowerCase() === same);
}

/** Other terms with the name of a term. */
const twinsOf = ({ id, name }: StoredTerm, terms: TermName, db: Database): StoredTerm[] =>
  termsCalled(name, terms, db).filter((other) => other.id !== id);

function checkUnique(term: StoredTerm, terms: TermName, db: Database): void {
  if (twinsOf(term, terms, db).length === 0) return;
  const message = accountTexts.attributeTaken;
  throw invalid(message, [{ path: ['name'], message, reason: 'name-taken' }]);
}

function checkFeatured(term: StoredTerm, wanted: FeaturedIds, db: Database): void {
  for (const collection of collections) {
    const live = liveIn(term, collection, db);
    const ids = wanted[collection] ?? [];
    const few = ids.length <= selectionLimits.featured;
    if (few && ids.every((id) => live.some((row) => row.id === id))) continue;
    const message = few
      ? genericTexts.notValid('Listing')
      : genericTexts.maxSelected(selectionLimits.featured);
    throw invalid(message, [{ path: [`featured_${collection}`], message }]);
  }
}

/** Another term of the kind, which a parameter names. */
function findTarget(
  { id }: StoredTerm,
  terms: TermName,
  parameter: string,
  given: string | null,
  db: Database,
): StoredTerm {
  const target = db[terms].find((term) => String(term.id) === given && term.id !== id);
  if (target) return target;
  const message = genericTexts.notValid('Term');
  throw invalid(message, [{ path: [parameter], message }]);
}

const featuredAfter = (from: StoredTerm, into: StoredTerm, collection: Collection, db: Database) =>
  mergedFeatured(
    into.featured?.[collection] ?? [],
    // Hidden ones may be shown again.
    [
      ...new Set([
        ...shownIn(from, collection, db).map(({ id }) => id),
        ...(from.featured?.[collection] ?? []),
      ]),
    ],
  );

/** What a merge into another term would change. */
export function previewMerge(call: Call, terms: TermName): Reply {
  const { db } = call;
  const term = find(call, terms);
  const target = findTarget(term, terms, 'into', call.query.get('into'), db);
  const both = db.listings.filter(({ values, revision }) =>
    [values, ...(revision ? [revision.values] : [])].some((each) =>
      [term, target].every(({ id }) => each[terms].includes(id)),
    ),
  );
  const featured =
    terms === 'industries' ? collections.map((each) => featuredAfter(term, target, each, db)) : [];
  return record({
    uses: usesOf(term, terms, db).length,
    live: liveUsesOf(term, terms, db),
    both: both.length,
    subcategories: heldBy(term, terms, db).length,
    featured: featured.reduce((sum, { added }) => sum + added.length, 0),
    featured_left_out: featured.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
  });
}

const heldBy = ({ id }: StoredTerm, terms: TermName, db: Database): StoredTerm[] =>
  terms === 'categories' ? db.subcategories.filter(({ categoryId }) => categoryId === id) : [];

/** Moves the listings, subcategories and featured listings of a term to another one. Returns what moves those back that still have it. */
function moveUses(term: StoredTerm, terms: TermName, target: StoredTerm, db: Database): () => void {
  const [from, into] = [term.id, target.id];
  const added: FeaturedNow = { apps: [], services: [] };
  if (terms === 'industries') {
    const featured = { apps: [] as number[], services: [] as number[] };
    for (const collection of collections) {
      const after = featuredAfter(term, target, collection, db);
      featured[collection] = after.featured;
      added[collection].push(...after.added);
    }
    target.featured = featured;
  }
  const { synonyms = [] } = target;
  const also = mergedSynonyms(
    { name: target.name, synonyms },
    { name: term.name, synonyms: term.synonyms ?? [] },
  );
  target.synonyms = [...synonyms, ...also];
  const trash = db.trash ?? [];
  const inTrash = trash.flatMap(({ record }) => ('draft' in record ? [record] : []));
  const moved = [...db.listings, ...inTrash]
    .flatMap(({ values, revision }) => [values, ...(revision ? [revision.values] : [])])
    .filter((values) => values[terms].includes(from))
    .map((values) => ({ values, hadBoth: values[terms].includes(into) }));
  for (const { values } of moved) values[terms] = mergedTerms(values[terms], from, into);
  const subcategories = trash.flatMap(({ kind, record }) =>
    kind === 'subcategories' && 'slug' in record && !('draft' in record) ? [record] : [],
  );
  const held = heldBy(term, terms, {
    ...db,
    subcategories: [...db.subcategories, ...subcategories],
  });
  for (const sub of held) sub.categoryId = into;
  return () => {
    for (const { values, hadBoth } of moved)
      values[terms] = unmergedTerms(values[terms], {
        from,
        into,
        hadBoth,
        max: selectionLimits[terms],
      });
    for (const sub of held) if (sub.categoryId === into) sub.categoryId = from;
    target.synonyms = unmergedSynonyms(target.synonyms ?? [], also);
    const { featured } = target;
    if (featured)
      target.featured = recordOf(collections, (collection) =>
        featured[collection].filter((id) => !added[collection].includes(id)),
      );
  };
}
