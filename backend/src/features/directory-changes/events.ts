import type { WebhookEventType } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { identityOf, kinds } from '../listing/index.ts';
import type { DirectoryEvent } from '../webhook/index.ts';
import type { Happening, Step } from './collapse.ts';
import { CHANGES, type ListingKind, type PendingChange } from './tables.ts';

type Names = Readonly<Record<Step, WebhookEventType>>;

const listingNames: Names = {
  added: 'listing.published',
  changed: 'listing.updated',
  left: 'listing.unpublished',
  deleted: 'listing.deleted',
};
const termNames: Names = {
  added: 'term.created',
  changed: 'term.updated',
  left: 'term.deleted',
  deleted: 'term.deleted',
};
const names: Record<PendingChange['kind'], Names> = {
  app: listingNames,
  service: listingNames,
  review: {
    added: 'review.published',
    changed: 'review.updated',
    left: 'review.removed',
    deleted: 'review.removed',
  },
  offer: {
    added: 'offer.published',
    changed: 'offer.updated',
    left: 'offer.removed',
    deleted: 'offer.removed',
  },
  industry: termNames,
  location: termNames,
  category: termNames,
  subcategory: termNames,
  featured: {
    added: 'featured.updated',
    changed: 'featured.updated',
    left: 'featured.updated',
    deleted: 'featured.updated',
  },
};

const listingData = (type: ListingKind, id: number, slug: string | null) => {
  const collection = type === kinds.apps.single ? 'apps' : 'services';
  return { ...identityOf({ id }), type, slug, url: `/${collection}/${slug}` };
};

/** The live listing of a review or an offer; undefined for one that the directory does not show. */
const listingOf = async (sql: Sql, { of_kind: kind, of_record: record }: PendingChange) => {
  if (kind === null || record === null) return undefined;
  const row = await sql(CHANGES).where({ kind, record, live: 1 }).first('slug');
  return row && listingData(kind, record, row.slug);
};

const dataOf = async (sql: Sql, change: PendingChange) => {
  const { kind, record: id, slug } = change;
  if (kind === 'app' || kind === 'service') return listingData(kind, id, slug);
  if (kind === 'review' || kind === 'offer') {
    const listing = await listingOf(sql, change);
    return listing && { ...identityOf({ id }), type: kind, listing };
  }
  const type = kind === 'featured' ? 'industry' : kind;
  return { ...identityOf({ id }), type, slug };
};

/** The events of webhooks that changes are; none for reviews and offers of listings that are not live. */
export const eventsOf = async (
  sql: Sql,
  happenings: readonly Happening[],
): Promise<DirectoryEvent[]> => {
  const events: DirectoryEvent[] = [];
  for (const { step, change } of happenings) {
    const data = await dataOf(sql, change);
    const { kind, record, at } = change;
    if (data)
      events.push({ type: names[kind][step], record: `${kind}/${record}`, at: Number(at), data });
  }
  return events;
};
