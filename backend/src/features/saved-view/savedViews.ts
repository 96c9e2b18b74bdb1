import {
  arrangedViews,
  changedSavedView,
  compareViews,
  deletedAccount,
  deletedSavedView,
  may,
  newSavedView,
  type OwnedView,
  type SavedView,
  type SavedViewValues,
  type Actor as Subject,
  seesView,
  type TermName,
  termNames,
  termsOfViews,
  usualViewIcon,
  type ViewAudience,
  type ViewIcon,
  viewAfterMerges,
  viewReadBy,
} from '@portal/domain';
import { type Actor, nameOf, type UserRow } from '../../base/actor.ts';
import { inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { accepted, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { mergedTermsOf } from '../listing/index.ts';

const VIEWS = 'saved_views';
const CHOICES = 'saved_view_choices';

/** `user_id` is null once the owner of a shared view is erased, `shared_with` for a personal one. */
export const savedViewModel = rawTable(
  VIEWS,
  {
    user_id: 'integer',
    list: 'string',
    name: 'string',
    query: 'text',
    icon: 'string',
    shared_with: 'string',
    created_at: 'biginteger',
  },
  { unique: ['user_id', 'list', 'name'] },
);

/** What a user chose of a view, of their own or one that is shared with them. */
export const savedViewChoiceModel = rawTable(
  CHOICES,
  {
    user_id: 'integer',
    view_id: 'integer',
    is_default: 'integer',
    pinned_at: 'biginteger',
    place: 'integer',
  },
  { unique: ['user_id', 'view_id'], index: 'view_id' },
);

type ViewRow = Pick<UserRow, 'first_name' | 'last_name'> & {
  /** null without an owner. */
  username: string | null;
  id: number;
  user_id: number | null;
  list: string;
  name: string;
  query: string;
  /** null for the default, of views from before there were icons. */
  icon: ViewIcon | null;
  shared_with: ViewAudience | null;
  is_default: number | null;
  pinned_at: number | string | null;
  place: number | null;
};

const viewOf = (row: ViewRow): OwnedView => ({
  id: Number(row.id),
  userId: row.user_id === null ? null : Number(row.user_id),
  list: row.list,
  name: row.name,
  query: row.query,
  icon: row.icon ?? usualViewIcon,
  place: row.place,
  sharedWith: row.shared_with,
  isDefault: row.is_default === 1,
  pinnedAt: row.pinned_at === null ? null : new Date(Number(row.pinned_at)).toISOString(),
});

const rowOf = ({ list, name, query, icon, sharedWith }: SavedViewValues) => ({
  list,
  name,
  query,
  icon,
  shared_with: sharedWith,
});

export const savedViewResponse = ({
  isDefault,
  pinnedAt,
  sharedWith,
  sharedBy,
  ...view
}: SavedView) => ({
  ...view,
  is_default: isDefault,
  pinned_at: pinnedAt,
  shared_with: sharedWith,
  shared_by: sharedBy,
});

const ownerOf = ({ username, ...row }: ViewRow): string =>
  username === null ? deletedAccount : nameOf({ ...row, username });

const readBy = (actor: Subject, row: ViewRow): SavedView =>
  viewReadBy(actor, viewOf(row), ownerOf(row));

/** All that a user may see, and more: personal ones of the user, and every shared one. With the user's own choices. */
const select = (sql: Sql, reader: number) =>
  sql(`${VIEWS} as v`)
    .leftJoin('up_users as person', 'person.id', 'v.user_id')
    .leftJoin(`${CHOICES} as c`, (on) =>
      on.on('c.view_id', 'v.id').andOnVal('c.user_id', '=', reader),
    )
    .select(
      'v.*',
      'person.first_name',
      'person.last_name',
      'person.username',
      'c.is_default',
      'c.pinned_at',
      'c.place',
    );

const inOrder = (actor: Subject, rows: readonly ViewRow[]): SavedView[] =>
  rows.toSorted((a, b) => compareViews(viewOf(a), viewOf(b))).map((row) => readBy(actor, row));

/** The views that a user sees. */
const seenBy = async (sql: Sql, actor: Actor): Promise<ViewRow[]> => {
  const query = select(sql, actor.id).where('v.user_id', actor.id);
  const rows: ViewRow[] = await (may(actor, 'savedView.share')
    ? query.orWhereNotNull('v.shared_with')
    : query);
  return rows.filter((row) => seesView(actor, viewOf(row)));
};

const ownedBy = async (sql: Sql, user_id: number | null): Promise<ViewRow[]> =>
  user_id === null ? [] : select(sql, user_id).where('v.user_id', user_id);

/** Views whose filters by merged terms lead to the terms that replaced them. The stored views stay, for a restore. */
const afterMerges = async (sql: Sql, views: readonly SavedView[]): Promise<SavedView[]> => {
  const queries = views.map(({ query }) => query);
  const merges = new Map<TermName, ReadonlyMap<number, number>>();
  for (const kind of termNames) {
    const ids = termsOfViews(queries, kind);
    if (ids.length > 0) merges.set(kind, await mergedTermsOf(sql, kind).follow(ids));
  }
  const into = (kind: TermName, id: number) => merges.get(kind)?.get(id) ?? id;
  return views.map((view) => ({ ...view, query: viewAfterMerges(view.query, into) }));
};

/** The views that a user sees, as the user arranged them, then by name. */
export const listSavedViews = (strapi: Strapi, actor: Actor): Promise<SavedView[]> =>
  inTransaction(strapi, async (sql) => afterMerges(sql, inOrder(actor, await seenBy(sql, actor))));

/** The views of a user in order, also those that they cannot open any more. */
export const listOwnedViews = (
  strapi: Strapi,
  actor: Subject & { id: number },
): Promise<SavedView[]> =>
  inTransaction(strapi, async (sql) => inOrder(actor, await ownedBy(sql, actor.id)));

/** One call after the other for the views of a user: their names, number and defaults depend on each other. */
const lock = async (sql: Sql, users: readonly (number | null)[]): Promise<void> => {
  const ids = users.filter((id) => id !== null);
  await sql('up_users').whereIn('id', ids).orderBy('id').forUpdate().select('id');
};

/** A view that the user sees; throws 404 for any other. */
const find = async (sql: Sql, actor: Actor, id: number): Promise<ViewRow> => {
  const row: ViewRow | undefined = await select(sql, actor.id).where('v.id', id).first();
  if (!row || !seesView(actor, viewOf(row))) throw notFound();
  return row;
};

/** As `find`, with the views of its owner and those of the user locked. */
const claim = async (sql: Sql, actor: Actor, id: number): Promise<ViewRow> => {
  const { user_id } = await find(sql, actor, id);
  await lock(sql, [actor.id, user_id]);
  return find(sql, actor, id);
};

/** What a user chose for themselves. A list has one default. */
const choose = async (
  sql: Sql,
  { id: user_id }: Actor,
  view_id: number,
  { list, isDefault, pinnedAt }: SavedViewValues,
): Promise<void> => {
  if (isDefault)
    await sql(CHOICES)
      .where({ user_id })
      .whereIn('view_id', sql(VIEWS).where({ list }).select('id'))
      .update({ is_default: 0 });
  await sql(CHOICES)
    .insert({
      user_id,
      view_id,
      is_default: isDefault ? 1 : 0,
      pinned_at: pinnedAt === null ? null : Date.parse(pinnedAt),
    })
    .onConflict(['user_id', 'view_id'])
    .merge(['is_default', 'pinned_at']);
};

type Data = Readonly<Record<string, unknown>>;

export const createSavedView = (strapi: Strapi, actor: Actor, data: Data): Promise<SavedView> =>
  inTransaction(strapi, async (sql) => {
    await lock(sql, [actor.id]);
    const own = await ownedBy(sql, actor.id);
    const view = accepted(newSavedView(own.map(viewOf), actor, data, new Date()));
    const row = { ...rowOf(view), user_id: actor.id, created_at: Date.now() };
    const [{ id }] = await sql(VIEWS).insert(row).returning('id');
    await choose(sql, actor, id, view);
    return readBy(actor, await find(sql, actor, id));
  });

export const changeSavedView = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  data: Data,
): Promise<SavedView> =>
  inTransaction(strapi, async (sql) => {
    const row = await claim(sql, actor, id);
    const own = await ownedBy(sql, row.user_id);
    const view = accepted(changedSavedView(own.map(viewOf), viewOf(row), actor, data, new Date()));
    await sql(VIEWS).where({ id }).update(rowOf(view));
    await choose(sql, actor, id, view);
    return readBy(actor, await find(sql, actor, id));
  });

/** Stores the order of views of a list for one user. Those that it leaves out come after the others, by name. */
export const arrangeSavedViews = (strapi: Strapi, actor: Actor, data: Data): Promise<SavedView[]> =>
  inTransaction(strapi, async (sql) => {
    await lock(sql, [actor.id]);
    const seen = (await seenBy(sql, actor)).map(viewOf);
    const order = accepted(arrangedViews(seen, data));
    for (const { id, list } of seen) {
      const at = order.indexOf(id);
      if (list === data.list)
        await sql(CHOICES)
          .insert({ user_id: actor.id, view_id: id, place: at === -1 ? null : at })
          .onConflict(['user_id', 'view_id'])
          .merge(['place']);
    }
    return afterMerges(sql, inOrder(actor, await seenBy(sql, actor)));
  });

export const deleteSavedView = (strapi: Strapi, actor: Actor, id: number): Promise<SavedView> =>
  inTransaction(strapi, async (sql) => {
    const row = await claim(sql, actor, id);
    accepted(deletedSavedView(viewOf(row), actor));
    await sql(CHOICES).where({ view_id: id }).delete();
    await sql(VIEWS).where({ id }).delete();
    return readBy(actor, row);
  });

/** Of a user who is erased. What they shared stays with the others, without an owner. */
export const forgetSavedViews = async (sql: Sql, user_id: number): Promise<void> => {
  const personal = sql(VIEWS).where({ user_id, shared_with: null });
  await sql(CHOICES)
    .where({ user_id })
    .orWhereIn('view_id', personal.clone().select('id'))
    .delete();
  await personal.delete();
  await sql(VIEWS).where({ user_id }).update({ user_id: null });
};
