import {
  type Collection,
  isOfKind,
  type ListingField,
  listingShape,
  namesOf,
  optionalFields,
  storedName,
  type TermName,
} from '@portal/domain';
import { foldSql, nameKeySql } from '../../../base/folding.ts';
import { kinds } from '../rows.ts';

/*
 * A narrow table of each type, `apps_list` and `services_list`, with a row for every stored row: only what lists filter,
 * sort and search by, so that they read indexes instead of whole listings. `apps_list_terms` repeats the row for each of
 * its terms. Triggers write both in the transaction of the change, and nothing else does.
 */

/** In the order of the review queue. */
export const states = { live: 0, pending: 1, changes: 2, declined: 3, draft: 4 } as const;

/** Values of `live`: neither is a revision that is APPROVED, which no list shows. */
export const scopes = { pending: 0, active: 1, none: 2 } as const;

/** Value of `revision` for a submitted revision; for a draft it is the account that sees it. */
export const SUBMITTED = 0;

/** The last digit of the keys of a kind. */
export const kindDigits: Record<TermName, number> = {
  industries: 0,
  subcategories: 1,
  categories: 2,
  locations: 3,
};

/** Terms of all kinds have one number. */
export const termKey = (name: TermName, id: number): number => id * 10 + kindDigits[name];

/** Columns of a row that are repeated for its terms. `name` is what lists by name sort by, such as "kea café" + U+0001 + "Kea Café". */
const shared = [
  ...['live', 'state', 'draft', 'account_id', 'revision_of', 'revision'],
  ...['updated_at', 'created_at', 'submitted_at', 'name', 'missing'],
];

/** The bit of a field in `missing`, which is set in rows without a value of it. */
export const missingBit = (name: ListingField): number => 2 ** namesOf(listingShape).indexOf(name);

/** An updated picture may leave one listing and join another. */
const pictureEvents = [
  ['insert', 'new'],
  ['delete', 'old'],
  ['update', 'old'],
  ['update', 'new'],
] as const;

/** Of accounts and users. */
export const personFields = ['first_name', 'last_name', 'email'];

/** SQL of the folded texts of a row, with spaces in between. */
export const joinSql = (row: string, columns: readonly string[]): string =>
  foldSql(columns.map((name) => `coalesce(${row}.${name}, '')`).join(` || ' ' || `));

/** Condition of a trigger: one of the columns changes. */
export const differSql = (columns: readonly string[]): string =>
  columns.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');

export interface Dialect {
  /** The type of texts that sort by their characters. */
  sorted: string;
  bigint: string;
  /** SQL of whether the request of a row, in JSON, is open. */
  isOpenSql(row: string): string;
  datetime: string;
}

/** The statements of one type that are the same on both databases. */
export const listTable = (type: Collection, { sorted, bigint, datetime, isOpenSql }: Dialect) => {
  const { single, terms, uid } = kinds[type];
  const list = `${type}_list`;
  const listTerms = `${list}_terms`;
  const columns = ['id', ...shared, 'name_length', 'text', 'vendor'];
  const links = terms.map((name) => ({
    table: `${type}_${name}_lnk`,
    listing: `${single}_id`,
    term: `${name.replace(/ies$/, 'y').replace(/s$/, '')}_id`,
    /** SQL of the key of a term, from its id. */
    key: (id: string): string => `${id} * 10 + ${kindDigits[name]}`,
  }));
  const pictures: ListingField[] = optionalFields(type).filter((name) => isOfKind(name, 'image'));
  const missing = (row: string): string =>
    optionalFields(type)
      .map((name) => {
        const isMissing = pictures.includes(name)
          ? `not exists (select 1 from files_related_mph m where m.related_id = ${row}.id and m.related_type = '${uid}'
              and m.field = '${storedName(name)}')`
          : `coalesce(${row}.${storedName(name)}, '') = ''`;
        return `case when ${isMissing} then ${missingBit(name)} else 0 end`;
      })
      .join(' + ');
  const values = [
    'a.id',
    `case when a.status = 'APPROVED' then case when a.revision_of is null then 1 else 2 end else 0 end`,
    `case when a.status = 'APPROVED' then ${states.live} when a.status = 'DECLINED' then ${states.declined}
      when a.draft then ${states.draft} when ${isOpenSql('a')} then ${states.changes} else ${states.pending} end`,
    'case when a.draft then 1 else 0 end',
    ...['a.account_id', 'a.revision_of'],
    // -2 is no account: -1 stands for that of a caller without one.
    `(select case when r.draft then coalesce(r.account_id, -2) else ${SUBMITTED} end from ${type} r where r.revision_of = a.id)`,
    ...['a.updated_at', 'a.created_at', 'a.submitted_at', nameKeySql(`coalesce(a.name, '')`)],
    missing('a'),
    `length(${foldSql(`coalesce(a.name, '')`)})`,
    foldSql(`coalesce(a.name, '') || ' ' || coalesce(a.summary, '')`),
    `coalesce((select ${joinSql('c', personFields)} from accounts c where c.id = a.account_id), '')`,
  ];
  const changes = columns.slice(1).map((name) => `${name} = excluded.${name}`);
  const termColumns = ['term', 'id', ...shared];
  const sameColumns = shared.map((name) => `l.${name}`);
  const add = `insert into ${list} (${columns}) select ${values} from ${type} a`;
  const index = (table: string, name: string, on: string): string =>
    `create index ${table}_${name} on ${table} (${on})`;
  const filters = 'state, draft, account_id, revision, revision_of, missing';
  return {
    list,
    listTerms,
    links,
    vendorOf: (account: string): string => joinSql(account, personFields),
    /** For a trigger of accounts. */
    vendorDiffers: differSql(personFields),
    tables: [
      `create table ${list} (id ${bigint} primary key, live integer not null, state integer not null, draft integer not null,
        account_id ${bigint}, revision_of ${bigint}, revision ${bigint}, updated_at ${datetime}, created_at ${datetime}, submitted_at ${datetime}, name ${sorted} not null,
        missing integer not null, name_length integer not null, text text not null, vendor text not null)`,
      `create table ${listTerms} (term ${bigint} not null, id ${bigint} not null, live integer not null, state integer not null,
        draft integer not null, account_id ${bigint}, revision_of ${bigint}, revision ${bigint}, updated_at ${datetime},
        created_at ${datetime}, submitted_at ${datetime}, name ${sorted} not null,
        missing integer not null, primary key (id, term))`,
    ],
    fill: [
      add,
      ...links.map(
        ({ table, listing, term, key }) =>
          `insert into ${listTerms} (${termColumns}) select ${key(`k.${term}`)}, l.id, ${sameColumns}
          from ${table} k join ${list} l on l.id = k.${listing} where k.${term} is not null`,
      ),
    ],
    indexes: [
      index(list, 'updated', `live, updated_at, id, ${filters}`),
      index(list, 'name', `live, name, id, ${filters}`),
      index(list, 'created', 'live, created_at, id'),
      index(list, 'all_names', 'name, id'),
      index(list, 'queue', 'live, state, submitted_at, id, draft, account_id, revision'),
      index(
        list,
        'account_updated',
        'account_id, live, updated_at, id, state, draft, revision, revision_of',
      ),
      index(
        list,
        'account_name',
        'account_id, live, name, id, state, draft, revision, revision_of',
      ),
      `${index(list, 'revision', 'revision, live, updated_at, id')} where revision is not null`,
      index(listTerms, 'updated', 'term, live, updated_at, id'),
      index(listTerms, 'name', 'term, live, name, id'),
      `${index(listTerms, 'revision', 'term, revision_of')} where revision_of is not null`,
    ],
    /** Writes the row with this id as its listing is now; nothing for null. */
    refresh: (id: string): string =>
      `${add} where a.id = ${id} on conflict (id) do update set ${changes}`,
    addTerms: (id: string): string[] =>
      links.map(
        ({ table, listing, term, key }) =>
          `insert into ${listTerms} (${termColumns}) select ${key(`k.${term}`)}, l.id, ${sameColumns}
          from ${table} k join ${list} l on l.id = k.${listing} where k.${listing} = ${id} and k.${term} is not null on conflict do nothing`,
      ),
    addTerm: (key: string, id: string): string =>
      `insert into ${listTerms} (${termColumns}) select ${key}, l.id, ${sameColumns} from ${list} l where l.id = ${id}
        and ${key} is not null on conflict do nothing`,
    /** Triggers of the table of pictures, each with its condition and what it does with the listing of its row. */
    pictureTriggers: pictureEvents.map(([event, row]) => ({
      name: `picture_${event}_${row}`,
      on: `${event} on files_related_mph`,
      when: `${row}.related_type = '${uid}' and ${row}.field in (${pictures.map((name) => `'${storedName(name)}'`)})`,
      refresh: `update ${list} set missing = (select ${missing('a')} from ${type} a where a.id = ${row}.related_id)
        where id = ${row}.related_id and exists (select 1 from ${type} a where a.id = ${row}.related_id)`,
    })),
    /** For a trigger of the list: the terms' rows follow it. */
    updateTerms: `update ${listTerms} set ${shared.map((name) => `${name} = new.${name}`)} where id = new.id`,
    termsDiffer: differSql(shared),
  };
};
