import { join } from 'node:path';
import Database from 'better-sqlite3';
import { addFolding } from '../src/base/folding.ts';

/* Writes reviews, notifications and views into the tables of the running or stopped server. */

const open = (dataDir: string) => {
  const database = new Database(join(dataDir, 'portal.db'));
  addFolding(database);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  return database;
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

/** Adds unread notifications of three kinds for a user. */
export const fillNotifications = (dataDir: string, user: number, amount: number): void => {
  const database = open(dataDir);
  const kinds = ['listing-decided', 'changes-requested', 'offer-decided'];
  const add = database.prepare(
    `insert into notifications (user_id, kind, about, source, title, path, created, changed, listed)
     values (?, ?, 'apps/' || ?, 'bench' || ?, 'Bench listing is live', '/apps/active', 0, 0, 1)`,
  );
  database.transaction(() => {
    for (let n = 0; n < amount; n += 1) add.run(user, kinds[n % kinds.length], n, n);
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
