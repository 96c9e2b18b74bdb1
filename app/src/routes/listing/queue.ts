import type { ListingsQuery } from '@portal/data/client';
import type { Collection, Listing } from '@portal/data/schemas';
import { defaultView, toQuery } from '../listings/listingsQuery.ts';

/** The queue an admin works through: as its list shows it, as many as one call gives. */
export function queueQuery(collection: Collection): ListingsQuery {
  const place = { collection, shelf: 'pending', whose: 'all' } as const;
  return toQuery({ ...defaultView(place), rows: 100 }, place);
}

export interface QueuePlace {
  /** From 1. */
  place: number;
  total: number;
  previous: Listing | null;
  next: Listing | null;
}

/** Where a listing stands in the queue; null when it is not in it. */
export function placeInQueue(
  rows: readonly Listing[],
  id: number,
  total: number,
): QueuePlace | null {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return null;
  return {
    place: index + 1,
    total,
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
  };
}
