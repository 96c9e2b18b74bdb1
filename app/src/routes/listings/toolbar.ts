import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { QueryResult } from '@portal/data/stores';
import type { Collection } from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import type { Sort } from '@portal/ui/components/Table';
import type { ListingToolbar } from '@portal/ui/patterns/ListingTable';
import { useMemo } from 'react';
import { singleFilter, statusFilter } from '../ListPage.tsx';
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
const changeLabels: Record<ListPlace['scope'], Record<ChangeFilter, string>> = {
  active: { yes: 'Changes in review', no: 'No changes in review' },
  pending: { yes: 'Changes to a live listing', no: 'Not live yet' },
};

export type TermOptions = Record<TermFilter, FilterMenuProps['options']>;

export function filtersFor(
  view: ListView,
  { collection, scope }: ListPlace,
  options: TermOptions,
  change: (part: Partial<ListView>) => void,
): FilterMenuProps[] {
  const states = statusFilter(stateLabels, stateFilters, view.states, (values) =>
    change({ states: values }),
  );
  const terms = termFilters[collection].map((name) =>
    singleFilter(termLabels[name], options[name], view.terms[name] ?? null, (id) => {
      const { [name]: _, ...others } = view.terms;
      change({ terms: id === null ? others : { ...others, [name]: id } });
    }),
  );
  const changes = singleFilter(
    'Changes',
    changeFilters.map((value) => ({ value, label: changeLabels[scope][value] })),
    view.changes,
    (value) => change({ changes: changeFilters.find((each) => each === value) ?? null }),
  );
  return [...(scope === 'pending' ? [states] : []), ...terms, changes];
}

export function sortMenu(
  view: ListView,
  place: ListPlace,
  change: (part: Partial<ListView>) => void,
): ListingToolbar['sort'] {
  const labels = isQueue(place) ? queueSortLabels : sortLabels;
  return {
    value: view.sort,
    options: listSorts.map((value) => ({ value, label: labels[value] })),
    onChange: (value) => change({ sort: listSorts.find((each) => each === value) ?? view.sort }),
  };
}

/** The sorted column; undefined when sorted by name. The queue shows waiting times, so its direction is reversed. */
export function shownSort(view: ListView, place: ListPlace): Sort | undefined {
  if (view.sort === 'name') return undefined;
  const queue = isQueue(place);
  return {
    key: queue ? 'waiting' : 'changed',
    direction: (view.sort === 'newest') === queue ? 'ascending' : 'descending',
  };
}

/** The sort order after a click on a column header. */
export function sortOf({ direction }: Sort, place: ListPlace): ListSort {
  return (direction === 'ascending') === isQueue(place) ? 'newest' : 'oldest';
}

interface Named {
  id: number;
  name: string;
  category?: { name: string };
}

const none: readonly Named[] = [];
const known = (view: QueryResult<readonly Named[]>) => (view.kind === 'ready' ? view.value : none);

const optionOf = ({ id, name, category }: Named) => ({
  value: String(id),
  label: name,
  ...(category ? { detail: category.name } : {}),
});

function useAppTerms(): TermOptions {
  const industries = known(useIndustries());
  const subcategories = known(useSubcategories());
  return useMemo(
    () => ({
      industry: industries.map(optionOf),
      subcategory: subcategories.map(optionOf),
      category: [],
      location: [],
    }),
    [industries, subcategories],
  );
}

function useServiceTerms(): TermOptions {
  const industries = known(useIndustries());
  const categories = known(useCategories());
  const locations = known(useLocations());
  return useMemo(
    () => ({
      industry: industries.map(optionOf),
      // Without the subcategories.
      category: categories.map(({ id, name }) => optionOf({ id, name })),
      location: locations.map(optionOf),
      subcategory: [],
    }),
    [industries, categories, locations],
  );
}

export const termOptionsHook: Record<Collection, () => TermOptions> = {
  apps: useAppTerms,
  services: useServiceTerms,
};
