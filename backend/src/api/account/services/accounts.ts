import { accountTexts } from '@portal/domain';
import { authorize } from '../../../access.ts';
import { actorFrom, type UserRow } from '../../../actor.ts';
import { idOf } from '../../../body.ts';
import { inTransaction } from '../../../database.ts';
import {
  changeAddress,
  isAddressTaken,
  sendNewAddress,
  waitingAddress,
} from '../../../extensions/users-permissions/newAddress.ts';
import { isTaken } from '../../../extensions/users-permissions/registration.ts';
import { USER } from '../../../extensions/users-permissions/users.ts';
import { personProblems, storedEmail } from '../../../person.ts';
import { invalid, notFound } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';

const ACCOUNT = 'api::account.account';
const TAKEN = accountTexts.attributeTaken;

const taken = () => invalid(TAKEN, [{ path: ['email'], message: TAKEN, reason: 'email-taken' }]);

/** An address that is not sent stays as it is, and so does one that waits. */
const readPerson = (data: Record<string, unknown>, user: UserRow) => {
  const email = data.email === undefined ? user.email : data.email;
  const errors = personProblems({ ...data, email });
  if (errors.length > 0) throw invalid('Your account could not be saved.', errors);
  return {
    first_name: String(data.first_name).trim(),
    last_name: String(data.last_name).trim(),
    email: storedEmail(email),
  };
};

/**
 * Everybody's own account and no other. A new address counts at once, or, where addresses are confirmed, when its letter
 * is opened; the one in force, sent again, takes that back. `mayMove` judges the password that has to come with it.
 */
export const saveAccount = async (
  strapi: Strapi,
  user: UserRow,
  id: string,
  data: Record<string, unknown>,
  mayMove: (email: string, password: unknown) => Promise<void>,
) => {
  const { account } = user;
  authorize(actorFrom(user), 'account.save', { accountId: idOf(id) });
  if (!account) throw notFound();
  const { email, ...names } = readPerson(data, user);
  const moves = email !== user.email;
  const waits = moves && settings.confirmEmail;
  const stays = data.email === undefined;
  if (moves) {
    await mayMove(email, data.current_password);
    if (await isAddressTaken(strapi, user.id, email)) throw taken();
  }
  try {
    await inTransaction(strapi, async () => {
      // Copies: what is stored gets a time written into it.
      await strapi.db.query(ACCOUNT).update({ where: { id: account.id }, data: { ...names } });
      const kept = stays ? {} : { new_email: null };
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { ...names, ...kept } });
      if (!moves) return;
      if (waits) await sendNewAddress(strapi, user, email);
      else await changeAddress(strapi, user, email);
    });
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
  return {
    id: account.id,
    ...names,
    email: waits ? user.email : email,
    waits_for: waits ? email : stays ? waitingAddress(user) : null,
  };
};
