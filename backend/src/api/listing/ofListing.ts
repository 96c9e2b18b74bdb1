import { type Collection, collections, type ListingStatus } from '@portal/domain';
import { listAnswer, mustNotAsk, readListQuery } from '../../listQuery.ts';
import { notFound } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { kinds } from './types.ts';

/** `apps` or `services` from an address; either number is understood. */
export const typeOf = (ctx: Context): Collection => {
  const type = collections.find(
    (one) => one === ctx.params.type || kinds[one].single === ctx.params.type,
  );
  if (!type) throw notFound();
  return type;
};

interface Named {
  id: number;
  name: string | null;
  slug: string | null;
  status: ListingStatus | null;
  account?: { id: number } | null;
  logo?: { url: string; formats: Record<string, { url: string }> | null } | null;
}

/** Rows that hang on one listing, an app or a service. */
export interface OnListing {
  app: Named | null;
  service: Named | null;
}

const named = {
  select: ['id', 'name', 'slug', 'status'],
  populate: { logo: true, account: { select: ['id'] } },
};
export const onListing = {
  app: named,
  service: named,
  author: { select: ['id', 'first_name', 'last_name', 'email'] },
};

/** A listing in one line, for what is about it. */
export const subjectOf = (row: Named, type: Collection) => ({
  id: row.id,
  name: row.name ?? '',
  slug: row.slug ?? '',
  type: kinds[type].single,
  logo: row.logo ? (row.logo.formats?.w320?.url ?? row.logo.url) : null,
});

/** Some listings by name, each in one line. */
export const listSubjects = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  base: Record<string, unknown>,
) => {
  mustNotAsk(ctx, ['filters', 'sort'], 'This list takes a search and a page only');
  const { uid } = kinds[type];
  const order = { name: 'asc' } as const;
  const { query, page } = await readListQuery(strapi, ctx, uid, { base, search: ['name'], order });
  const rows = strapi.db.query(uid);
  const found: Named[] = await rows.findMany({ ...query, ...named });
  const data = found.map((row) => subjectOf(row, type));
  return listAnswer(data, page, await rows.count({ where: query.where }));
};

export const listingOf = ({ app, service }: OnListing) => {
  if (app) return subjectOf(app, 'apps');
  return service && subjectOf(service, 'services');
};

/** Whether the directory shows the listing now. */
export const onLive = ({ app, service }: OnListing): boolean =>
  (app ?? service)?.status === 'APPROVED';

/** The listing that a list is narrowed down to, by `?listing=`, a number or slug. */
export const ofListing = (ctx: Context, type: Collection): object[] => {
  const asked = ctx.query.listing;
  if (typeof asked !== 'string' || asked === '') return [];
  const address = /^\d{1,9}$/.test(asked) ? { id: Number(asked) } : { slug: asked };
  return [{ [kinds[type].single]: address }];
};
