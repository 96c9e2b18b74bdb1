import { accountCalls, accountTexts, storedEmail } from '@portal/domain';
import { actorOf, authorize, type UserRow } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { invalid, notFound } from '../../base/httpError.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import {
  changeAddress,
  countTry,
  isAddressTaken,
  isTaken,
  mustKnowPassword,
  personProblems,
  sendNewAddress,
  USER,
  waitingAddress,
} from '../sign-in/index.ts';
import {
  blockAccount,
  changeRoles,
  confirmAddress,
  confirmNewAddress,
  endSessions,
  resendConfirmation,
  resendNewAddress,
  resetFactors,
  sendReset,
  unblockAccount,
} from './accountActions.ts';
import { listAccounts } from './accountList.ts';
import { accountPage } from './accountPage.ts';
import { accountPayments } from './accountPayments.ts';
import { deleteAccount, restoreAccount } from './deleteAccount.ts';
import { exportAccount, exportOwn } from './exportAccount.ts';
import { invite, resendInvite, revokeInvite } from './inviteStaff.ts';
import { moveListing } from './moveListing.ts';

const taken = () => {
  const message = accountTexts.attributeTaken;
  return invalid(message, [{ path: ['email'], message, reason: 'email-taken' }]);
};

/** Names and address; an omitted address is the current one. */
const readPerson = (data: Record<string, unknown>, user: UserRow) => {
  const email = data.email === undefined ? user.email : data.email;
  const errors = personProblems({ ...data, email });
  if (errors.length > 0) throw invalid(m.account_not_saved(), errors);
  return {
    first_name: String(data.first_name).trim(),
    last_name: String(data.last_name).trim(),
    email: storedEmail(email),
  };
};

/**
 * Saves the caller's own account. A new address needs the current password. It applies at once, or after its confirmation
 * where that is required; saving the current address cancels a pending one.
 */
const saveAccount = async (strapi: Strapi, ctx: Context) => {
  const user: UserRow = ctx.state.user;
  const data = dataOf(ctx);
  const { account } = user;
  const actor = actorOf(ctx);
  authorize(actor, 'account.save', { accountId: idOf(String(ctx.params.id)) });
  if (!account) throw notFound();
  const { email, ...names } = readPerson(data, user);
  const moves = email !== user.email;
  const waits = moves && settings.confirmEmail;
  const stays = data.email === undefined;
  if (moves) {
    await mustKnowPassword(strapi, ctx, user, data.current_password);
    if (settings.confirmEmail) await countTry(strapi, ctx, 'email', email);
    if (await isAddressTaken(strapi, user.id, email)) throw taken();
  }
  try {
    await inTransaction(strapi, async () => {
      const accounts = strapi.db.query('api::account.account');
      // Copies, because the query writes a time into them.
      await accounts.update({ where: { id: account.id }, data: { ...names } });
      const waiting = stays ? {} : { new_email: null };
      const changes = { ...names, ...waiting };
      await strapi.db.query(USER).update({ where: { id: user.id }, data: changes });
      if (!moves) return;
      if (waits) await sendNewAddress(strapi, actor, user, email);
      else await changeAddress(strapi, actor, user, email);
    });
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
  const saved = {
    id: account.id,
    ...names,
    email: waits ? user.email : email,
    waits_for: waits ? email : stays ? waitingAddress(user) : null,
  };
  return { data: saved, meta: {} };
};

/** The id of `saveAccount` is that of the account, and every other one that of its user. */
export const accountApi = apiOf('account', accountCalls, (strapi) => ({
  saveAccount: (ctx) => saveAccount(strapi, ctx),
  listAccounts: (ctx) => listAccounts(strapi, ctx),
  getAccount: async (ctx) => ({ data: await accountPage(strapi, idOf(ctx.params.id)), meta: {} }),
  getPayments: async (ctx) => ({
    data: await accountPayments(strapi, idOf(ctx.params.id)),
    meta: {},
  }),
  block: (ctx) => blockAccount(strapi, ctx),
  unblock: (ctx) => unblockAccount(strapi, ctx),
  confirm: (ctx) => confirmAddress(strapi, ctx),
  sendConfirmation: (ctx) => resendConfirmation(strapi, ctx),
  sendNewAddress: (ctx) => resendNewAddress(strapi, ctx),
  confirmNewAddress: (ctx) => confirmNewAddress(strapi, ctx),
  sendPasswordReset: (ctx) => sendReset(strapi, ctx),
  endSessions: (ctx) => endSessions(strapi, ctx),
  resetFactors: (ctx) => resetFactors(strapi, ctx),
  deleteAccount: (ctx) => deleteAccount(strapi, ctx),
  restore: (ctx) => restoreAccount(strapi, ctx),
  moveListing: (ctx) => moveListing(strapi, ctx),
  exportAccount: (ctx) => exportAccount(strapi, ctx),
  exportOwn: (ctx) => exportOwn(strapi, ctx),
  changeRoles: (ctx) => changeRoles(strapi, ctx),
  inviteStaff: (ctx) => invite(strapi, ctx),
  resendInvite: (ctx) => resendInvite(strapi, ctx),
  revokeInvite: (ctx) => revokeInvite(strapi, ctx),
}));
