import { type Day, readDay } from '@portal/data/schemas';
import {
  type AccountPlan,
  type AccountRole,
  type AccountSort,
  type AccountState,
  type AccountsQuery,
  accountPlans,
  accountRoles,
  accountSorts,
  accountStates,
  pageOf,
  rowChoices,
  rowsOf,
  searchOf,
  statesOf,
} from '@portal/domain';
import { writeList } from '../../parts/lists/ListPage.tsx';
import { paths } from '../../paths.ts';

/** What the query of the URL selects from the list of accounts. */
export interface AccountsView {
  page: number;
  rows: number;
  search: string;
  states: readonly AccountState[];
  plans: readonly AccountPlan[];
  roles: readonly AccountRole[];
  /** First and last day of joining; null for no limit. */
  from: Day | null;
  to: Day | null;
  /** Only accounts with listings in review. */
  pending: boolean;
  sort: AccountSort;
}

export const defaultView: AccountsView = {
  page: 1,
  rows: rowChoices[0],
  search: '',
  states: [],
  plans: [],
  roles: [],
  from: null,
  to: null,
  pending: false,
  sort: 'newest',
};

const isSort = (value: string): value is AccountSort => Object.hasOwn(accountSorts, value);

/** Reads a query; unknown values fall back to the default. */
export function readView(params: URLSearchParams): AccountsView {
  const some = <T extends string>(name: string, known: readonly T[]): T[] => {
    const words = (params.get(name) ?? '').split(',');
    return known.filter((each) => words.includes(each));
  };
  const sort = params.get('sort') ?? '';
  return {
    page: pageOf(params),
    rows: rowsOf(params),
    search: searchOf(params),
    states: statesOf(params, accountStates),
    plans: some('plan', accountPlans),
    roles: some('role', accountRoles),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    pending: params.get('pending') === 'true',
    sort: isSort(sort) ? sort : defaultView.sort,
  };
}

/** The query of a view, without defaults. */
export const writeView = (view: AccountsView): URLSearchParams =>
  writeList(view, defaultView, {
    plan: view.plans.join(','),
    role: view.roles.join(','),
    from: view.from,
    to: view.to,
    pending: view.pending ? 'true' : null,
    sort: view.sort === defaultView.sort ? null : view.sort,
  });

export function addressOf(view: AccountsView): string {
  const query = writeView(view).toString();
  return paths.accounts + (query && `?${query}`);
}

export const isNarrowed = (view: AccountsView): boolean =>
  view.search.trim() !== '' ||
  view.states.length + view.plans.length + view.roles.length > 0 ||
  view.from !== null ||
  view.to !== null ||
  view.pending;

export function toQuery(view: AccountsView): AccountsQuery {
  const { page, rows, sort, states, plans, roles, from, to, pending } = view;
  return {
    page,
    pageSize: rows,
    sort,
    states,
    plans,
    roles,
    pending,
    search: view.search.trim(),
    ...(from ? { joinedFrom: from } : {}),
    ...(to ? { joinedTo: to } : {}),
  };
}
