import { collections, vendorCalls } from '@portal/domain';
import { idOf } from '../../base/body.ts';
import { notFound } from '../../base/httpError.ts';
import { apiOf, type Strapi } from '../../base/registry.ts';
import { countMenuListings, kinds } from '../listing/index.ts';
import { countDeclines, submitted } from '../moderation/index.ts';

/** Moderation statistics of an account. */
const readVendor = async (strapi: Strapi, id: number) => {
  const account: { first_name: string; last_name: string; email: string; createdAt: string } =
    await strapi.db.query('api::account.account').findOne({ where: { id } });
  if (!account) throw notFound();
  const own = { account_id: id };
  const facts = { live: 0, pending: 0, declined: 0 };
  for (const type of collections) {
    const rows = strapi.db.query(kinds[type].uid);
    facts.live += (await countMenuListings(strapi, type, { account: id, all: false })).mine;
    const waits = { ...own, status: { $ne: 'APPROVED' }, ...submitted };
    facts.pending += await rows.count({ where: waits });
    facts.declined += await countDeclines(strapi, type, id);
  }
  const { first_name, last_name, email, createdAt } = account;
  return { data: { id, first_name, last_name, email, ...facts, createdAt }, meta: {} };
};

export const vendorApi = apiOf('vendor', vendorCalls, (strapi) => ({
  getVendor: (ctx) => readVendor(strapi, idOf(ctx.params.id)),
}));
