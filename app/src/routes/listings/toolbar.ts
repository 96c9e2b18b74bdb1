import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { QueryResult } from '@portal/data/stores';
import {
  type AssignedFilter,
  assignedFilters,
  type ChangeFilter,
  changeFilters,
  isQueue,
  type LinkFilter,
  type ListingsView,
  type ListPlace,
  type ListSort,
  linkFilters,
  listSorts,
  type PendingState,
  pendingStates,
  type TermFilter,
  termFilters,
} from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import type { Sort } from '@portal/ui/components/Table';
import type { ListingToolbar } from '@portal/ui/patterns/ListingTable';
import { useMemo, useState } from 'react';
import { singleFilter, statusFilter } from '../ListPage.tsx';

const stateLabels: Record<PendingState, string> = {
  pending: 'Pending',
  changes: 'Changes requested',
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

const linkLabels: Record<LinkFilter, string> = {
  broken: 'Broken link',
  hidden: 'Hidden: broken link',
};

const assignedLabels: Record<AssignedFilter, string> = { me: 'Assigned to me', none: 'Unassigned' };

/** The options of a filter by term. They load when its button is approached, or when the URL has a term to name. */
type LateOptions = Pick<FilterMenuProps, 'options' | 'loading' | 'onApproach'>;

export type TermOptions = Record<TermFilter, LateOptions>;

export function filtersFor(
  view: ListingsView,
  place: ListPlace,
  terms: TermOptions,
  change: (part: Partial<ListingsView>) => void,
): FilterMenuProps[] {
  const { collection, scope } = place;
  const states = statusFilter(stateLabels, pendingStates, view.states, (values) =>
    change({ states: values }),
  );
  const byTerm = termFilters[collection].map((name) => {
    const { options, ...late } = terms[name];
    const choose = (id: string | null) => {
      const { [name]: _, ...others } = view.terms;
      change({ terms: id === null ? others : { ...others, [name]: id } });
    };
    return {
      ...singleFilter(termLabels[name], options, view.terms[name] ?? null, choose),
      ...late,
    };
  });
  const changes = singleFilter(
    'Changes',
    changeFilters.map((value) => ({ value, label: changeLabels[scope][value] })),
    view.changes,
    (value) => change({ changes: changeFilters.find((each) => each === value) ?? null }),
  );
  const links = singleFilter(
    'Links',
    linkFilters.map((value) => ({ value, label: linkLabels[value] })),
    view.links,
    (value) => change({ links: linkFilters.find((each) => each === value) ?? null }),
  );
  const assigned = singleFilter(
    'Assigned',
    assignedFilters.map((value) => ({ value, label: assignedLabels[value] })),
    view.assigned,
    (value) => change({ assigned: assignedFilters.find((each) => each === value) ?? null }),
  );
  return [
    ...(scope === 'pending' ? [states] : []),
    ...(isQueue(place) ? [assigned] : []),
    ...byTerm,
    changes,
    ...(scope === 'active' ? [links] : []),
  ];
}

export function sortMenu(
  view: ListingsView,
  place: ListPlace,
  change: (part: Partial<ListingsView>) => void,
): ListingToolbar['sort'] {
  const labels = isQueue(place) ? queueSortLabels : sortLabels;
  return {
    value: view.sort,
    options: listSorts.map((value) => ({ value, label: labels[value] })),
    onValueChange: (value) =>
      change({ sort: listSorts.find((each) => each === value) ?? view.sort }),
  };
}

/** The sorted column; undefined when sorted by name. The queue shows waiting times, so its direction is reversed. */
export function shownSort(view: ListingsView, place: ListPlace): Sort | undefined {
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

const none: FilterMenuProps['options'] = [];

const optionOf = ({ id, name, category }: Named) => ({
  value: String(id),
  label: name,
  ...(category ? { detail: category.name } : {}),
});

/** Without the subcategories of a category. */
const withoutParts = ({ id, name }: Named) => optionOf({ id, name });

/** The options of each filter by term. */
export const useTermOptions = ({ terms }: ListingsView): TermOptions => ({
  industry: useLateOptions(terms.industry, useIndustries),
  subcategory: useLateOptions(terms.subcategory, useSubcategories),
  category: useLateOptions(terms.category, useCategories, withoutParts),
  location: useLateOptions(terms.location, useLocations),
});

function useLateOptions<T extends Named>(
  chosen: string | undefined,
  useTerms: (wanted: boolean) => QueryResult<readonly T[]>,
  toOption: (term: T) => FilterMenuProps['options'][number] = optionOf,
): LateOptions {
  const [near, setNear] = useState(false);
  const terms = useTerms(near || chosen !== undefined);
  const rows = terms.kind === 'ready' ? terms.value : null;
  const options = useMemo(() => rows?.map(toOption) ?? none, [rows, toOption]);
  return { options, loading: terms.kind === 'loading', onApproach: () => setNear(true) };
}
