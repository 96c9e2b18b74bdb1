import { mustNotAsk, responseList } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { onListing } from './onListing.ts';

/** A list, newest first, that accepts only pagination. */
export const newestFirst = <Row extends { id: number }>(
  strapi: Strapi,
  ctx: Context,
  {
    uid,
    response,
  }: {
    uid: Parameters<typeof responseList>[2];
    response: (rows: Row[]) => unknown[] | Promise<unknown[]>;
  },
  base: Record<string, unknown>,
) => {
  mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_pagination());
  return responseList<Row>(strapi, ctx, uid, {
    base,
    search: [],
    order: { createdAt: 'desc' },
    columns: { populate: onListing },
    response,
  });
};
