import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { QueryResult } from '@portal/data/stores';
import {
  type AssignedFilter,
  type ChangeFilter,
  isQueue,
  type LinkFilter,
  type ListingsList,
  type ListingsView,
  type ListPlace,
  type ListSort,
  noTerm,
  type PendingState,
  readCondition,
  type TermFilter,
  termFilters,
  writeCondition,
} from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import type { Sort } from '@portal/ui/components/Table';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { choices, type ListTools } from '../../parts/lists/ListPage.tsx';

const stateLabels: Record<PendingState, string> = {
  pending: m.listings_state_pending(),
  changes: m.listings_changes_requested(),
  declined: m.listings_state_declined(),
  draft: m.listings_state_draft(),
};
export const sortLabels: Record<ListSort, string> = {
  newest: m.listings_sort_newest(),
  oldest: m.listings_sort_oldest(),
  name: m.listings_sort_name(),
};
export const queueSortLabels: Record<ListSort, string> = {
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

/** Filters by the terms of a list. Their options load when the button is approached, or when the URL has a term to name. */
type TermFilters = Record<TermFilter, Omit<FilterMenuProps, 'label'>>;

export function filtersFor(
  { collection, scope, whose }: ListPlace,
  terms: TermFilters,
  changed: FilterMenuProps,
  filter: ListTools<ListingsList>['filter'],
): FilterMenuProps[] {
  return [
    ...(scope === 'pending' ? [filter('status', m.common_status(), choices(stateLabels))] : []),
    ...(isQueue({ collection, scope, whose })
      ? [filter('assigned', m.listings_filter_assigned(), choices(assignedLabels))]
      : []),
    ...termFilters[collection].map((name) => ({ ...terms[name], label: termLabels[name] })),
    changed,
    filter('changes', m.listings_filter_changes(), choices(changeLabels[scope])),
    ...(scope === 'active'
      ? [filter('links', m.listings_filter_links(), choices(linkLabels))]
      : []),
  ];
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
  synonyms?: readonly string[] | undefined;
  category?: { name: string } | undefined;
}

const none: FilterMenuProps['options'] = [];

const optionOf = ({ id, name, synonyms, category }: Named) => ({
  value: String(id),
  label: name,
  keywords: synonyms,
  detail: category?.name,
});

/** Without the subcategories of a category. */
const withoutParts = ({ id, name, synonyms }: Named) => optionOf({ id, name, synonyms });

/** The filters by each kind of term; `change` gets the new condition. */
export const useTermFilters = (
  view: ListingsView,
  change: (part: Partial<ListingsView>) => void,
): TermFilters => ({
  industry: useTermFilter(view.industry, (industry) => change({ industry }), useIndustries),
  subcategory: useTermFilter(
    view.subcategory,
    (subcategory) => change({ subcategory }),
    useSubcategories,
  ),
  category: useTermFilter(
    view.category,
    (category) => change({ category }),
    useCategories,
    withoutParts,
  ),
  location: useTermFilter(view.location, (location) => change({ location }), useLocations),
});

function useTermFilter<T extends Named>(
  condition: string | null,
  change: (condition: string | null) => void,
  useTerms: (wanted: boolean) => QueryResult<readonly T[]>,
  toOption: (term: T) => FilterMenuProps['options'][number] = optionOf,
): TermFilters[TermFilter] {
  const [near, setNear] = useState(false);
  const terms = useTerms(near || condition !== null);
  const rows = terms.kind === 'ready' ? terms.value : null;
  const options = useMemo(
    () =>
      rows ? [...rows.map(toOption), { value: noTerm, label: m.listings_filter_none() }] : none,
    [rows, toOption],
  );
  const { values, excludes } = condition
    ? readCondition(condition)
    : { values: [], excludes: false };
  return {
    options,
    value: values,
    excludes,
    onValueChange: (values, excludes) => change(writeCondition({ values, excludes }) || null),
    loading: terms.kind === 'loading',
    onApproach: () => setNear(true),
  };
}
