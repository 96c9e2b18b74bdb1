import { deletionDays, staffRolesOf, storedEmail } from '@portal/domain';
import { actorOf, type UserRow } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { dayOf } from '../../base/days.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { wake } from '../../base/jobs.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { timeZone } from '../brand/settings.ts';
import { sendEmail } from '../mail/index.ts';
import { cancelHeld, holding } from '../payments/index.ts';
import { findUser, mustKnowPassword } from '../sign-in/index.ts';
import { act, changed, edit, mustBeAllowed } from './accountActions.ts';
import { accountPage } from './accountPage.ts';
import { showOrHide } from './hideListings.ts';

const DAY = 24 * 3600 * 1000;

const mustBeVendor = (user: UserRow): void => {
  if (staffRolesOf(user).length > 0) throw new HttpError('staff-not-deletable');
};

const mustBeTyped = (user: UserRow, given: unknown): void => {
  if (storedEmail(given) === user.email) return;
  const message = m.delete_account_email();
  throw invalid(message, [{ path: ['email'], message }]);
};

/** Ends the sessions, hides the listings, and tells the user the day. A second call changes nothing. */
const schedule = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    mustBeVendor(user);
    if (user.deletes_at) return;
    const deletes_at = new Date(Date.now() + deletionDays * DAY);
    const state = { blocked: true, deletes_at };
    // A user who was blocked before is still blocked when restored. A pending link must not open the account.
    const blocked_at = user.blocked ? (user.blocked_at ?? new Date()) : null;
    const closed = { new_email: null, resetPasswordToken: null };
    await edit(strapi, user.id, { ...state, blocked_at, ...closed });
    await showOrHide(strapi, { ...user, blocked: true, deletes_at: deletes_at.toISOString() });
    const day = dayOf(deletes_at, timeZone);
    await sendEmail(strapi, 'account-deleting', user, { day: deletes_at });
    await inTransaction(strapi, async (_, afterwards) => afterwards(() => wake('erasing')));
    await record('account.delete', { changes: { deletes_on: [null, day] } });
  });

/**
 * Schedules the deletion of a vendor's account. Needs its email address and the password of the caller. A subscription is
 * cancelled first: if the card provider fails, nothing changes.
 */
export const deleteAccount = async (strapi: Strapi, ctx: Context) => {
  const data = dataOf(ctx);
  const user = await findUser(strapi, idOf(ctx.params.id));
  if (!user) throw notFound();
  mustBeAllowed(actorOf(ctx), user);
  mustBeVendor(user);
  mustBeTyped(user, data.email);
  await mustKnowPassword(strapi, ctx, ctx.state.user, data.current_password);
  if (user.deletes_at) return { data: await accountPage(strapi, user.id), meta: {} };
  if (!user.account) return schedule(strapi, ctx);
  return holding(strapi, user.account.id, async (account) => {
    const resume = await cancelHeld(strapi, account);
    try {
      return await schedule(strapi, ctx);
    } catch (error) {
      await resume();
      throw error;
    }
  });
};

/** Keeps an account whose deletion is scheduled. A cancelled subscription stays cancelled. */
export const restoreAccount = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (!user.deletes_at || new Date(user.deletes_at).getTime() <= Date.now()) throw changed();
    const blocked = !!user.blocked_at;
    await edit(strapi, user.id, { blocked, deletes_at: null });
    await showOrHide(strapi, { ...user, blocked, deletes_at: null });
    if (!blocked) await sendEmail(strapi, 'account-restored', user);
    await record('account.restore');
  });
