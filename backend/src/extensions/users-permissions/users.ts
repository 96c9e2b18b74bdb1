import type { UserRow } from '../../actor.ts';
import { sendLetter } from '../../mail/queue.ts';
import type { Strapi } from '../../registry.ts';
import { confirmationQuery } from './codes.ts';

export const USER = 'plugin::users-permissions.user';

export const findUser = (strapi: Strapi, id: number): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { id }, populate: { account: true } });

export const findByEmail = (strapi: Strapi, email: string): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { email: email.trim().toLowerCase() } });

/** Whom the plugin will take this name for. */
export const findSignIn = (
  strapi: Strapi,
  identifier: string,
): Promise<{ password: string | null } | null> =>
  strapi.db.query(USER).findOne({
    where: {
      provider: 'local',
      $or: [{ email: identifier.toLowerCase() }, { username: identifier }],
    },
  });

/** Nothing happens where there is no such user. */
export const sendConfirmation = async (strapi: Strapi, id: number): Promise<void> => {
  const user = await findUser(strapi, id);
  if (!user) return;
  const facts = { name: user.first_name, query: confirmationQuery(user.id, user.email) };
  await sendLetter(strapi, 'confirm-address', user.email, facts);
};
