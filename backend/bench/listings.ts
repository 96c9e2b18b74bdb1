import type { Knex } from 'knex';
import { createRandom } from '../seed/random.ts';

/*
 * Writes listings and what belongs to them into the tables while the server is down. Every row is made by its number in one
 * SQL statement a table, so that a hundred thousand take seconds on both databases.
 */

/** Generated rows have ids from here: the listing n has the id FIRST + 2n, its revision the next one. */
const FIRST = 1_000_000;
/** Apps, and services, of each vendor. */
export const PER_VENDOR = 25;
const VOCABULARY = 3_000;
const SENTENCES = 600;
const PARAGRAPHS = 250;
const DAYS = 730;

/** In a fifth of all short descriptions, in one word of a thousand, and in none. */
export const searchWords = { common: 'business', none: 'qzxjvk' };

const seldom = ['payroll', 'invoice', 'rosters', 'stocktake', 'weather', 'freight', 'orchard'];
const small = ['for', 'your', 'and', 'the', 'with', 'that', 'team', 'work', 'every', 'day'];

const createWords = (): string[] => {
  const random = createRandom(20);
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? '';
  const syllable = (): string => pick('bdfghklmnprstvw') + pick('aeiou') + pick('  nrlst').trim();
  const made = new Set<string>();
  while (made.size < VOCABULARY)
    made.add(Array.from({ length: 2 + Math.floor(random() * 2) }, syllable).join(''));
  return [...made];
};

const createTexts = (words: readonly string[]) => {
  const random = createRandom(21);
  const of = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const sentence = (index: number): string => {
    const parts = Array.from({ length: 11 }, () => {
      const share = random();
      return of(share < 0.4 ? small : share < 0.45 ? seldom : words);
    });
    if (index % 5 === 0) parts[3] = searchWords.common;
    return `${parts.join(' ')}.`;
  };
  const sentences = Array.from({ length: SENTENCES }, (_, index) => sentence(index));
  const paragraphs = Array.from({ length: PARAGRAPHS }, () =>
    Array.from({ length: 8 }, () => of(sentences)).join(' '),
  );
  return { words, sentences, paragraphs };
};

export interface Owner {
  account: number;
  author: number;
}

type Sql = Knex.Transaction;

/** SQLite stores instants as milliseconds. */
const instantOn = (postgres: boolean) => (milliseconds: string) =>
  postgres ? `to_timestamp((${milliseconds}) / 1000.0)` : `cast(${milliseconds} as integer)`;

/** Small tables that the statements pick from: texts by number, and the owner of each vendor's number. */
const createPools = async (sql: Sql, owners: readonly Owner[], vendors: number): Promise<void> => {
  const { words, sentences, paragraphs } = createTexts(createWords());
  const pools = { bench_words: words, bench_sentences: sentences, bench_paragraphs: paragraphs };
  for (const [table, texts] of Object.entries(pools)) {
    await sql.raw(`create temporary table ${table} (n integer primary key, t text)`);
    await sql.batchInsert(
      table,
      texts.map((t, n) => ({ n, t })),
      200,
    );
  }
  await sql.raw(
    'create temporary table bench_owners (n integer primary key, account integer, author integer)',
  );
  const all = Array.from({ length: vendors }, (_, n) => {
    const made = { account: FIRST + n, author: FIRST + n };
    return { n, ...(owners[n] ?? made) };
  });
  await sql.batchInsert('bench_owners', all, 200);
};

/** Rows numbered from `from` up to `to`. */
const numbers = (from: number, to: number): string =>
  `with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to - 1})`;

const word = (n: string): string =>
  `(select upper(substr(t, 1, 1)) || substr(t, 2) from bench_words where n = (${n}) % ${VOCABULARY})`;

/** Statements that make the rows of listings `from` to `to`, whose ages are spread over two years. */
const statements = (from: number, to: number, now: number, postgres: boolean, demo: Demo) => {
  const instant = instantOn(postgres);
  /** Milliseconds since the listing was made. */
  const age = `cast(cast(n.n as bigint) * 48271 % 1000003 as double precision) / 1000003 * ${DAYS * 86_400_000}`;
  const before = (share: number): string => instant(`${now} - ${age} * ${share}`);
  const term = (kind: keyof Demo['terms'], n: string): string => {
    const ids = demo.terms[kind];
    return `(case ((${n}) % ${ids.length}) ${ids.map((id, at) => `when ${at} then ${id}`).join(' ')} end)`;
  };
  const owners = `join bench_owners o on o.n = n.n / ${PER_VENDOR}`;
  const many = numbers(from, to);
  /** From 0 to 99, mixed among the listings of a vendor. */
  const state = '(n.n * 37 % 100)';

  // As many as apps: the first ones own the listings.
  const vendors = numbers(from, to);
  const made = `from n where n.n >= ${demo.owners}`;
  const person = `${FIRST} + n.n, 'bench' || n.n, ${word('n.n * 7')}, ${word('n.n * 11')}, 'vendor' || n.n || '@bench.example'`;
  const people = [
    `insert into accounts (id, document_id, first_name, last_name, email, subscription_status, created_at, updated_at)
     ${vendors} select ${person}, case when n.n % 3 = 0 then 'active' end, ${before(1)}, ${before(1)} ${made}`,
    `insert into up_users (id, document_id, first_name, last_name, email, username, confirmed, blocked, account_id, created_at, updated_at)
     ${vendors} select ${person}, 'bench' || n.n, (n.n % 10 <> 0), (n.n % 50 = 7), ${FIRST} + n.n, ${before(1)}, ${before(1)} ${made}`,
  ];

  const listings = (type: 'apps' | 'services', salt: number): string[] => {
    const single = type === 'apps' ? 'app' : 'service';
    const id = `${FIRST} + n.n * 2`;
    const name = `${word(`n.n * 7919 + ${salt}`)} || ' ' || ${word(`n.n / 3 + ${salt}`)}`;
    const texts = (t: string): string =>
      `${t}, (select t from bench_sentences where n = (n.n * 31 + ${salt}) % ${SENTENCES}), ${t} || ': ' || (select t from bench_paragraphs where n = (n.n * 17 + ${salt}) % ${PARAGRAPHS})`;
    const rest = `'https://bench.example/' || n.n, '$' || (n.n % 90) || '/month', (n.n % 3 = 0), o.account, o.author`;
    const columns =
      'id, document_id, slug, revision_of, name, summary, description, link, pricing, nz, account_id, author_id, version, status, draft, note, submitted_at, decided_at, created_at, updated_at';
    const link = (terms: keyof Demo['terms'], column: string, which: string): string[] =>
      [`${id}, ${which} from n`, `${id} + 1, ${which} from n where ${state} between 70 and 79`].map(
        (rows) =>
          `insert into ${type}_${terms}_lnk (${single}_id, ${column}_id, ${column}_ord) ${many} select ${rows.replace(' from', ', 1 from')}`,
      );
    const live = `${state} < 80`;
    return [
      // Of a hundred: 80 are live, 6 pending, 4 declined and 10 drafts.
      `insert into ${type} (${columns}) ${many} select ${id}, 'bench' || n.n, 'bench-' || n.n, cast(null as integer), ${texts(name)}, ${rest}, 2,
       case when ${live} then 'APPROVED' when ${state} between 86 and 89 then 'DECLINED' else 'PENDING' end,
       (${state} >= 90), case when ${state} between 86 and 89 then 'Please add a price.' end,
       case when ${state} < 90 then ${before(0.98)} end, case when ${state} < 80 or ${state} between 86 and 89 then ${before(0.97)} end,
       ${before(1)}, ${before(0.9)} from n ${owners}`,
      // Ten live ones have a proposed change: 6 pending, 2 declined, 2 drafts.
      `insert into ${type} (${columns}) ${many} select ${id} + 1, 'bench' || n.n || 'r', null, ${id}, ${texts(`${name} || ' 2'`)}, ${rest}, 0,
       case when ${state} between 76 and 77 then 'DECLINED' else 'PENDING' end, (${state} >= 78), null,
       case when ${state} < 78 then ${before(0.5)} end, case when ${state} between 76 and 77 then ${before(0.4)} end,
       ${before(0.6)}, ${before(0.4)} from n ${owners} where ${state} between 70 and 79`,
      ...link('industries', 'industry', term('industries', 'n.n / 7')),
      ...(type === 'apps'
        ? link('subcategories', 'subcategory', term('subcategories', 'n.n / 5'))
        : [
            ...link('categories', 'category', term('categories', 'n.n / 5')),
            ...link('locations', 'location', term('locations', 'n.n / 3')),
            `insert into services_apps_lnk (service_id, app_id, app_ord) ${many} select ${id}, ${id}, 1 from n where n.n % 4 = 0`,
            `insert into team_members (document_id, name, position, description, "rank", service_id, created_at, updated_at)
             ${many} select 'bench' || n.n, ${word('n.n * 3')}, 'Consultant', 'Helps.', 0, ${id}, ${before(1)}, ${before(1)} from n where n.n % 4 = 0`,
          ]),
      `insert into files_related_mph (file_id, related_id, related_type, field, "order")
       ${many} select ${demo.logo}, ${id}, 'api::${single}.${single}', 'logo', 1 from n`,
      // A review by the next vendor for every second listing: 17 of 20 are approved.
      `insert into reviews (document_id, rating, comment, status, version, author_id, ${single}_id, created_at, updated_at)
       ${many} select 'bench' || n.n, 1 + n.n % 5, (select t from bench_sentences where n = n.n % ${SENTENCES}),
       case when n.n / 2 % 20 < 17 then 'APPROVED' when n.n / 2 % 20 = 19 then 'DECLINED' else 'PENDING' end, 1, o.author, ${id}, ${before(0.5)}, ${before(0.5)}
       from n join bench_owners o on o.n = (n.n / ${PER_VENDOR} + 1) % (${Math.ceil(to / PER_VENDOR)}) where n.n % 2 = 0 and ${live}`,
      `insert into special_offers (document_id, title, description, link, label, status, version, author_id, ${single}_id, created_at, updated_at)
       ${many} select 'bench' || n.n, 'Half price', 'For three months.', 'https://bench.example/offer', 'Save 50 %',
       case when n.n / 8 % 10 < 7 then 'APPROVED' when n.n / 8 % 10 = 9 then 'DECLINED' else 'PENDING' end, 1, o.author, ${id}, ${before(0.4)}, ${before(0.4)}
       from n ${owners} where n.n % 8 = 0 and ${live}`,
      `insert into events (document_id, listing_type, listing_id, kind, from_status, to_status, actor_id, actor_name, actor_admin, created_at, updated_at)
       ${many} select 'bench' || n.n, '${type}', ${id}, k.kind, k.prior, k.status, o.author, 'Bench Person', (k.at < 0.98), ${instant(`${now} - ${age} * k.at`)}, ${before(1)}
       from n ${owners} join (select 'submitted' as kind, 'PENDING' as prior, 'PENDING' as status, 0.98 as at, 0 as first, 89 as last
         union all select 'declined', 'PENDING', 'DECLINED', 0.97, 85, 89
         union all select 'declined', 'PENDING', 'DECLINED', 0.975, 0, 9
         union all select 'submitted', 'DECLINED', 'PENDING', 0.9725, 0, 9
         union all select 'approved', 'PENDING', 'APPROVED', 0.97, 0, 79
         union all select 'submitted', 'APPROVED', 'PENDING', 0.5, 70, 77
         union all select 'approved', 'PENDING', 'APPROVED', 0.46, 76, 77
         union all select 'reopened', 'APPROVED', 'PENDING', 0.45, 76, 77
         union all select 'declined', 'PENDING', 'DECLINED', 0.4, 76, 77) k
       on ${state} between k.first and k.last order by ${age} * k.at desc`,
      `insert into daily_views (document_id, listing_type, listing_id, day, views, created_at, updated_at)
       ${many} select 'bench' || n.n, '${type}', ${id}, ${
         postgres
           ? `to_timestamp(${now} / 1000.0)::date - d.day`
           : `date(${now} / 1000, 'unixepoch', '-' || d.day || ' days')`
       }, 1 + n.n * d.day % 90, ${before(0)}, ${before(0)}
       from n join (select 1 as day union all select 2 union all select 3 union all select 5 union all select 8 union all select 13 union all select 21) d on n.n % 4 = 0`,
    ];
  };
  return [...people, ...listings('apps', 0), ...listings('services', 1_000)];
};

/** What the generated rows refer to. */
interface Demo {
  /** How many vendors are known users. */
  owners: number;
  logo: number;
  terms: Record<'industries' | 'subcategories' | 'categories' | 'locations', number[]>;
}

const readDemo = async (sql: Sql, owners: number): Promise<Demo> => {
  const ids = (table: string): Promise<number[]> => sql(table).orderBy('id').pluck('id');
  const logo = { related_type: 'api::app.app', field: 'logo' };
  return {
    owners,
    logo: Number((await sql('files_related_mph').where(logo).first('file_id')).file_id),
    terms: {
      industries: await ids('industries'),
      subcategories: await ids('subcategories'),
      categories: await ids('categories'),
      locations: await ids('locations'),
    },
  };
};

const counted = ['accounts', 'up_users', 'apps', 'services'];

/** Adds apps and services, `from` to `to` of each. The first ones belong to the given users, 25 to each. */
export const fillListings = async (
  knex: Knex,
  emails: readonly string[],
  from: number,
  to: number,
): Promise<void> => {
  const postgres = knex.client.config.client === 'pg';
  await knex.transaction(async (sql) => {
    const found: (Owner & { email: string })[] = await sql('up_users')
      .whereIn('email', emails)
      .select({ account: 'account_id', author: 'id', email: 'email' });
    const owners = emails.flatMap((email) => found.find((each) => each.email === email) ?? []);
    const accounts = owners.map(({ account }) => account);
    await sql('accounts').whereIn('id', accounts).update({ subscription_status: 'active' });
    await createPools(
      sql,
      owners.map(({ account, author }) => ({ account, author })),
      Math.ceil(to / PER_VENDOR),
    );
    const demo = await readDemo(sql, owners.length);
    for (const statement of statements(from, to, Date.now(), postgres, demo))
      await sql.raw(statement);
    for (const table of ['bench_words', 'bench_sentences', 'bench_paragraphs', 'bench_owners'])
      await sql.raw(`drop table ${table}`);
    if (postgres)
      for (const table of counted)
        await sql.raw(
          `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
        );
  });
  // As autovacuum does it in production.
  if (postgres) await knex.raw('vacuum analyze');
};
