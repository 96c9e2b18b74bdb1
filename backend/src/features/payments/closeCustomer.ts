import type { Strapi } from '../../base/registry.ts';
import { cardsOf } from './cards.ts';
import { findAccount, mirror, readLive } from './mirror.ts';
import { ask } from './provider.ts';

/** Ends the subscription now and removes the cards. The customer and its invoices stay. Call it holding the account's lock. */
export const closeCustomer = async (strapi: Strapi, accountId: number | null): Promise<void> => {
  const account = accountId === null ? null : await findAccount(strapi, accountId);
  if (!account?.customer_id) return;
  const live = await readLive(strapi, account.customer_id);
  if (live) await ask(strapi, (provider) => provider.subscriptions.cancel(live.id));
  for (const { id } of await cardsOf(strapi, account.customer_id))
    await ask(strapi, (provider) => provider.paymentMethods.detach(id));
  await mirror(strapi, account);
};
