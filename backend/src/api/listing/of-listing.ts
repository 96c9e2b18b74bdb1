import { notFound } from '../../refusal.ts';
import type { Context } from '../../registry.ts';
import { kinds, type ListingType, listingTypes } from './types.ts';

/** `apps` or `services` from an address; either number is understood. */
export const typeOf = (ctx: Context): ListingType => {
  const type = listingTypes.find(
    (one) => one === ctx.params.type || kinds[one].single === ctx.params.type,
  );
  if (!type) throw notFound();
  return type;
};

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** Rows that hang on one listing, an app or a service. */
export interface OnListing {
  app: Named | null;
  service: Named | null;
}

const named = { select: ['id', 'name', 'slug'] };
export const onListing = {
  app: named,
  service: named,
  author: { select: ['id', 'first_name', 'last_name', 'email'] },
};

export const listingOf = ({ app, service }: OnListing) => {
  const found = app ?? service;
  return (
    found && { id: found.id, name: found.name, slug: found.slug, type: app ? 'app' : 'service' }
  );
};
