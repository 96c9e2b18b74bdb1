import { useCounts, useSubjects, useUser, type Watched } from '@portal/data/react';
import { may, type Page, type Subject } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { usePage } from '../../shell/page.tsx';
import { listFrame, singleFilter, statusFilter } from '../lists/ListPage.tsx';
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
    pending: m.feedback_pending(),
    reply: m.feedback_reply_pending(),
    reported: m.feedback_reported(),
    changes: m.feedback_changes_requested(),
    declined: m.feedback_declined_state(),
  };
  const status = statusFilter(labels, feedbackStates[about], view.states, (states) =>
    change({ states }),
  );
  const stars = ratings.map((value) => ({
    value,
    label: m.feedback_stars({ count: Number(value) }),
  }));
  return [
    ...(scope === 'pending' ? [status] : []),
    ...(about === 'reviews'
      ? [singleFilter(m.feedback_rating(), stars, view.rating, (rating) => change({ rating }))]
      : []),
    {
      ...singleFilter(m.feedback_listing(), options, view.listing, (listing) =>
        change({ listing }),
      ),
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

const texts = {
  reviews: {
    area: m.feedback_reviews(),
    other: { pending: m.feedback_pending_reviews(), active: m.feedback_active_reviews() },
    unknown: m.feedback_reviews_to_moderate(),
    waiting: (count: number) => m.feedback_count_reviews_to_moderate({ count }),
    rule: m.feedback_reviews_rule(),
    shown: m.feedback_reviews_shown(),
    title: {
      apps: { pending: m.feedback_app_reviews(), active: m.feedback_active_app_reviews() },
      services: {
        pending: m.feedback_service_reviews(),
        active: m.feedback_active_service_reviews(),
      },
    },
    caption: {
      apps: {
        pending: m.feedback_app_reviews_list_pending(),
        active: m.feedback_app_reviews_list_active(),
      },
      services: {
        pending: m.feedback_service_reviews_list_pending(),
        active: m.feedback_service_reviews_list_active(),
      },
    },
    ownTitle: { pending: m.names_reviews, active: m.names_active_reviews },
    ownCaption: { pending: m.names_pending_reviews, active: m.names_active_reviews },
  },
  offers: {
    area: m.offers_special_offers(),
    other: { pending: m.feedback_pending_offers(), active: m.feedback_active_offers() },
    unknown: m.feedback_offers_to_moderate(),
    waiting: (count: number) => m.feedback_count_offers_to_moderate({ count }),
    rule: m.feedback_offers_rule(),
    shown: m.feedback_offers_shown(),
    title: {
      apps: { pending: m.feedback_app_offers(), active: m.feedback_active_app_offers() },
      services: {
        pending: m.feedback_service_offers(),
        active: m.feedback_active_service_offers(),
      },
    },
    caption: {
      apps: {
        pending: m.feedback_app_offers_list_pending(),
        active: m.feedback_app_offers_list_active(),
      },
      services: {
        pending: m.feedback_service_offers_list_pending(),
        active: m.feedback_service_offers_list_active(),
      },
    },
    ownTitle: { pending: m.names_offers, active: m.names_active_offers },
    ownCaption: { pending: m.names_pending_offers, active: m.names_active_offers },
  },
} as const;

/** The texts of a list of reviews or offers. `waiting`: the number to moderate, null until it has loaded. */
export function feedbackWords(place: FeedbackPlace, waiting: number | null) {
  const { about, collection, scope } = place;
  const words = texts[about];
  const toModerate = waiting === null ? words.unknown : words.waiting(waiting);
  const wait = waiting === 0 ? m.feedback_all_caught_up() : toModerate;
  const otherScope = scope === 'pending' ? 'active' : 'pending';
  return {
    area: words.area,
    title: named(collection, words.title[collection][scope], words.ownTitle[scope]),
    help: scope === 'pending' ? `${wait} ${words.rule}` : words.shown,
    /** Accessible name of the list. */
    caption: named(collection, words.caption[collection][scope], words.ownCaption[scope]),
    other: {
      label: words.other[otherScope],
      href: listAddress({ ...place, scope: otherScope }),
    },
  };
}
