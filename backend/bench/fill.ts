import { join } from 'node:path';
import Database from 'better-sqlite3';

/* Writes test data into the tables while the server is down. Calls would take minutes for ten thousand listings. */

interface Owner {
  account: number;
  author: number;
}

const open = (dataDir: string) => {
  const database = new Database(join(dataDir, 'portal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  return database;
};

type Sqlite = ReturnType<typeof open>;

/** The relation tables of a listing, with the column of its id. */
const relations = {
  apps: { apps_industries_lnk: 'app_id', apps_subcategories_lnk: 'app_id' },
  services: {
    services_industries_lnk: 'service_id',
    services_categories_lnk: 'service_id',
    services_locations_lnk: 'service_id',
    services_apps_lnk: 'service_id',
  },
} as const;

const columnsOf = (database: Sqlite, table: string, without: readonly string[]): string[] =>
  database
    .prepare('select name from pragma_table_info(?)')
    .pluck()
    .all(table)
    .map(String)
    .filter((name) => !without.includes(name));

/** A statement `run(value, of)` that copies the rows where `column` is `of`, with `value` instead. */
const copier = (database: Sqlite, table: string, column: string, where = '') => {
  const rest = columnsOf(database, table, ['id', column]).map((name) => `"${name}"`);
  return database.prepare(
    `insert into ${table} (${[column, ...rest]}) select ?, ${rest} from ${table} where ${column} = ? ${where}`,
  );
};

const copyListings = (
  database: Sqlite,
  type: 'apps' | 'services',
  owners: readonly Owner[],
  upTo: number,
): void => {
  const live = "status = 'APPROVED' and revision_of is null";
  const models = database
    .prepare(`select id from ${type} where ${live} and slug not like 'bench-%'`)
    .pluck()
    .all();
  const have = Number(database.prepare(`select count(*) from ${type} where ${live}`).pluck().get());
  const own = ['id', 'document_id', 'slug', 'name', 'account_id', 'author_id', 'updated_at'];
  const rest = columnsOf(database, type, own);
  const add = database.prepare(
    `insert into ${type} (document_id, slug, name, account_id, author_id, updated_at, ${rest})
     select 'bench' || @n, 'bench-' || @n, name || ' ' || @n, @account, @author, updated_at - @n * 1000, ${rest}
     from ${type} where id = @model`,
  );
  const links = Object.entries(relations[type]).map(([table, column]) =>
    copier(database, table, column),
  );
  const kind = type === 'apps' ? 'api::app.app' : 'api::service.service';
  const logo = copier(database, 'files_related_mph', 'related_id', `and related_type = '${kind}'`);
  for (let n = have; n < upTo; n += 1) {
    const model = models[n % models.length];
    const owner = owners[n % owners.length];
    const { lastInsertRowid: id } = add.run({ n, model, ...owner });
    for (const copy of [...links, logo]) copy.run(id, model);
  }
};

/** Copies listings until there are this many live ones of each type. The copies belong to the given users. */
export const fillListings = (dataDir: string, emails: readonly string[], upTo: number): void => {
  const database = open(dataDir);
  const ownerOf = database.prepare<[string], Owner>(
    'select account_id as account, id as author from up_users where email = ?',
  );
  const owners = emails.flatMap((email) => ownerOf.get(email) ?? []);
  const premium = database.prepare(
    "update accounts set subscription_status = 'active' where id = ?",
  );
  database.transaction(() => {
    for (const { account } of owners) premium.run(account);
    copyListings(database, 'apps', owners, upTo);
    copyListings(database, 'services', owners, upTo);
  })();
  database.close();
};

/** Adds approved reviews to an app, each by another user, until it has this many. */
export const fillReviews = (dataDir: string, app: number, upTo: number): void => {
  const database = open(dataDir);
  const have = database
    .prepare("select count(*) from reviews where app_id = ? and status = 'APPROVED'")
    .pluck()
    .get(app);
  const addAuthor = database.prepare(
    `insert into up_users (document_id, username, email, first_name, confirmed, blocked)
     values ('reader' || @n, 'reader' || @n, 'reader' || @n || '@bench.example', 'Reader', 1, 0)`,
  );
  const addReview = database.prepare(
    `insert into reviews (document_id, rating, comment, status, version, author_id, app_id, created_at, updated_at)
     values ('review' || @n, 1 + @n % 5, @comment, 'APPROVED', 1, @author, @app, 0, 0)`,
  );
  const comment = 'Does what it says, every day, and asks for little. '.repeat(6);
  database.transaction(() => {
    for (let n = Number(have); n < upTo; n += 1) {
      const { lastInsertRowid: author } = addAuthor.run({ n });
      addReview.run({ n, comment, author, app });
    }
  })();
  database.close();
};

/** The last day with views. */
export const LAST_DAY = '2026-11-20';

/** Replaces all views with this many rows: a thousand days of each listing. */
export const fillViews = (dataDir: string, rows: number): void => {
  const database = open(dataDir);
  database.exec('delete from daily_views');
  database
    .prepare(
      `insert into daily_views (document_id, listing_type, listing_id, day, views, created_at, updated_at)
       with recursive days(n) as (select 0 union all select n + 1 from days where n < 999),
       listings(n) as (select 1 union all select n + 1 from listings where n < ${rows / 1000})
       select hex(randomblob(12)), 'apps', listings.n, date('${LAST_DAY}', '-' || days.n || ' days'), abs(random()) % 200, 0, 0
       from days cross join listings`,
    )
    .run();
  database.close();
};
