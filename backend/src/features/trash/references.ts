import type { Strapi } from '../../base/registry.ts';

/** A column that names a row of another table. */
export interface Reference {
  column: string;
  /** The other table. */
  of: string;
  /** Whether a row without the other makes no sense, such as one of a join table. Default: the column becomes null. */
  needed?: boolean;
}

interface Attribute {
  type?: string;
  relation?: string;
  target?: string;
  joinColumn?: { name: string; referencedColumn: string };
  joinTable?: {
    name: string;
    joinColumn: { name: string };
    inverseJoinColumn?: { name: string };
  };
}

interface Model {
  uid: string;
  tableName: string;
  attributes: Readonly<Record<string, Attribute>>;
}

const modelsOf = (strapi: Strapi): Model[] => [...strapi.db.metadata.values()] as Model[];

const tableOf = (strapi: Strapi, uid: string): string | undefined =>
  modelsOf(strapi).find((model) => model.uid === uid)?.tableName;

/** Those that no schema declares: a review goes with its author, a picture's place with the picture. */
const others: Readonly<Record<string, readonly Reference[]>> = {
  reviews: [{ column: 'author_id', of: 'up_users', needed: true }],
  files_related_mph: [{ column: 'file_id', of: 'files', needed: true }],
  listing_version_pictures: [{ column: 'file_id', of: 'files', needed: true }],
};

/** The references of all tables, from the relations of the schemas. */
export const referencesOf = (strapi: Strapi): ReadonlyMap<string, readonly Reference[]> => {
  const found = new Map<string, Reference[]>();
  const add = (table: string, reference: Reference): void => {
    const known = found.get(table) ?? [];
    if (!known.some(({ column }) => column === reference.column))
      found.set(table, [...known, reference]);
  };
  for (const [table, references] of Object.entries(others))
    for (const reference of references) add(table, reference);
  for (const { tableName, attributes } of modelsOf(strapi))
    for (const { target, joinColumn, joinTable } of Object.values(attributes)) {
      const to = target && tableOf(strapi, target);
      if (!to) continue;
      // The other side of a relation has its own id instead.
      if (joinColumn?.referencedColumn === 'id')
        add(tableName, { column: joinColumn.name, of: to });
      if (!joinTable?.inverseJoinColumn) continue;
      add(joinTable.name, { column: joinTable.joinColumn.name, of: tableName, needed: true });
      add(joinTable.name, { column: joinTable.inverseJoinColumn.name, of: to, needed: true });
    }
  return found;
};

/** The join tables that name rows of a table, with the column that does. */
export const joinsOf = (strapi: Strapi, table: string): { table: string; column: string }[] =>
  [...referencesOf(strapi)].flatMap(([join, references]) =>
    join.endsWith('_lnk')
      ? references.flatMap(({ column, of }) => (of === table ? [{ table: join, column }] : []))
      : [],
  );
