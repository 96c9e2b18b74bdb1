import type { EventKind, ListingStatus } from '@portal/domain';

/** The kinds of records that have a history, by their name in the events table. */
export type Subject = 'apps' | 'services' | 'reviews' | 'special-offers';

export interface EventRow {
  id: number;
  listing_type: Subject;
  listing_id: number;
  kind: EventKind;
  from_status: ListingStatus | null;
  to_status: ListingStatus | null;
  note: string | null;
  /** Whether the vendor has to be told. */
  note_changed: boolean | null;
  internal_note: string | null;
  changed_fields: string[] | null;
  version_checked: boolean | null;
  actor_id: number;
  actor_name: string;
  actor_admin: boolean | null;
  createdAt: string;
}

export const EVENT = 'api::event.event';
