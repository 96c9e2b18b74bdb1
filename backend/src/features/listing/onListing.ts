import { type Collection, fold, type ListingStatus } from '@portal/domain';
import { mustNotAsk, pageResponse, readListQuery } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { inOrder } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import { publicAddress } from '../media/index.ts';
import { findSubjects, type SubjectSelection } from './listIndex/subjects.ts';
import { isShown, kinds } from './rows.ts';
export interface Named {
  id: number;
  name: string | null;
  slug: string | null;
  status: ListingStatus | null;
  hidden_at: string | null;
  account_since: string | null;
  account?: { id: number; hidden_at: string | null } | null;
  logo?: { url: string; formats: Record<string, { url: string }> | null } | null;
}

/** Rows that belong to one listing, an app or a service. */
export interface OnListing {
  app: Named | null;
  service: Named | null;
}

export const named = {
  select: ['id', 'name', 'slug', 'status', 'hidden_at', 'account_since'],
  populate: { logo: true, account: { select: ['id', 'hidden_at'] } },
};
export const onListing = {
  app: named,
  service: named,
  author: {
    select: ['id', 'first_name', 'last_name', 'email'],
    populate: { account: { select: ['id'] } },
  },
};

/** A listing in short form, for the records about it. */
export const subjectOf = (row: Named, type: Collection) => ({
  id: row.id,
  name: row.name ?? '',
  slug: row.slug ?? '',
  type: kinds[type].single,
  logo: row.logo ? publicAddress(row.logo.formats?.w320?.url ?? row.logo.url) : null,
});

/** A page of listings by name, in short form. */
export const listSubjects = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  selection: Omit<SubjectSelection, 'words'>,
) => {
  mustNotAsk(ctx, ['filters', 'sort'], m.query_only_search_pagination());
  const { uid } = kinds[type];
  const { page, slice, words } = await readListQuery(strapi, ctx, uid);
  const { ids, total } = await findSubjects(
    strapi,
    type,
    { ...selection, words: words.map(fold) },
    slice,
  );
  const rows: Named[] = await strapi.db
    .query(uid)
    .findMany({ where: { id: { $in: ids } }, ...named });
  const subjects = inOrder(ids, rows).map((row) => subjectOf(row, type));
  return pageResponse(subjects, page, total);
};

export const listingOf = ({ app, service }: OnListing) => {
  if (app) return subjectOf(app, 'apps');
  return service && subjectOf(service, 'services');
};

export const listingNameOf = ({ app, service }: OnListing): string => (app ?? service)?.name ?? '';

/** Whether the directory shows the listing. */
export const onLive = ({ app, service }: OnListing): boolean => {
  const listing = app ?? service;
  return listing !== null && isShown(listing);
};
