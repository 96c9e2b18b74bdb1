import type { Collection } from '@portal/data/schemas';
import { type FeedbackPlace, listAddress } from './feedbackQuery.ts';

const one: Record<Collection, string> = { apps: 'App', services: 'Service' };

interface FeedbackWords {
  area: string;
  title: string;
  help: string;
  /** Accessible name of the list. */
  caption: string;
  other: { label: string; href: string };
}

const many = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What a list of reviews or offers is called and what it holds; `waiting` is null while it is not known. */
export function feedbackWords(place: FeedbackPlace, waiting: number | null): FeedbackWords {
  const { about, collection, shelf } = place;
  const type = one[collection];
  const reviews = about === 'reviews';
  const name = reviews ? `${type} reviews` : `${type} offers`;
  const count = waiting ?? 0;
  const thing = reviews ? 'review' : 'offer';
  const wait =
    waiting === null
      ? `${reviews ? 'Reviews' : 'Offers'} that wait for a decision.`
      : count === 0
        ? `No ${thing} waits for a decision.`
        : `${many(count, thing)} ${count === 1 ? 'waits' : 'wait'} for a decision.`;
  const rule = reviews
    ? 'Approved reviews count in the rating at once.'
    : 'Approved offers show on their listing at once.';
  const shown = reviews
    ? 'These count in the rating of their listing.'
    : 'These show on their listing.';
  return {
    area: reviews ? 'Reviews' : 'Special Offers',
    title: shelf === 'pending' ? name : `Active ${name.toLowerCase()}`,
    help: shelf === 'active' ? shown : `${wait} ${rule}`,
    caption:
      shelf === 'pending' ? `${type} ${thing}s that are not active` : `Active ${type} ${thing}s`,
    other: {
      label: shelf === 'pending' ? `Active ${thing}s` : `Pending ${thing}s`,
      href: listAddress({ ...place, shelf: shelf === 'pending' ? 'active' : 'pending' }),
    },
  };
}
