import { may } from '@portal/domain';
import { type Actor, actorFrom, type UserRow } from '../../actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import { inTransaction, rawTable } from '../../database.ts';
import { findUser } from '../../extensions/users-permissions/users.ts';
import { HttpError, notFound } from '../../httpError.ts';
import type { Strapi } from '../../registry.ts';

/*
 * View as: for half an hour every read of a staff user is answered as for a vendor, and every write is refused. It belongs
 * to the user, not to one of their sessions, so that all their tabs show the same.
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

/** What a staff user views now; null for vendors, without a view, and after its end. */
export const findView = async (strapi: Strapi, viewer: UserRow): Promise<View | null> => {
  if (!may(actorFrom(viewer), 'viewAs.start')) return null;
  const found = await strapi.db
    .getConnection(TABLE)
    .where({ staff_id: viewer.id })
    .where('until', '>', Date.now())
    .first('user_id', 'until');
  const user = found && (await findUser(strapi, found.user_id));
  // A vendor may have become staff since.
  const isVendor = user && actorFrom(user).staff.length === 0;
  return isVendor ? { user, viewer, until: Number(found.until) } : null;
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

/** Ends a view. Does nothing without one. */
export const endView = (strapi: Strapi, actor: Actor): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = sql(TABLE).where({ staff_id: actor.id });
    const found = await rows.clone().first('user_id');
    if (!found || (await rows.delete()) !== 1) return;
    const user = await findUser(strapi, found.user_id);
    if (user) await recordAudit(strapi, actor, { action: 'view.end', subject: subjectOf(user) });
  });
