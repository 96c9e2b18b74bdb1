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
  sortField,
  sortsDown,
  type TermFilter,
  termFilters,
  writeCondition,
} from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { nextSort, type Sort } from '@portal/ui/components/Table';
import type { ListFilter, ListSortTool } from '@portal/ui/patterns/ListToolbar';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { choices, type ListTools } from '../../parts/lists/ListPage.tsx';

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
  'name-desc': m.listings_sort_name_desc(),
  created: m.listings_sort_created(),
  'created-asc': m.listings_sort_created_asc(),
  status: m.listings_sort_status(),
  'status-desc': m.listings_sort_status_desc(),
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

/** Filters by the terms of a list. Their options load when the button is approached, or when the URL has a term to name. */
type TermFilters = Record<TermFilter, Omit<FilterMenuProps, 'label'>>;

export function filtersFor(
  { collection, scope, whose }: ListPlace,
  terms: TermFilters,
  changed: ListFilter,
  missing: FilterMenuProps,
  filter: ListTools<ListingsList>['filter'],
): ListFilter[] {
  return [
    ...(scope === 'pending' ? [filter('status', m.common_status(), choices(stateLabels))] : []),
    ...(isQueue({ collection, scope, whose })
      ? [filter('assigned', m.listings_filter_assigned(), choices(assignedLabels))]
      : []),
    ...termFilters[collection].map((name) => ({ ...terms[name], label: termLabels[name] })),
    changed,
    missing,
    filter('changes', m.listings_filter_changes(), choices(changeLabels[scope])),
    ...(scope === 'active'
      ? [filter('links', m.listings_filter_links(), choices(linkLabels))]
      : []),
  ];
}

export const sortLabelsOf = (place: ListPlace) => (isQueue(place) ? queueSortLabels : sortLabels);

/** Columns by the fields that orders sort by. */
const sortedColumns: Readonly<Record<string, string>> = {
  updatedAt: 'changed',
  createdAt: 'created',
  name: 'listing',
  status: 'status',
};

/** The column of an order. The queue shows waiting times, whose direction is reversed. */
function headOf(sort: ListSort, place: ListPlace): Sort {
  const field = sortField(sort);
  const waits = isQueue(place) && field === 'updatedAt';
  return {
    key: waits ? 'waiting' : (sortedColumns[field] ?? field),
    direction: sortsDown(sort) === waits ? 'ascending' : 'descending',
  };
}

/** The sorted columns, and the orders after a press on a head: alone, or `added` to the first one. */
export function sortByHeads({ sort, thenBy }: ListingsView, place: ListPlace, list: ListingsList) {
  const isSame = (a: Sort, b: Sort) => a.key === b.key && a.direction === b.direction;
  const orderOf = (head: Sort) => list.sorts.find((each) => isSame(headOf(each, place), head));
  const first = headOf(sort, place);
  const second = thenBy ? headOf(thenBy, place) : undefined;
  return {
    sort: first,
    sortThen: second,
    ordersAfter(head: Sort, added: boolean): Partial<ListingsView> {
      if (!added || head.key === first.key)
        return { sort: orderOf(head) ?? sort, thenBy: added ? thenBy : null };
      return {
        thenBy: orderOf(second?.key === head.key ? nextSort(second, head.key) : head) ?? null,
      };
    },
  };
}

/** The tool of a list that can be sorted by two fields: its last option opens the dialog. */
export const sortTool = (
  tool: ListSortTool,
  { thenBy }: ListingsView,
  labels: Readonly<Record<ListSort, string>>,
  onMore: () => void,
): ListSortTool => ({
  value: tool.value,
  options: [
    ...tool.options.map((order) =>
      thenBy && order.value === tool.value
        ? { ...order, label: m.listings_sort_then({ first: order.label, second: labels[thenBy] }) }
        : order,
    ),
    { value: more, label: m.listings_sort_more() },
  ],
  onValueChange: (value) => (value === more ? onMore() : tool.onValueChange(value)),
});

const more = 'more';

interface Named {
  id: number;
  name: string;
  synonyms?: readonly string[] | undefined;
  category?: { name: string } | undefined;
}

export const none: FilterMenuProps['options'] = [];

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
  return {
    options,
    ...conditionOf(condition, change),
    loading: terms.kind === 'loading',
    onApproach: () => setNear(true),
  };
}

/** What a filter shows of a condition, and how it changes it. */
function conditionOf(condition: string | null, change: (condition: string | null) => void) {
  const { values, excludes } = condition
    ? readCondition(condition)
    : { values: [], excludes: false };
  return {
    value: values,
    excludes,
    onValueChange: (values: readonly string[], excludes: boolean) =>
      change(writeCondition({ values, excludes }) || null),
  } satisfies Partial<FilterMenuProps>;
}

/** The filter by fields without a value; `options` is empty while they load. */
export const missingFilter = (
  { missing }: ListingsView,
  options: FilterMenuProps['options'],
  change: (part: Partial<ListingsView>) => void,
): FilterMenuProps => ({
  label: m.listings_filter_missing(),
  options,
  loading: options.length === 0,
  ...conditionOf(missing, (missing) => change({ missing })),
});
