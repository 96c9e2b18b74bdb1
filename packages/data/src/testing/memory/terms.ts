import { array, integer, object, optional, string } from 'superstruct';
import { type Collection, collections } from '../../schemas/collection.ts';
import type { TermName } from '../../schemas/term.ts';
import { genericTexts, termTexts } from '../../schemas/texts.ts';
import { isBlank } from '../../schemas/visible.ts';
import { slugOf } from '../names.ts';
import { type Database, nextId, type StoredTerm } from './database.ts';
import {
  adminOnly,
  type Call,
  invalid,
  notFound,
  Refusal,
  type Reply,
  read,
  record,
} from './http.ts';
import { listed } from './lists.ts';
import { linkShape, subcategoryShape, termShape } from './shapes.ts';

const nameRequired: Record<TermName, string> = {
  industries: termTexts.industryRequired,
  locations: termTexts.locationRequired,
  categories: termTexts.categoryRequired,
  subcategories: termTexts.categoryRequired,
};

const termStruct = object({
  data: object({
    name: optional(string()),
    category: optional(integer()),
    featured_apps: optional(array(integer())),
    featured_services: optional(array(integer())),
  }),
});

function shape(term: StoredTerm, terms: TermName, db: Database) {
  if (terms === 'subcategories') return subcategoryShape(term, db);
  if (terms !== 'categories') return termShape(term, terms);
  const members = db.subcategories.filter(({ categoryId }) => categoryId === term.id);
  const subcategories = members.map((member) => termShape(member, 'subcategories'));
  return { ...termShape(term, terms), subcategories };
}

function find({ db, params }: Call, terms: TermName): StoredTerm {
  const term = db[terms].find(({ id, slug }) => String(id) === params.id || slug === params.id);
  if (!term) throw notFound();
  return term;
}

export function listTerms(call: Call, terms: TermName): Reply {
  const { db, query } = call;
  return listed(
    db[terms].map((term) => shape(term, terms, db)),
    query,
    ({ name }) => [name],
  );
}

export function getTerm(call: Call, terms: TermName): Reply {
  const { db } = call;
  const term = find(call, terms);
  if (terms !== 'industries') return record(shape(term, terms, db));
  const live = (collection: Collection) =>
    db.listings.filter(
      (row) =>
        row.collection === collection &&
        row.status === 'APPROVED' &&
        row.values.industries.includes(term.id),
    );
  const [apps, services] = collections.map(live);
  const featured = (collection: Collection) =>
    (term.featured?.[collection] ?? []).flatMap(
      (id) => live(collection).find((row) => row.id === id) ?? [],
    );
  return record({
    ...termShape(term, terms),
    apps: apps?.map(linkShape),
    services: services?.map(linkShape),
    featured_apps: featured('apps').map(linkShape),
    featured_services: featured('services').map(linkShape),
  });
}

export function addTerm(call: Call, terms: TermName): Reply {
  adminOnly(call);
  const { db } = call;
  const { name = '', category } = read(call.body, termStruct).data;
  if (isBlank(name))
    throw invalid(nameRequired[terms], [{ path: 'name', message: nameRequired[terms] }]);
  if (terms === 'subcategories' && !db.categories.some(({ id }) => id === category)) {
    const message = genericTexts.notValid('category');
    throw invalid(message, [{ path: 'category', message }]);
  }
  const term: StoredTerm = { id: nextId(db[terms]), name: name.trim(), slug: slugOf(name) };
  if (category !== undefined) term.categoryId = category;
  db[terms].push(term);
  return record(shape(term, terms, db), 201);
}

export function changeTerm(call: Call, terms: TermName): Reply {
  adminOnly(call);
  const term = find(call, terms);
  const {
    name,
    featured_apps: apps,
    featured_services: services,
  } = read(call.body, termStruct).data;
  if (name !== undefined) term.name = name.trim();
  const before = term.featured ?? { apps: [], services: [] };
  term.featured = { apps: apps ?? before.apps, services: services ?? before.services };
  return record(shape(term, terms, call.db));
}

export function deleteTerm(call: Call, terms: TermName): Reply {
  adminOnly(call);
  const { db } = call;
  const term = find(call, terms);
  const count = db.listings.filter(({ values }) => values[terms].includes(term.id)).length;
  if (count > 0) throw new Refusal(409, `Used by ${count} listings`, { count });
  db[terms] = db[terms].filter((row) => row !== term);
  return record(null);
}
