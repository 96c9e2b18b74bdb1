import type { Collection } from '@portal/domain';
import { folded, listTable } from './definition.ts';

const from = folded.map(([letter]) => letter).join('');
const to = folded.map(([, plain]) => plain).join('');

export const foldSql = (sql: string): string => `lower(translate(${sql}, '${from}', '${to}'))`;

/** Tables, indexes and triggers of one type: a text search index of words finds typing errors. */
export const postgresStatements = (type: Collection) => {
  const table = listTable(type, { foldSql, bigint: 'bigint', datetime: 'timestamp(6)' });
  const { list, listTerms, links, vendorOf, refresh, addTerms, addTerm } = table;
  const body = (name: string, statements: string[]): string =>
    `create or replace function ${list}_${name}() returns trigger language plpgsql as $body$
      begin ${statements.map((each) => `${each};`).join('\n')} return null; end $body$`;
  const trigger = (name: string, when: string, ...statements: string[]): string[] => {
    const on = / on (\w+)/.exec(when)?.[1];
    return [
      body(name, statements),
      `drop trigger if exists ${list}_${name} on ${on}`,
      `create trigger ${list}_${name} after ${when.replace(/( on \w+)/, '$1 for each row')} execute function ${list}_${name}()`,
    ];
  };
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
  return {
    drop: [listTerms, list].map((name) => `drop table if exists ${name}`),
    create: [
      ...table.tables,
      ...table.fill,
      ...table.indexes,
      `create index ${list}_words on ${list} using gin (to_tsvector('simple', text || ' ' || vendor))`,
      `create index ${list}_text_words on ${list} using gin (to_tsvector('simple', text))`,
      `analyze ${list}`,
      `analyze ${listTerms}`,
    ],
    /** Need the extension pg_trgm. */
    trigrams: ['text', 'vendor'].map(
      (column) =>
        `create index if not exists ${list}_${column}_trigrams on ${list} using gin (${column} gin_trgm_ops)`,
    ),
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
      ...trigger('insert', `insert on ${list}`, ...addTerms('new.id')),
      ...trigger('update', `update on ${list} when (${table.termsDiffer})`, table.updateTerms),
      ...trigger('delete', `delete on ${list}`, `delete from ${listTerms} where id = old.id`),
    ],
  };
};
