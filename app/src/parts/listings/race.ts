import { useUser } from '@portal/data/react';
import { type ListingEvent, lostRace } from '@portal/data/schemas';
import type { EventKind } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';
import { age } from '../when.ts';

const sentences: Record<EventKind, typeof m.listing_event_created> = {
  created: m.listing_event_created,
  submitted: m.listing_event_submitted,
  edited: m.listing_event_edited,
  approved: m.listing_event_approved,
  declined: m.listing_event_declined,
  'changes-requested': m.listing_event_changes_requested,
  reopened: m.listing_event_reopened,
  withdrawn: m.listing_event_withdrawn,
  noted: m.listing_event_noted,
  discarded: m.listing_event_discarded,
  deleted: m.listing_event_deleted,
  restored: m.listing_event_restored,
  paid: m.listing_event_paid,
  refunded: m.listing_event_refunded,
  replied: m.listing_event_replied,
  'reply-approved': m.listing_event_reply_approved,
  'reply-declined': m.listing_event_reply_declined,
  'reply-deleted': m.listing_event_reply_deleted,
  reported: m.listing_event_reported,
  'report-closed': m.listing_event_report_closed,
  hidden: m.listing_event_hidden,
  shown: m.listing_event_shown,
};

const things = {
  listing: m.listing_this_listing(),
  review: m.listing_this_review(),
  offer: m.listing_this_offer(),
} as const;

/** Says who did what and when. */
export function useEventWords(about: keyof typeof things = 'listing') {
  const user = useUser();
  const { now } = useAppServices();
  const thing = things[about];
  return (event: ListingEvent | null | undefined): string => {
    if (!event) return m.listing_event_unknown({ thing });
    const { actor, kind, from, createdAt } = event;
    const sentence = kind === 'submitted' && from ? m.listing_event_resubmitted : sentences[kind];
    // The user's own action: in another tab, or in this one without a response.
    const by = actor.id === user.id ? 'you' : 'other';
    return sentence({ by, name: actor.name, thing, age: age(createdAt, now()) });
  };
}

/** The message of an edit conflict: who did what and when. Null for other errors. */
export function useRaceWords(about?: keyof typeof things): (error: unknown) => string | null {
  const eventWords = useEventWords(about);
  return (error) => {
    const race = lostRace(error);
    return race && eventWords(race.event);
  };
}
