import type { Sort } from '@portal/ui/components/Table';
import type { ListingToolbar } from '@portal/ui/patterns/ListingTable';
import {
  isQueue,
  type ListPlace,
  type ListSort,
  type ListView,
  listSorts,
  type StateFilter,
  stateFilters,
} from './listingsQuery.ts';

const stateLabels: Record<StateFilter, string> = {
  pending: 'Pending',
  declined: 'Declined',
  draft: 'Draft',
};
const sortLabels: Record<ListSort, string> = {
  newest: 'Newest change',
  oldest: 'Oldest change',
  name: 'Name',
};
const queueSortLabels: Record<ListSort, string> = { ...sortLabels, oldest: 'Oldest first' };

/** The search, filters and order of a list, wired to its view. */
export function toolbarFor(
  view: ListView,
  place: ListPlace,
  industries: readonly { id: number; name: string }[],
  change: (part: Partial<ListView>) => void,
): ListingToolbar {
  const labels = isQueue(place) ? queueSortLabels : sortLabels;
  const states = {
    label: 'Status',
    options: stateFilters.map((value) => ({ value, label: stateLabels[value] })),
    selected: view.states,
    onChange: (values: readonly string[]) =>
      change({ states: stateFilters.filter((each) => values.includes(each)) }),
  };
  const industry = {
    label: 'Industry',
    options: industries.map(({ id, name }) => ({ value: String(id), label: name })),
    selected: view.industry ? [view.industry] : [],
    // One at a time: a new choice takes the place of the old one.
    onChange: (values: readonly string[]) =>
      change({ industry: values.find((value) => value !== view.industry) ?? null }),
  };
  return {
    search: {
      value: view.search,
      onChange: (search: string) => change({ search }),
      label: place.whose === 'all' ? 'Search name, vendor or email' : 'Search listings',
    },
    filters: place.shelf === 'pending' ? [states, industry] : [industry],
    sort: {
      value: view.sort,
      options: listSorts.map((value) => ({ value, label: labels[value] })),
      onChange: (value: string) =>
        change({ sort: listSorts.find((each) => each === value) ?? view.sort }),
    },
  };
}

/** The sorted column of the table; an order by name has none. The queue tells ages: the oldest is the highest. */
export function shownSort(view: ListView, place: ListPlace): Sort | undefined {
  if (view.sort === 'name') return undefined;
  const queue = isQueue(place);
  return {
    key: queue ? 'waiting' : 'changed',
    direction: (view.sort === 'newest') === queue ? 'ascending' : 'descending',
  };
}

/** The order that a press on a column's head asks for. */
export function sortOf({ direction }: Sort, place: ListPlace): ListSort {
  return (direction === 'ascending') === isQueue(place) ? 'newest' : 'oldest';
}
