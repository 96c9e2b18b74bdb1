import type { Collection } from '@portal/domain';
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

/** What a list of reviews or offers is called and what it holds; `waiting` is null while it is not known. */
export function feedbackWords(place: FeedbackPlace, waiting: number | null): FeedbackWords {
  const { about, collection, shelf } = place;
  const type = one[collection];
  const reviews = about === 'reviews';
  const name = reviews ? `${type} reviews` : `${type} offers`;
  const thing = reviews ? 'review' : 'offer';
  const wait =
    waiting === null
      ? `${reviews ? 'Reviews' : 'Offers'} to moderate.`
      : waiting === 0
        ? 'You’re all caught up.'
        : `${waiting} ${thing}${waiting === 1 ? '' : 's'} to moderate.`;
  const rule = reviews
    ? 'Approved reviews affect the rating immediately.'
    : 'Approved offers show on their listing immediately.';
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
