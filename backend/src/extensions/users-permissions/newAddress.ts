import type { UserRow } from '../../actor.ts';
import { inTransaction } from '../../database.ts';
import { sendLetter } from '../../mail/queue.ts';
import { wakeMoneyWork } from '../../payments/refunds.ts';
import type { Strapi } from '../../registry.ts';
import { confirmationQuery, isRecent } from './codes.ts';
import { isTaken } from './registration.ts';
import { USER } from './users.ts';

const ACCOUNT = 'api::account.account';

/** Whether anybody else signs in with it. */
export const isAddressTaken = async (
  strapi: Strapi,
  userId: number,
  email: string,
): Promise<boolean> => {
  const where = { id: { $ne: userId }, $or: [{ email }, { username: email }] };
  return (await strapi.db.query(USER).findOne({ where })) !== null;
};

/** The address whose letter can still be opened; null when there is none. */
export const waitingAddress = ({ new_email, new_email_at }: UserRow): string | null =>
  new_email && new_email_at && isRecent(new Date(new_email_at).getTime()) ? new_email : null;

/**
 * From now on the user signs in with it. Call it in a transaction. With `proved` it has to be the one that still waits:
 * a new password, or a later wish, may have overtaken its letter; then nothing changes and the answer is false.
 */
export const changeAddress = async (
  strapi: Strapi,
  user: UserRow,
  email: string,
  proved = false,
): Promise<boolean> => {
  // One statement asks and writes, so that nothing comes between.
  const { count } = await strapi.db.query(USER).updateMany({
    where: { id: user.id, ...(proved ? { new_email: email } : {}) },
    // A link that went to the old address must not open the account any more.
    data: { email, username: email, new_email: null, resetPasswordToken: null },
  });
  if (count === 0) return false;
  if (user.account) {
    await strapi.db.query(ACCOUNT).update({ where: { id: user.account.id }, data: { email } });
    await inTransaction(strapi, async (_, afterwards) => afterwards(wakeMoneyWork));
  }
  await sendLetter(strapi, 'address-changed', user.email, { name: user.first_name, email });
  return true;
};

/** Keeps an address until its letter is opened, so that one that was mistyped locks nobody out. A later one takes its place. */
export const sendNewAddress = async (
  strapi: Strapi,
  user: UserRow,
  email: string,
): Promise<void> => {
  const data = { new_email: email, new_email_at: new Date() };
  await strapi.db.query(USER).update({ where: { id: user.id }, data });
  await sendLetter(strapi, 'confirm-new-address', email, {
    name: user.first_name,
    email: user.email,
    query: confirmationQuery(user.id, email),
  });
  await sendLetter(strapi, 'address-asked', user.email, { name: user.first_name, email });
};

/** The letter was opened; false when somebody else took the address meanwhile, or it waits no more. */
export const takeNewAddress = async (strapi: Strapi, user: UserRow): Promise<boolean> => {
  const { new_email: email } = user;
  if (!email || (await isAddressTaken(strapi, user.id, email))) return false;
  try {
    return await inTransaction(strapi, () => changeAddress(strapi, user, email, true));
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
