import { type Page, queryLimits, type Subject } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { Pagination } from '@portal/ui/components/Pagination';
import type { QueueFrame } from '@portal/ui/patterns/DecisionQueue';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowChoices } from '../listAddress.ts';
import { listStateOf } from '../listState.ts';
import {
  addressOf,
  defaultView,
  type FeedbackPlace,
  type FeedbackView,
  feedbackStates,
  isNarrowed,
  ratings,
  readView,
  writeView,
} from './feedbackQuery.ts';

/** The view that the address tells, and a way to another one. */
export function useFeedbackView(place: FeedbackPlace) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params, place), [params, place]);
  const show = (next: FeedbackView) => {
    setParams(writeView(next), {
      // What is typed on the way to a word is not a place to come back to.
      replace: next.search !== view.search,
      preventScrollReset: next.page === view.page,
    });
  };
  return { view, show };
}

interface FrameSetup<Row> {
  place: FeedbackPlace;
  view: FeedbackView;
  show: (view: FeedbackView) => void;
  caption: string;
  rows: View<Page<Row>> & { retry: () => void };
  /** The listings to narrow it down to. */
  subjects: View<readonly Subject[]>;
}

/** Search, filters, states and pages of a list, for the frame of its queue. */
export function frameOf<Row>(setup: FrameSetup<Row>): QueueFrame {
  const { place, view, show, caption, rows, subjects } = setup;
  const page = rows.kind === 'ready' ? rows.value : null;
  const change = (part: Partial<FeedbackView>) => show({ ...view, page: 1, ...part });
  return {
    caption,
    state: listStateOf(rows, isNarrowed(view)),
    busy: rows.kind === 'ready' && rows.refreshing,
    search: {
      value: view.search,
      onChange: (search) => change({ search }),
      maxLength: queryLimits.search,
    },
    filters: filtersOf(place, view, subjects, change),
    footer: page ? (
      <Pagination
        {...page.pagination}
        pageSizes={rowChoices}
        hrefFor={(number) => addressOf({ ...view, page: number }, place)}
        onPageSize={(rows) => change({ rows })}
      />
    ) : null,
    onClear: () => show({ ...defaultView, rows: view.rows }),
    onRetry: rows.retry,
  };
}

const stateLabels = { pending: 'Pending', declined: 'Declined' } as const;

function filtersOf(
  { about, shelf }: FeedbackPlace,
  view: FeedbackView,
  subjects: View<readonly Subject[]>,
  change: (part: Partial<FeedbackView>) => void,
): FilterMenuProps[] {
  /** One at a time: a new choice takes the place of the old one. */
  const one = (chosen: string | null, set: (value: string | null) => void) => ({
    selected: chosen === null ? [] : [chosen],
    onChange: (values: readonly string[]) => set(values.find((each) => each !== chosen) ?? null),
  });
  const status: FilterMenuProps = {
    label: 'Status',
    options: feedbackStates.map((value) => ({ value, label: stateLabels[value] })),
    selected: view.states,
    onChange: (values) =>
      change({ states: feedbackStates.filter((each) => values.includes(each)) }),
  };
  const rating: FilterMenuProps = {
    label: 'Rating',
    options: ratings.map((value) => ({
      value,
      label: value === '1' ? '1 star' : `${value} stars`,
    })),
    ...one(view.rating, (value) => change({ rating: value })),
  };
  const listing: FilterMenuProps = {
    label: 'Listing',
    options: listingsOf(subjects, view.listing),
    ...one(view.listing, (value) => change({ listing: value })),
  };
  return [
    ...(shelf === 'pending' ? [status] : []),
    ...(about === 'reviews' ? [rating] : []),
    listing,
  ];
}

/** Every listing that is written about, by name; and the chosen one, wherever it is. */
function listingsOf(subjects: View<readonly Subject[]>, chosen: string | null) {
  const options = (subjects.kind === 'ready' ? subjects.value : []).map(({ slug, id, name }) => ({
    value: slug || String(id),
    label: name,
  }));
  const known = chosen === null || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}
