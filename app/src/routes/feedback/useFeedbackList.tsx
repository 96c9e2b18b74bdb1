import { useCounts, useSubjects, useUser, type Watched } from '@portal/data/react';
import { may, type Page, type Subject } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import type { Collection } from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useState } from 'react';
import { usePage } from '../../shell/page.tsx';
import { listFrame, singleFilter, statusFilter } from '../ListPage.tsx';
import {
  addressOf,
  defaultView,
  type FeedbackPlace,
  type FeedbackView,
  feedbackStates,
  isNarrowed,
  listAddress,
  ratings,
} from './feedbackQuery.ts';

interface FeedbackListSetup<Row> {
  place: FeedbackPlace;
  view: FeedbackView;
  show: (view: FeedbackView) => void;
  list: Watched<Page<Row>>;
}

/** Shared by the lists of reviews and special offers: props of the `ListPage`, props of the queue, and the rows. */
export function useFeedbackList<Row extends { id: number }>(setup: FeedbackListSetup<Row>) {
  const { place, view, show, list } = setup;
  const [near, setNear] = useState(false);
  const wanted = near || view.listing !== null;
  const subjects = useSubjects(place.about, place.collection, wanted);
  const counts = useCounts();
  const user = useUser();
  const known = counts.kind === 'ready' ? counts.value : null;
  const waiting = place.about === 'reviews' ? known?.reviews : known?.specialOffers;
  const words = feedbackWords(place, waiting?.[place.collection] ?? null);
  const { area, title, help, caption, other } = words;
  usePage({ title, crumbs: [{ label: area }, { label: title }] });
  const rows = list.kind === 'ready' ? list.value.rows : [];
  const hrefFor = (page: number) => addressOf({ ...view, page }, place);
  const cleared = { ...defaultView, rows: view.rows };
  return {
    page: { list, hrefFor, title, help, link: other },
    frame: {
      ...listFrame({ list, view, show, narrowed: isNarrowed(view), cleared, hrefFor }),
      caption,
      readOnly: !may(user, place.about === 'reviews' ? 'review.decide' : 'offer.decide'),
      filters: filtersFor(place, view, (part) => show({ ...view, page: 1, ...part }), {
        options: listingsOf(subjects, view.listing),
        loading: subjects.kind === 'loading',
        onApproach: () => setNear(true),
      }),
    },
    rows,
    rowOf: (id: string) => rows.find((row) => String(row.id) === id),
  };
}

function filtersFor(
  { about, scope }: FeedbackPlace,
  view: FeedbackView,
  change: (part: Partial<FeedbackView>) => void,
  { options, ...late }: Pick<FilterMenuProps, 'options' | 'loading' | 'onApproach'>,
): FilterMenuProps[] {
  const labels = {
    pending: 'Pending',
    reply: 'Reply pending',
    reported: 'Reported',
    changes: 'Changes requested',
    declined: 'Declined',
  };
  const status = statusFilter(labels, feedbackStates[about], view.states, (states) =>
    change({ states }),
  );
  const stars = ratings.map((value) => ({
    value,
    label: value === '1' ? '1 star' : `${value} stars`,
  }));
  return [
    ...(scope === 'pending' ? [status] : []),
    ...(about === 'reviews'
      ? [singleFilter('Rating', stars, view.rating, (rating) => change({ rating }))]
      : []),
    {
      ...singleFilter('Listing', options, view.listing, (listing) => change({ listing })),
      ...late,
    },
  ];
}

/** The listings with feedback, and the chosen one even without any. */
function listingsOf(subjects: QueryResult<readonly Subject[]>, chosen: string | null) {
  const options = (subjects.kind === 'ready' ? subjects.value : []).map(({ slug, id, name }) => ({
    value: slug || String(id),
    label: name,
  }));
  const known = chosen === null || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}

const one: Record<Collection, string> = { apps: 'App', services: 'Service' };

/** The texts of a list of reviews or offers. `waiting`: the number to moderate, null until it has loaded. */
export function feedbackWords(place: FeedbackPlace, waiting: number | null) {
  const { about, collection, scope } = place;
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
    : 'Approved offers appear on their listing immediately.';
  const shown = reviews
    ? 'These count toward their listing’s rating.'
    : 'These appear on their listing.';
  const pending = scope === 'pending';
  return {
    area: reviews ? 'Reviews' : 'Special Offers',
    title: pending ? name : `Active ${name.toLowerCase()}`,
    help: pending ? `${wait} ${rule}` : shown,
    /** Accessible name of the list. */
    caption: pending ? `Pending ${type} ${thing}s` : `Active ${type} ${thing}s`,
    other: {
      label: pending ? `Active ${thing}s` : `Pending ${thing}s`,
      href: listAddress({ ...place, scope: pending ? 'active' : 'pending' }),
    },
  };
}
