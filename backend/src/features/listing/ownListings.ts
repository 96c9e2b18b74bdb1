import type { Collection } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';

/** Condition for rows about listings of the actor's account. Subqueries: conditions on the relations would join all rows. */
export const onOwnListings = (strapi: Strapi, { accountId }: Actor) => {
  const own = (type: Collection) =>
    strapi.db
      .getConnection(type)
      .select('id')
      .where({ account_id: accountId ?? -1 });
  return { $or: [{ app_id: { $in: own('apps') } }, { service_id: { $in: own('services') } }] };
};
