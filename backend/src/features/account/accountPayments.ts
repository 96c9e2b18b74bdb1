import { notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  ask,
  customerResponse,
  disputesOf,
  idOf,
  invoiceResponse,
  liveOf,
  subscriptionResponse,
  subscriptionsOf,
} from '../payments/index.ts';
import { findUser } from '../sign-in/index.ts';

/** The newest invoices that are shown. */
const INVOICES = 24;

/** What the card provider has of a user's account: nothing before the first payment. */
export const accountPayments = async (strapi: Strapi, id: number) => {
  const user = await findUser(strapi, id);
  if (!user) throw notFound();
  const customer = user.account?.customer_id;
  if (!customer) return { balance: 0, subscription: null, invoices: [], disputes: [] };
  const live = liveOf(await subscriptionsOf(strapi, customer));
  const { data } = await ask(strapi, (provider) =>
    provider.invoices.list({ customer, limit: INVOICES, expand: ['data.payments'] }),
  );
  const paid = new Map(
    data.flatMap(({ id, payments }) =>
      (payments?.data ?? []).map(({ payment }) => [idOf(payment.payment_intent), id]),
    ),
  );
  return {
    balance: (await customerResponse(strapi, customer)).balance,
    subscription: live ? await subscriptionResponse(strapi, live) : null,
    invoices: data.filter(({ total }) => total !== 0).map(invoiceResponse),
    disputes: await disputesOf(strapi, customer, (intent) => paid.get(intent) ?? null),
  };
};
