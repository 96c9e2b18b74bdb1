import { useSubjects } from '@portal/data/feedback';
import { useCounts, useUser, type Watched } from '@portal/data/react';
import { may, type Page, type Subject } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import {
  type FeedbackPlace,
  type FeedbackQuery,
  feedbackList,
  feedbackStates,
  toFeedbackQuery,
} from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { usePage } from '../../shell/page.tsx';
import { useList } from '../lists/ListPage.tsx';
import { starOptions } from './starOptions.ts';

/** Shared by the lists of reviews and special offers: props of the `ListPage`, props of the queue, and the rows. `useRows` loads them. */
export function useFeedbackList<Row extends { id: number }>(
  place: FeedbackPlace,
  useRows: (query: FeedbackQuery) => Watched<Page<Row>>,
) {
  const { about, collection, scope } = place;
  const { view, filter, around } = useList(feedbackList(place));
  const list = useRows(toFeedbackQuery(view, place));
  const [near, setNear] = useState(false);
  const subjects = useSubjects(about, collection, near || view.listing !== null);
  const counts = useCounts();
  const user = useUser();
  const known = counts.kind === 'ready' ? counts.value : null;
  const waiting = about === 'reviews' ? known?.reviews : known?.specialOffers;
  const words = feedbackWords(place, waiting?.[collection] ?? null);
  const { title, help, caption, other } = words;
  usePage(title);
  const rows = list.kind === 'ready' ? list.value.rows : [];
  const { page, frame } = around(list);
  const states = feedbackStates[about].map((value) => ({ value, label: stateLabels[value] }));
  const filters: FilterMenuProps[] = [
    ...(scope === 'pending' ? [filter('status', m.common_status(), states)] : []),
    ...(about === 'reviews' ? [filter('rating', m.feedback_rating(), starOptions)] : []),
    {
      ...filter('listing', m.feedback_listing(), listingsOf(subjects, view.listing)),
      loading: subjects.kind === 'loading',
      onApproach: () => setNear(true),
    },
  ];
  return {
    page: { ...page, title, help, link: other },
    frame: {
      ...frame,
      caption,
      scope,
      readOnly: !may(user, about === 'reviews' ? 'review.decide' : 'offer.decide'),
      filters,
    },
    rows,
    rowOf: (id: string) => rows.find((row) => String(row.id) === id),
  };
}

const stateLabels = {
  pending: m.feedback_pending(),
  reply: m.feedback_reply_pending(),
  reported: m.feedback_reported(),
  changes: m.feedback_changes_requested(),
  declined: m.feedback_declined_state(),
};

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
    title: named(collection, words.title[collection][scope], words.ownTitle[scope]),
    help: scope === 'pending' ? `${wait} ${words.rule}` : words.shown,
    /** Accessible name of the list. */
    caption: named(collection, words.caption[collection][scope], words.ownCaption[scope]),
    other: {
      label: words.other[otherScope],
      href: feedbackList({ ...place, scope: otherScope }).addressOf({}),
    },
  };
}
