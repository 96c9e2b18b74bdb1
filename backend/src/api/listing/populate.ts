import {
  type Collection,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  storedName,
} from '@portal/domain';

const person = { select: ['id', 'first_name', 'last_name', 'email'] };
const term = { select: ['id', 'name', 'slug'] };
const subcategory = { ...term, populate: { category: { select: ['id', 'name'] } } };

const relation = (name: ListingField): unknown => {
  if (isOfKind(name, 'image')) return true;
  if (isOfKind(name, 'people')) return { populate: { photo: true } };
  return name === 'subcategories' ? subcategory : term;
};

const fields = (type: Collection): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOfCollection(type)
      .filter((name) => isOfKind(name, 'image', 'people', 'terms'))
      .map((name) => [storedName(name), relation(name)]),
  );

/** What belongs to a row of each type, as far as answers and writes need it. */
export const populate = {
  apps: { ...fields('apps'), account: person, author: person },
  services: {
    ...fields('services'),
    account: person,
    author: person,
    // Asked for in the statement, `revision_of: null` has SQLite begin with all apps there are; the answer leaves the others out.
    apps: { select: [...term.select, 'revision_of'] },
  },
};
