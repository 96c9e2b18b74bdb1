import { foldSql, nameKeySql } from '../../../base/folding.ts';
import { personFields } from './definition.ts';
import { triggersOf } from './postgres.ts';
import { triggerOf } from './sqlite.ts';

/*
 * Columns of terms and users beside their names: `sort_name`, which lists by name sort by, and folded what searches read:
 * `search_names` of terms has a line for each name, with a line break before and after, and `search_text` of users.
 * Triggers write them in the transaction of the change, and nothing else does.
 */

const joined = (columns: readonly string[]): string =>
  columns.map((name) => `coalesce(${name}, '')`).join(` || ' ' || `);

const lineBreak = `'\n'`;

const ofTerm = {
  of: ['name', 'synonyms'],
  values: {
    sort_name: nameKeySql(joined(['name'])),
    search_names: foldSql(
      [lineBreak, 'name', lineBreak, `coalesce(synonyms, '')`, lineBreak].join(' || '),
    ),
  },
};

const tables: Readonly<Record<string, { of: string[]; values: Record<string, string> }>> = {
  industries: ofTerm,
  subcategories: ofTerm,
  categories: ofTerm,
  locations: ofTerm,
  up_users: {
    of: personFields,
    values: {
      sort_name: nameKeySql(joined(['first_name', 'last_name'])),
      search_text: foldSql(joined(personFields)),
    },
  },
};

/** On SQLite the previous version drops triggers with this beginning; it does not have the functions that they use. */
const LIST = 'apps_list';

const statements = Object.entries(tables).map(([table, { of, values }]) => {
  const changes = Object.entries(values).map(([column, value]) => `${column} = ${value}`);
  const fill = `update ${table} set ${changes.join(', ')}`;
  return {
    table,
    list: table,
    column: 'sort_name',
    fill,
    columns: Object.keys(values),
    /** The name of each, when it runs, and its statement. */
    triggers: ['insert', `update of ${of.join(', ')}`].map(
      (when) =>
        [
          `${table}_name_${when.slice(0, 6)}`,
          `${when} on ${table}`,
          `${fill} where id = new.id`,
        ] as const,
    ),
  };
});

export const sqliteNameStatements = statements.map(({ table, list, column, fill, triggers }) => ({
  table,
  list,
  column,
  create: [fill],
  triggers: triggers.map((trigger) => triggerOf(LIST)(...trigger)),
}));

export const postgresNameStatements = statements.map(
  ({ table, list, column, columns, fill, triggers }) => ({
    table,
    list,
    column,
    columns,
    create: [fill],
    triggers: triggers.flatMap((trigger) => triggersOf(LIST)(...trigger)),
  }),
);
