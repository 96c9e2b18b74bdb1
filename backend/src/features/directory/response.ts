import type { Collection } from '@portal/domain';
import { settings } from '../../base/settings.ts';
import {
  fieldResponses,
  identityOf,
  kinds,
  type ListingRow,
  type PersonRow,
} from '../listing/index.ts';
import { publicReply, type ReviewRow } from '../review/index.ts';
import type { OfferRow } from '../special-offer/index.ts';

/** Paths of pictures as addresses, for sites with another address than the portal. */
const withAddresses = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'url' && typeof inner === 'string' && inner.startsWith('/uploads/')
        ? new URL(inner, settings.publicUrl).href
        : withAddresses(inner),
    ]),
  );
};

export interface PublicRating {
  mean: number;
  count: number;
}

/** A live listing with what everyone may see: its fields, and neither its account nor anything of its review. */
export const publicListing = (
  type: Collection,
  row: ListingRow,
  rating: PublicRating | undefined,
) => ({
  ...identityOf(row),
  type: kinds[type].single,
  slug: row.slug,
  url: `/${type}/${row.slug}`,
  ...fieldResponses(type, row),
  logo: withAddresses(fieldResponses(type, row).logo),
  ...(type === 'services'
    ? { team_members: withAddresses(fieldResponses(type, row).team_members) }
    : {}),
  rating: rating?.mean ?? null,
  num_reviews: rating?.count ?? 0,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** First name and initial: enough to tell reviewers apart. */
const shortName = (author: PersonRow | null): string => {
  const initial = [...(author?.last_name ?? '')][0];
  return [author?.first_name, initial && `${initial}.`].filter(Boolean).join(' ');
};

export const publicReview = ({ id, rating, comment, author, createdAt, ...row }: ReviewRow) => ({
  ...identityOf({ id }),
  rating,
  comment,
  author: shortName(author),
  createdAt,
  reply: publicReply(row),
});

export const publicOffer = ({ id, title, description, link, label, createdAt }: OfferRow) => ({
  ...identityOf({ id }),
  title,
  description,
  link,
  label,
  createdAt,
});
