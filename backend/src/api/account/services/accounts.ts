import type { UserRow } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { isTaken } from '../../../extensions/users-permissions/registration.ts';
import { USER } from '../../../extensions/users-permissions/users.ts';
import { sendLetter } from '../../../mail/queue.ts';
import { personProblems, storedEmail } from '../../../person.ts';
import { invalid, notFound } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';

const ACCOUNT = 'api::account.account';
const TAKEN = 'This attribute must be unique';

const taken = () => invalid(TAKEN, [{ path: ['email'], message: TAKEN }]);

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

const readPerson = (data: Record<string, unknown>): Person => {
  const errors = personProblems(data);
  if (errors.length > 0) throw invalid('Your account could not be saved.', errors);
  return {
    first_name: String(data.first_name).trim(),
    last_name: String(data.last_name).trim(),
    email: storedEmail(data.email),
  };
};

/** Everybody's own account and no other; the user signs in with the new address from then on, and stays signed in. */
export const saveAccount = async (
  strapi: Strapi,
  user: UserRow,
  id: string,
  data: Record<string, unknown>,
) => {
  const { account } = user;
  if (!account || String(account.id) !== id) throw notFound();
  const person = readPerson(data);
  const moved = person.email !== user.email;
  const work = async () => {
    await strapi.db.query(ACCOUNT).update({ where: { id: account.id }, data: { ...person } });
    await strapi.db.query(USER).update({
      where: { id: user.id },
      // A link that went to the old address must not open the account any more.
      data: moved ? { ...person, username: person.email, resetPasswordToken: null } : { ...person },
    });
    if (!moved) return;
    const facts = { name: user.first_name, email: person.email };
    await sendLetter(strapi, 'address-changed', user.email, facts);
  };
  const twin = await strapi.db.query(USER).findOne({
    where: {
      id: { $ne: user.id },
      $or: [{ email: person.email }, { username: person.email }],
    },
  });
  if (twin) throw taken();
  try {
    await inTransaction(strapi, work);
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
  return { id: account.id, ...person };
};
