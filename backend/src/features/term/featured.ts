import { type Collection, may } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';
import { inOrder } from '../../base/slice.ts';
import { isShown, kinds, scopeOf } from '../listing/index.ts';
import { type MediaRecord, toMedia } from '../media/index.ts';

export interface Featurable {
  id: number;
  name: string;
  slug: string;
  logo: MediaRecord | null;
  account: { first_name: string | null; last_name: string | null } | null;
  locations?: { name: string }[];
}

interface Featured extends Featurable {
  status: string | null;
  hidden_at: string | null;
  revision_of: number | null;
  account: (Featurable['account'] & { id: number; hidden_at: string | null }) | null;
  industries: { id: number }[];
}

export const select = ['id', 'name', 'slug'];
const related = { logo: true, account: { select: ['first_name', 'last_name'] } };
export const featurableColumns = {
  apps: related,
  services: { ...related, locations: { select: ['name'] } },
};

export const featurable = ({ id, name, slug, logo, account, locations = [] }: Featurable) => ({
  id,
  name,
  slug,
  logo: logo && toMedia(logo),
  vendor: [account?.first_name, account?.last_name].filter(Boolean).join(' '),
  locations: locations.map((location) => location.name),
});

/** The featured listings of an industry in order; `isShown` tells those that the directory shows. */
const chosenIn = async (strapi: Strapi, industry: number, type: Collection) => {
  const found: Featurable[] = await strapi.db
    .query('api::industry.industry')
    .load({ id: industry }, `featured_${type}`, { select });
  const ids = found.map(({ id }) => id);
  // Checked here, because databases start with conditions that most listings meet.
  const rows: Featured[] = await strapi.db.query(kinds[type].uid).findMany({
    select: [...select, 'status', 'hidden_at', 'revision_of'],
    where: { id: { $in: ids } },
    populate: {
      ...featurableColumns[type],
      account: { select: ['id', 'first_name', 'last_name', 'hidden_at'] },
      industries: { select: ['id'] },
    },
  });
  return inOrder(ids, rows)
    .filter((row) => row.revision_of === null)
    .map((row) => ({
      row,
      shown: isShown(row) && row.industries.some(({ id }) => id === industry),
    }));
};

/** The ids of the featured listings of an industry in order: all, and those that the directory shows. */
export const featuredBefore = async (strapi: Strapi, industry: number, type: Collection) => {
  const chosen = await chosenIn(strapi, industry, type);
  const ids = (shown: boolean) =>
    chosen.flatMap(({ row, shown: isShown }) => (isShown || !shown ? [row.id] : []));
  return { all: ids(false), shown: ids(true) };
};

/** The featured listings that the directory shows, in order. */
export const shownFeatured = async (strapi: Strapi, industry: number, type: Collection) =>
  (await chosenIn(strapi, industry, type)).flatMap(({ row, shown }) => (shown ? [row] : []));

/** The featured listings of an industry, in order. Vendors see only those of their own account. */
export const featuredIn = async (
  strapi: Strapi,
  industry: number,
  type: Collection,
  actor: Actor,
) => {
  const accountId = scopeOf(actor);
  const chosen = await chosenIn(strapi, industry, type);
  const featured = chosen.filter(
    ({ row: { account }, shown }) =>
      shown && (accountId === undefined || account?.id === (accountId ?? -1)),
  );
  const all = may(actor, 'term.write') ? chosen : [];
  return {
    lists: { [`featured_${type}`]: featured.map(({ row }) => featurable(row)) },
    leftOut: all
      .filter(({ shown }) => !shown)
      .map(({ row: { id, name } }) => ({ type: kinds[type].single, id, name })),
  };
};
