import type { Collection } from '@portal/domain';
import { differSql, listTable } from './definition.ts';
import { type FeedbackTable, feedbackTable } from './feedbackTable.ts';
import { isFilledSql, type Searched } from './fills.ts';

export const triggerOf =
  (list: string) =>
  (name: string, when: string, ...statements: string[]): string =>
    `create trigger ${list}_${name} after ${when} begin ${statements.map((each) => `${each};`).join(' ')} end`;

/** Search in columns of a list: an FTS5 table of trigrams finds parts of words, one of words finds typing errors. */
const searchOf = (list: string, columns: readonly string[]) => {
  const tables = [`${list}_trigrams`, `${list}_words`];
  const options = [`tokenize='trigram'`, `detail='column'`];
  const of = (row: string): string => columns.map((name) => `${row}.${name}`).join(', ');
  const searched: Searched = { list, columns, tables };
  return {
    searched,
    create: tables.map(
      (table, at) =>
        `create virtual table ${table} using fts5(${columns.join(', ')}, content='${list}', content_rowid='id', ${options[at]})`,
    ),
    add: tables.map(
      (table) =>
        `insert into ${table} (rowid, ${columns.join(', ')}) select new.id, ${of('new')} where ${isFilledSql(list, 'new.id')}`,
    ),
    remove: tables.map(
      (table) =>
        `insert into ${table} (${table}, rowid, ${columns.join(', ')}) select 'delete', old.id, ${of('old')} where ${isFilledSql(list, 'old.id')}`,
    ),
    differs: differSql(columns),
  };
};

/** Tables, indexes and triggers of one type. */
export const sqliteStatements = (type: Collection) => {
  const table = listTable(type, {
    sorted: 'text',
    isOpenSql: (row) => `json_extract(${row}.request, '$.open')`,
    bigint: 'integer',
    datetime: 'datetime',
  });
  const { list, listTerms, links, vendorOf, refresh, addTerms, addTerm } = table;
  const search = searchOf(list, ['text', 'vendor']);
  const trigger = triggerOf(list);
  const vendor = (value: string, account: string) =>
    `update ${list} set vendor = ${value} where account_id = ${account}`;
  const linkTriggers = links.flatMap(({ table: link, listing, term, key }) => {
    const remove = `delete from ${listTerms} where id = old.${listing} and term = ${key(`old.${term}`)}`;
    const add = addTerm(key(`new.${term}`), `new.${listing}`);
    return [
      trigger(`${link}_insert`, `insert on ${link}`, add),
      trigger(`${link}_update`, `update of ${listing}, ${term} on ${link}`, remove, add),
      trigger(`${link}_delete`, `delete on ${link}`, remove),
    ];
  });
  const pictureTriggers = table.pictureTriggers.map(({ name, on, when, refresh }) =>
    trigger(name, `${on} when ${when}`, refresh),
  );
  return {
    table: type,
    list,
    searched: search.searched,
    drop: [...search.searched.tables, listTerms, list].map(
      (name) => `drop table if exists ${name}`,
    ),
    create: [
      ...table.tables,
      ...search.create,
      ...table.fill,
      ...table.indexes,
      `create index ${list}_ids on ${list} (id, live, state, draft, account_id, revision, revision_of)`,
    ],
    triggers: [
      trigger('row_insert', `insert on ${type}`, refresh('new.id'), refresh('new.revision_of')),
      trigger(
        'row_update',
        `update on ${type}`,
        ...['new.id', 'new.revision_of', 'old.revision_of'].map(refresh),
      ),
      trigger(
        'row_delete',
        `delete on ${type}`,
        `delete from ${list} where id = old.id`,
        refresh('old.revision_of'),
      ),
      trigger('account_insert', 'insert on accounts', vendor(vendorOf('new'), 'new.id')),
      trigger(
        'account_update',
        `update on accounts when ${table.vendorDiffers}`,
        vendor(vendorOf('new'), 'new.id'),
      ),
      ...linkTriggers,
      ...pictureTriggers,
      trigger('insert', `insert on ${list}`, ...addTerms('new.id'), ...search.add),
      trigger('update', `update on ${list} when ${table.termsDiffer}`, table.updateTerms),
      trigger(
        'search_update',
        `update on ${list} when ${search.differs}`,
        ...search.remove,
        ...search.add,
      ),
      trigger(
        'delete',
        `delete on ${list}`,
        `delete from ${listTerms} where id = old.id`,
        ...search.remove,
      ),
    ],
  };
};

/** The same for the search in reviews, or in offers. */
export const sqliteFeedbackStatements = (name: FeedbackTable) => {
  const { list, columns, create, fill, triggers } = feedbackTable(name, {
    bigint: 'integer',
    lock: () => [],
  });
  const search = searchOf(list, columns);
  const trigger = triggerOf(list);
  return {
    table: name,
    list,
    searched: search.searched,
    drop: [...search.searched.tables, list].map((table) => `drop table if exists ${table}`),
    create: [create, ...search.create, fill],
    triggers: [
      ...triggers.map(([of, when, ...statements]) => trigger(of, when, ...statements)),
      trigger('insert', `insert on ${list}`, ...search.add),
      trigger(
        'search_update',
        `update on ${list} when ${search.differs}`,
        ...search.remove,
        ...search.add,
      ),
      trigger('delete', `delete on ${list}`, ...search.remove),
    ],
  };
};
