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
import { m } from '../../i18n/messages.js';
import { singleFilter, statusFilter } from '../../parts/lists/ListPage.tsx';

const stateLabels: Record<PendingState, string> = {
  pending: m.listings_state_pending(),
  changes: m.listings_changes_requested(),
  declined: m.listings_state_declined(),
  draft: m.listings_state_draft(),
};
const sortLabels: Record<ListSort, string> = {
  newest: m.listings_sort_newest(),
  oldest: m.listings_sort_oldest(),
  name: m.listings_sort_name(),
};
const queueSortLabels: Record<ListSort, string> = {
  ...sortLabels,
  oldest: m.listings_sort_longest(),
};

const termLabels: Record<TermFilter, string> = {
  industry: m.listings_industry(),
  subcategory: m.listings_subcategory(),
  category: m.listings_category(),
  location: m.listings_location(),
};
const changeLabels: Record<ListPlace['scope'], Record<ChangeFilter, string>> = {
  active: { yes: m.listings_changes_in_review(), no: m.listings_no_changes_in_review() },
  pending: { yes: m.listings_changes_to_live(), no: m.listings_not_live_yet() },
};

const linkLabels: Record<LinkFilter, string> = {
  broken: m.listings_broken_link(),
  hidden: m.listings_hidden_broken_link(),
};

const assignedLabels: Record<AssignedFilter, string> = {
  me: m.listings_assigned_to_me(),
  none: m.listings_unassigned(),
};

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
    m.listings_filter_changes(),
    changeFilters.map((value) => ({ value, label: changeLabels[scope][value] })),
    view.changes,
    (value) => change({ changes: changeFilters.find((each) => each === value) ?? null }),
  );
  const links = singleFilter(
    m.listings_filter_links(),
    linkFilters.map((value) => ({ value, label: linkLabels[value] })),
    view.links,
    (value) => change({ links: linkFilters.find((each) => each === value) ?? null }),
  );
  const assigned = singleFilter(
    m.listings_filter_assigned(),
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
