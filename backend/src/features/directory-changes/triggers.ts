import {
  type Collection,
  collections,
  fieldsOfCollection,
  isOfKind,
  storedName,
  textKinds,
} from '@portal/domain';
import { differSql, kinds, termKinds, termSingles } from '../listing/index.ts';
import { CHANGES, PENDING_CHANGES } from './tables.ts';

/* SQL that is the same on SQLite and PostgreSQL, but for the current time. */

/** Begins the name of each trigger and of its function. */
export const PREFIX = 'directory_change';

type Trigger = [name: string, when: string, statement: string];

/** Whether the directory shows a listing, unless those of its account are hidden. */
const isApproved = (row: string): string =>
  `${row}.status = 'APPROVED' and ${row}.revision_of is null and ${row}.hidden_at is null`;

/** Whether the directory shows a listing: `isShown` in SQL. */
export const listingIsLive = (row: string): string =>
  `${isApproved(row)} and not exists
    (select 1 from accounts h where h.id = ${row}.account_id and h.hidden_at is not null)`;

const bit = (condition: string): string => `case when ${condition} then 1 else 0 end`;

interface Change {
  kind: string;
  /** Name of the row in `from`, or `old` or `new`. */
  row: string;
  slug?: string;
  of?: string;
  was: string;
  is: string;
  gone?: boolean;
  from?: string;
  where: string;
}

const addChange =
  (now: string) =>
  ({ kind, row, slug, of, was, is, gone = false, from, where }: Change): string =>
    `insert into ${PENDING_CHANGES}
      (kind, record, slug, of_kind, of_record, was_live, is_live, gone, at)
      select '${kind}', ${row}.id, ${slug ?? 'null'}, ${of ?? 'null, null'},
        ${was}, ${is}, ${Number(gone)}, ${now} ${from ? `from ${from}` : ''} where ${where}`;

/** Columns of listings in responses of the read interface, and those that decide whether they are live. */
const listingColumns = (type: Collection): string[] => [
  'slug',
  ...fieldsOfCollection(type)
    .filter((name) => isOfKind(name, ...textKinds, 'flag'))
    .map((name) => storedName(name)),
];
const stateColumns = ['status', 'revision_of', 'hidden_at', 'account_id', 'updated_at'];

/** The triggers that write pending changes. `now` is SQL for the milliseconds since 1970. */
export const changeTriggers = (now: string): Trigger[] => {
  const add = addChange(now);

  /**
   * Adds, changes and deletions of a record with a condition for being live. Those with `isWatched` are also recorded when not live:
   * a transaction that changes that may not be visible yet.
   */
  const record = (
    table: string,
    columns: readonly string[],
    isLive: (row: string) => string,
    { kind, slug, of }: { kind: string; slug?: string; of?: (row: string) => string },
    isWatched = isLive,
  ): Trigger[] => {
    const rest = (row: string) => ({
      kind,
      row,
      ...(slug ? { slug: `${row}.${slug}` } : {}),
      ...(of ? { of: of(row) } : {}),
    });
    const [before, after] = [isLive('old'), isLive('new')];
    return [
      [
        `${table}_insert`,
        `insert on ${table}`,
        add({ ...rest('new'), was: '0', is: bit(after), where: isWatched('new') }),
      ],
      [
        `${table}_update`,
        `update on ${table} when (${differSql(columns)})`,
        add({
          ...rest('new'),
          was: bit(before),
          is: bit(after),
          where: `(${isWatched('old')}) or (${isWatched('new')})`,
        }),
      ],
      [
        `${table}_delete`,
        `delete on ${table}`,
        add({ ...rest('old'), was: '1', is: '0', gone: true, where: isWatched('old') }),
      ],
    ];
  };

  /** Rows of another table that belong to a record. */
  const parts = (table: string, change: (row: string) => string): Trigger[] => [
    [`${table}_insert`, `insert on ${table}`, change('new')],
    [`${table}_update`, `update on ${table}`, change('new')],
    [`${table}_delete`, `delete on ${table}`, change('old')],
  ];

  const listings = collections.flatMap((type): Trigger[] => {
    const { single, terms } = kinds[type];
    const changed = (id: string): string =>
      add({
        kind: single,
        row: 'l',
        slug: 'l.slug',
        was: '1',
        is: '1',
        from: `${type} l`,
        where: `l.id = ${id} and ${listingIsLive('l')}`,
      });
    const links = [...terms, ...(type === 'services' ? ['apps'] : [])];
    const [hid, hides] = ['old', 'new'].map((row) => `${row}.hidden_at is not null`);
    const hiding = add({
      kind: single,
      row: 'l',
      slug: 'l.slug',
      was: bit(`not (${hid})`),
      is: bit(`not (${hides})`),
      from: `${type} l`,
      where: `l.account_id = new.id and ${isApproved('l')}`,
    });
    return [
      ...record(
        type,
        [...listingColumns(type), ...stateColumns],
        listingIsLive,
        { kind: single, slug: 'slug' },
        isApproved,
      ),
      ...links.flatMap((name) =>
        parts(`${type}_${name}_lnk`, (row) => changed(`${row}.${single}_id`)),
      ),
      [`${type}_hidden`, `update on accounts when ((${hid}) <> (${hides}))`, hiding],
    ];
  });

  const services = (row: string): string =>
    add({
      kind: 'service',
      row: 'l',
      slug: 'l.slug',
      was: '1',
      is: '1',
      from: 'services l',
      where: `l.id = ${row}.service_id and ${listingIsLive('l')}`,
    });

  const ofListing = (row: string): string =>
    `case when ${row}.app_id is null then 'service' else 'app' end, coalesce(${row}.app_id, ${row}.service_id)`;
  const approved = (row: string): string => `${row}.status = 'APPROVED'`;
  const feedback = (table: string, kind: string, columns: readonly string[]) =>
    record(table, [...columns, 'status', 'app_id', 'service_id'], approved, {
      kind,
      of: ofListing,
    });

  const terms = termSingles.flatMap((single) =>
    record(
      termKinds[single].collection,
      ['name', 'slug', 'synonyms', ...(single === 'subcategory' ? ['category_id'] : [])],
      () => '1 = 1',
      { kind: single, slug: 'slug' },
    ),
  );

  const featured = collections.flatMap((type) =>
    parts(`industries_featured_${type}_lnk`, (row) =>
      add({
        kind: 'featured',
        row: 'i',
        slug: 'i.slug',
        was: '1',
        is: '1',
        from: 'industries i',
        where: `i.id = ${row}.industry_id`,
      }),
    ),
  );

  /** Texts of pictures, which staff change in place. */
  const pictures = [
    ...collections.map((type) => ({ type, uid: kinds[type].uid, of: 'l', join: '' })),
    {
      type: 'services' as const,
      uid: 'api::team-member.team-member',
      of: 't',
      join: 'join team_members t on t.service_id = l.id',
    },
  ].map(({ type, uid, of, join }): Trigger => {
    const listed = `${type} l ${join} join files_related_mph m on m.related_id = ${of}.id and m.related_type = '${uid}'`;
    return [
      `files_of_${of}_${type}`,
      `update on files when (${differSql(['alternative_text', 'caption', 'name'])})`,
      add({
        kind: kinds[type].single,
        row: 'l',
        slug: 'l.slug',
        was: '1',
        is: '1',
        from: listed,
        where: `m.file_id = new.id and ${listingIsLive('l')}`,
      }),
    ];
  });

  return [
    ...listings,
    ...pictures,
    ...parts('team_members', services),
    ...feedback('reviews', 'review', ['rating', 'comment', 'reply_text']),
    ...feedback('special_offers', 'offer', ['title', 'description', 'link', 'label']),
    ...terms,
    ...featured,
  ];
};

/** Writes a change for each live listing, for a database whose changes were not recorded before. */
export const firstChanges = (now: string): string => {
  const live = collections.map(
    (type) =>
      `select '${kinds[type].single}' as kind, l.id, l.slug, l.updated_at from ${type} l where ${listingIsLive('l')}`,
  );
  return `insert into ${CHANGES} (kind, record, slug, live, position, changed_at)
    select kind, id, slug, 1, row_number() over (order by updated_at, kind, id), ${now}
    from (${live.join(' union all ')}) l`;
};
