import { changedSavedView, compareNames, newSavedView, type SavedView } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { accepted, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';

const VIEWS = 'saved_views';

export const savedViewModel = rawTable(
  VIEWS,
  {
    user_id: 'integer',
    list: 'string',
    name: 'string',
    query: 'text',
    is_default: 'integer',
    created_at: 'biginteger',
  },
  { unique: ['user_id', 'list', 'name'] },
);

interface ViewRow {
  id: number;
  list: string;
  name: string;
  query: string;
  is_default: number;
}

const viewOf = ({ id, list, name, query, is_default }: ViewRow): SavedView => ({
  id: Number(id),
  list,
  name,
  query,
  isDefault: is_default === 1,
});

const rowOf = ({ isDefault, ...view }: Omit<SavedView, 'id'>) => ({
  ...view,
  is_default: isDefault ? 1 : 0,
});

export const savedViewResponse = ({ isDefault, ...view }: SavedView) => ({
  ...view,
  is_default: isDefault,
});

const viewsOf = async (sql: Sql, user_id: number): Promise<SavedView[]> => {
  const rows: ViewRow[] = await sql(VIEWS).where({ user_id });
  return rows.map(viewOf).sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
};

/** The views of a user, by name. */
export const listSavedViews = (strapi: Strapi, user_id: number): Promise<SavedView[]> =>
  inTransaction(strapi, (sql) => viewsOf(sql, user_id));

/** Changes the views of a user, one call after the other: their names and their number depend on each other. */
const changing = <T>(
  strapi: Strapi,
  { id }: Actor,
  change: (sql: Sql, own: SavedView[]) => Promise<T>,
): Promise<T> =>
  inTransaction(strapi, async (sql) => {
    await sql('up_users').where({ id }).forUpdate().first('id');
    return change(sql, await viewsOf(sql, id));
  });

/** A list has one default. */
const clearDefault = async (
  sql: Sql,
  { id }: Actor,
  view: Omit<SavedView, 'id'>,
): Promise<void> => {
  if (!view.isDefault) return;
  await sql(VIEWS).where({ user_id: id, list: view.list }).update({ is_default: 0 });
};

type Data = Readonly<Record<string, unknown>>;

export const createSavedView = (strapi: Strapi, actor: Actor, data: Data): Promise<SavedView> =>
  changing(strapi, actor, async (sql, own) => {
    const view = accepted(newSavedView(own, actor, data));
    await clearDefault(sql, actor, view);
    const row = { ...rowOf(view), user_id: actor.id, created_at: Date.now() };
    const [{ id }] = await sql(VIEWS).insert(row).returning('id');
    return { id: Number(id), ...view };
  });

const found = (own: readonly SavedView[], id: number): SavedView => {
  const view = own.find((each) => each.id === id);
  if (!view) throw notFound();
  return view;
};

export const changeSavedView = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  data: Data,
): Promise<SavedView> =>
  changing(strapi, actor, async (sql, own) => {
    const view = accepted(changedSavedView(own, found(own, id), actor, data));
    await clearDefault(sql, actor, view);
    await sql(VIEWS).where({ id }).update(rowOf(view));
    return view;
  });

export const deleteSavedView = (strapi: Strapi, actor: Actor, id: number): Promise<SavedView> =>
  changing(strapi, actor, async (sql, own) => {
    const view = found(own, id);
    await sql(VIEWS).where({ id }).delete();
    return view;
  });

/** Of a user who is erased. */
export const forgetSavedViews = async (sql: Sql, user_id: number): Promise<void> => {
  await sql(VIEWS).where({ user_id }).delete();
};
