import { type Action, may, mayWhileViewing } from '@portal/domain';
import { type Actor, actorFrom, type UserRow } from '../../base/actor.ts';
import { inTransaction, rawTable } from '../../base/database.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from './userRow.ts';

/*
 * View as: for half an hour every read of a staff user is answered as for a vendor, and every write is rejected. It belongs
 * to the user, not to one of their sessions, so that all their tabs show the same. Afterwards writes stay rejected until the
 * portal reads the user again: an open page may still show the vendor and say that nothing can be changed.
 */

const TABLE = 'viewed_users';
const MINUTES = 30;

/** `until` is in milliseconds since 1970. */
export const viewedUsersModel = rawTable(
  TABLE,
  { staff_id: 'integer', user_id: 'integer', until: 'biginteger' },
  { unique: 'staff_id' },
);

export interface View {
  /** The vendor. */
  user: UserRow;
  /** The staff user. */
  viewer: UserRow;
  /** In milliseconds since 1970. */
  until: number;
}

/** The view a staff user started last, also when its time is over; null for vendors, without a view, and after its end. */
const readView = async (strapi: Strapi, viewer: UserRow): Promise<View | null> => {
  if (!may(actorFrom(viewer), 'viewAs.start')) return null;
  const found = await strapi.db
    .getConnection(TABLE)
    .where({ staff_id: viewer.id })
    .first('user_id', 'until');
  const user = found && (await findUser(strapi, found.user_id));
  // A vendor may have become staff since.
  const isVendor = user && actorFrom(user).staff.length === 0;
  return isVendor ? { user, viewer, until: Number(found.until) } : null;
};

const isOver = ({ until }: Pick<View, 'until'>): boolean => until <= Date.now();

/** What a staff user views now; null for vendors, without a view, and once its time is over. */
export const findView = async (strapi: Strapi, viewer: UserRow): Promise<View | null> => {
  const view = await readView(strapi, viewer);
  return view && !isOver(view) ? view : null;
};

/** The view in which a call is made, null for none. Throws 403 for a call that is rejected because of a view. */
export const viewOfCall = async (
  strapi: Strapi,
  viewer: UserRow,
  action: Action,
  method: string,
): Promise<View | null> => {
  if (action === 'viewAs.end') return null;
  const view = await readView(strapi, viewer);
  if (!view) return null;
  const over = isOver(view);
  if (over && action === 'user.read') await endView(strapi, actorFrom(viewer));
  if (over ? method !== 'GET' : !mayWhileViewing(action, method)) throw new HttpError('view-only');
  return over ? null : view;
};

const subjectOf = (user: UserRow) =>
  ({ kind: 'users', id: user.id, name: actorFrom(user).name }) as const;

/** Starts a view, which replaces another one. Throws 404 for an unknown user and 409 for staff. */
export const startView = (strapi: Strapi, actor: Actor, id: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const user = await findUser(strapi, id);
    if (!user) throw notFound();
    if (actorFrom(user).staff.length > 0) throw new HttpError('view-not-possible');
    const until = Date.now() + MINUTES * 60_000;
    await sql(TABLE)
      .insert({ staff_id: actor.id, user_id: id, until })
      .onConflict('staff_id')
      .merge();
    const action = 'view.start';
    await recordAudit(strapi, actor, { action, subject: subjectOf(user) });
  });

/** Ends a view, also one whose time is over. Does nothing without one. */
export const endView = (strapi: Strapi, actor: Actor): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = sql(TABLE).where({ staff_id: actor.id });
    const found = await rows.clone().first('user_id', 'until');
    if (!found || (await rows.delete()) !== 1) return;
    const user = await findUser(strapi, found.user_id);
    const reason = isOver({ until: Number(found.until) }) ? `After ${MINUTES} minutes.` : null;
    if (user)
      await recordAudit(strapi, actor, { action: 'view.end', subject: subjectOf(user), reason });
  });
