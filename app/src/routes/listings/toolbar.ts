import { queryLimits } from '@portal/data/schemas';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import type { Sort } from '@portal/ui/components/Table';
import type { ListingToolbar } from '@portal/ui/patterns/ListingTable';
import {
  type ChangeFilter,
  changeFilters,
  isQueue,
  type ListPlace,
  type ListSort,
  type ListView,
  listSorts,
  type StateFilter,
  stateFilters,
  type TermFilter,
  termFilters,
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
const queueSortLabels: Record<ListSort, string> = { ...sortLabels, oldest: 'Longest waiting' };

const termLabels: Record<TermFilter, string> = {
  industry: 'Industry',
  subcategory: 'Subcategory',
  category: 'Category',
  location: 'Location',
};
const changeLabels: Record<ListPlace['shelf'], Record<ChangeFilter, string>> = {
  active: { yes: 'Changes waiting', no: 'No changes waiting' },
  pending: { yes: 'Changes to a live listing', no: 'Not live yet' },
};

/** What can be chosen in each filter by term. */
export type TermOptions = Record<TermFilter, FilterMenuProps['options']>;

/** A filter of which one is chosen at a time: a new choice takes the place of the old one. */
function choice(
  label: string,
  options: FilterMenuProps['options'],
  chosen: string | null,
  onChange: (value: string | null) => void,
): FilterMenuProps {
  return {
    label,
    options,
    selected: chosen === null ? [] : [chosen],
    onChange: (values) => onChange(values.find((value) => value !== chosen) ?? null),
  };
}

/** The search, filters and order of a list, wired to its view. */
export function toolbarFor(
  view: ListView,
  place: ListPlace,
  options: TermOptions,
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
  const terms = termFilters[place.collection].map((name) =>
    choice(termLabels[name], options[name], view.terms[name] ?? null, (id) => {
      const { [name]: _, ...others } = view.terms;
      change({ terms: id === null ? others : { ...others, [name]: id } });
    }),
  );
  const changes = choice(
    'Changes',
    changeFilters.map((value) => ({ value, label: changeLabels[place.shelf][value] })),
    view.changes,
    (value) => change({ changes: changeFilters.find((each) => each === value) ?? null }),
  );
  return {
    search: {
      value: view.search,
      onChange: (search: string) => change({ search }),
      maxLength: queryLimits.search,
      label: place.whose === 'all' ? 'Search name, vendor or email' : 'Search listings',
    },
    filters: [...(place.shelf === 'pending' ? [states] : []), ...terms, changes],
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
