import { type Dialect, differSql, joinSql, personFields } from './definition.ts';

/*
 * A narrow table for the search in reviews, `reviews_list`, and one for special offers. Triggers write each in the
 * transaction of the change, and nothing else does.
 */

/** Texts of a record, by table. */
const texts = {
  reviews: ['comment'],
  special_offers: ['title', 'description'],
} as const;

export type FeedbackTable = keyof typeof texts;
export const feedbackTables: readonly FeedbackTable[] = ['reviews', 'special_offers'];

const listings = { app_id: 'apps', service_id: 'services' } as const;
const links = [...Object.keys(listings), 'author_id'];

/** Where a search looks: in the texts, with `others` also in the name of the listing and in the author's name and email. */
export const feedbackSearch = (table: FeedbackTable, others: boolean) => ({
  list: `${table}_list`,
  more: others ? ['listing', 'author'] : [],
});

interface FeedbackDialect extends Pick<Dialect, 'bigint'> {
  /** Waits for changes of a row in progress, which would miss a new record. */
  lock(table: string, id: string): string[];
}

/** The statements of one table that are the same on both databases. */
export const feedbackTable = (table: FeedbackTable, { bigint, lock }: FeedbackDialect) => {
  const { list, more } = feedbackSearch(table, true);
  const columns = ['text', ...more];
  const textOf = (row: string): string => joinSql(row, texts[table]);
  const nameOf = (row: string): string => joinSql(row, ['name']);
  const personOf = (row: string): string => joinSql(row, personFields);
  const listingOf = (row: string): string => {
    const names = Object.entries(listings).map(
      ([column, listing]) =>
        `(select ${nameOf('n')} from ${listing} n where n.id = ${row}.${column})`,
    );
    return `coalesce(${names.join(', ')}, '')`;
  };
  const authorOf = (row: string): string =>
    `coalesce((select ${personOf('u')} from up_users u where u.id = ${row}.author_id), '')`;
  const add = (row: string): string =>
    `insert into ${list} (id, ${columns.join(', ')}) select ${row}.id, ${textOf(row)}, ${listingOf(row)}, ${authorOf(row)}`;
  const locks = [
    ...Object.entries(listings).flatMap(([column, listing]) => lock(listing, `new.${column}`)),
    ...lock('up_users', 'new.author_id'),
  ];
  const update = (column: string, value: string, where: string): string =>
    `update ${list} set ${column} = ${value} where ${where}`;
  const records = (column: string): string =>
    `id in (select id from ${table} where ${column} = new.id)`;
  return {
    list,
    columns,
    create: `create table ${list} (id ${bigint} primary key, ${columns.map((name) => `${name} text not null`).join(', ')})`,
    fill: `${add('a')} from ${table} a`,
    /** The name of each, when it runs, and its statements. */
    triggers: [
      ['row_insert', `insert on ${table}`, ...locks, add('new')],
      [
        'row_text',
        `update on ${table} when (${differSql(texts[table])})`,
        update('text', textOf('new'), 'id = new.id'),
      ],
      [
        'row_links',
        `update on ${table} when (${differSql(links)})`,
        ...locks,
        `update ${list} set listing = ${listingOf('new')}, author = ${authorOf('new')} where id = new.id`,
      ],
      ['row_delete', `delete on ${table}`, `delete from ${list} where id = old.id`],
      ...Object.entries(listings).map(
        ([column, listing]): Trigger => [
          `${listing}_update`,
          `update on ${listing} when (${differSql(['name'])})`,
          update('listing', nameOf('new'), records(column)),
        ],
      ),
      [
        'up_users_update',
        `update on up_users when (${differSql(personFields)})`,
        update('author', personOf('new'), records('author_id')),
      ],
    ] satisfies Trigger[],
  };
};

type Trigger = [name: string, when: string, ...statements: string[]];
