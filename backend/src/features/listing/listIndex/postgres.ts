import type { Collection } from '@portal/domain';
import { listTable } from './definition.ts';
import { type FeedbackTable, feedbackTable } from './feedbackTable.ts';

/** An index of a search, without which the search reads all rows. */
export interface SearchIndex {
  list: string;
  name: string;
  on: string;
  /** Needs the extension pg_trgm. */
  trigrams: boolean;
}

export const triggersOf = (list: string) => {
  const body = (name: string, statements: string[]): string =>
    `create or replace function ${list}_${name}() returns trigger language plpgsql as $body$
      begin ${statements.map((each) => `${each};`).join('\n')} return null; end $body$`;
  return (name: string, when: string, ...statements: string[]): string[] => [
    body(name, statements),
    `create or replace trigger ${list}_${name} after ${when.replace(/( on \w+)/, '$1 for each row')} execute function ${list}_${name}()`,
  ];
};

/** Search in columns of a list, of which the first is also searched alone: a text search index of words finds typing errors. */
const searchOf = (list: string, columns: readonly string[]): SearchIndex[] => {
  const gin = (name: string, value: string, more: { trigrams: boolean }): SearchIndex => ({
    list,
    name: `${list}_${name}`,
    on: `${list} using gin (${value})`,
    ...more,
  });
  const words = (texts: readonly string[]): string =>
    `to_tsvector('simple', ${texts.join(` || ' ' || `)})`;
  return [
    gin('words', words(columns), { trigrams: false }),
    gin('text_words', words(columns.slice(0, 1)), { trigrams: false }),
    ...columns.map((column) =>
      gin(`${column}_trigrams`, `${column} gin_trgm_ops`, { trigrams: true }),
    ),
  ];
};

/** Tables, indexes and triggers of one type. */
export const postgresStatements = (type: Collection) => {
  const table = listTable(type, {
    sorted: 'text collate "C"',
    isOpenSql: (row) => `${row}.request ->> 'open' = 'true'`,
    bigint: 'bigint',
    datetime: 'timestamp(6)',
  });
  const { list, listTerms, links, vendorOf, refresh, addTerms, addTerm } = table;
  const trigger = triggersOf(list);
  const vendor = (account: string) =>
    `update ${list} set vendor = ${vendorOf(account)} where account_id = ${account}.id`;
  /** Waits for a change of the account's name in progress, which would miss this row. */
  const lock = 'perform 1 from accounts where id = new.account_id for share';
  const linkTriggers = links.flatMap(({ table: link, listing, term, key }) => {
    const remove = `delete from ${listTerms} where id = old.${listing} and term = ${key(`old.${term}`)}`;
    const add = addTerm(key(`new.${term}`), `new.${listing}`);
    return [
      ...trigger(`${link}_insert`, `insert on ${link}`, add),
      ...trigger(`${link}_update`, `update of ${listing}, ${term} on ${link}`, remove, add),
      ...trigger(`${link}_delete`, `delete on ${link}`, remove),
    ];
  });
  // An earlier version of the portal, to which an update may be rolled back, makes a list without the column and leaves these triggers.
  const pictureTriggers = table.pictureTriggers.flatMap(({ name, on, when, refresh }) =>
    trigger(
      name,
      `${on} when (${when})`,
      `begin ${refresh}; exception when undefined_column then null; end`,
    ),
  );
  return {
    table: type,
    list,
    lists: [listTerms, list],
    create: [
      ...table.tables,
      ...table.fill,
      ...table.indexes,
      `analyze ${list}`,
      `analyze ${listTerms}`,
    ],
    searches: searchOf(list, ['text', 'vendor']),
    triggers: [
      ...trigger(
        'row_insert',
        `insert on ${type}`,
        lock,
        refresh('new.id'),
        refresh('new.revision_of'),
      ),
      ...trigger(
        'row_update',
        `update on ${type}`,
        lock,
        ...['new.id', 'new.revision_of', 'old.revision_of'].map(refresh),
      ),
      ...trigger(
        'row_delete',
        `delete on ${type}`,
        `delete from ${list} where id = old.id`,
        refresh('old.revision_of'),
      ),
      ...trigger('account_insert', 'insert on accounts', vendor('new')),
      ...trigger(
        'account_update',
        `update on accounts when (${table.vendorDiffers})`,
        vendor('new'),
      ),
      ...linkTriggers,
      ...pictureTriggers,
      ...trigger('insert', `insert on ${list}`, ...addTerms('new.id')),
      ...trigger('update', `update on ${list} when (${table.termsDiffer})`, table.updateTerms),
      ...trigger('delete', `delete on ${list}`, `delete from ${listTerms} where id = old.id`),
    ],
  };
};

/** The same for the search in reviews, or in offers. */
export const postgresFeedbackStatements = (name: FeedbackTable) => {
  const { list, columns, create, fill, triggers } = feedbackTable(name, {
    bigint: 'bigint',
    lock: (table, id) => [`perform 1 from ${table} where id = ${id} for share`],
  });
  const trigger = triggersOf(list);
  return {
    table: name,
    list,
    lists: [list],
    create: [create, fill, `analyze ${list}`],
    searches: searchOf(list, columns),
    triggers: triggers.flatMap(([of, when, ...statements]) => trigger(of, when, ...statements)),
  };
};
