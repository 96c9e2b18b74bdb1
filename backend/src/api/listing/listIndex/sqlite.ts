import type { Collection } from '@portal/domain';
import { folded, listTable } from './definition.ts';

/** SQLite has no function that removes accents. */
export const foldSql = (sql: string): string =>
  `lower(${folded.reduce((inner, [letter, plain]) => `replace(${inner}, '${letter}', '${plain}')`, sql)})`;

/** Tables, indexes and triggers of one type: an FTS5 table of trigrams finds parts of words, one of words finds typing errors. */
export const sqliteStatements = (type: Collection) => {
  const table = listTable(type, { foldSql, bigint: 'integer', datetime: 'datetime' });
  const { list, listTerms, links, vendorOf, refresh, addTerms, addTerm } = table;
  const indexes = [`${list}_trigrams`, `${list}_words`];
  const trigger = (name: string, when: string, ...statements: string[]): string =>
    `create trigger ${list}_${name} after ${when} begin ${statements.map((each) => `${each};`).join(' ')} end`;
  const addSearch = indexes.map(
    (index) => `insert into ${index} (rowid, text, vendor) values (new.id, new.text, new.vendor)`,
  );
  const removeSearch = indexes.map(
    (index) =>
      `insert into ${index} (${index}, rowid, text, vendor) values ('delete', old.id, old.text, old.vendor)`,
  );
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
  return {
    drop: [...indexes, listTerms, list].map((name) => `drop table if exists ${name}`),
    create: [
      ...table.tables,
      `create virtual table ${indexes[0]} using fts5(text, vendor, content='${list}', content_rowid='id', tokenize='trigram')`,
      `create virtual table ${indexes[1]} using fts5(text, vendor, content='${list}', content_rowid='id', detail='column')`,
      ...table.fill,
      ...table.indexes,
      `create index ${list}_ids on ${list} (id, live, state, draft, account_id, revision, revision_of)`,
      ...indexes.map((name) => `insert into ${name} (${name}) values ('rebuild')`),
    ],
    /** Merges what single changes have written; takes no time if there is nothing to merge. */
    optimize: indexes.map((name) => `insert into ${name} (${name}) values ('optimize')`),
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
      trigger('insert', `insert on ${list}`, ...addTerms('new.id'), ...addSearch),
      trigger('update', `update on ${list} when ${table.termsDiffer}`, table.updateTerms),
      trigger(
        'search_update',
        `update on ${list} when old.text <> new.text or old.vendor <> new.vendor`,
        ...removeSearch,
        ...addSearch,
      ),
      trigger(
        'delete',
        `delete on ${list}`,
        `delete from ${listTerms} where id = old.id`,
        ...removeSearch,
      ),
    ],
  };
};
