import type { Watched } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import { queryLimits, rowChoices } from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader, type PageHeaderProps } from '@portal/ui/components/PageHeader';
import { Pagination } from '@portal/ui/components/Pagination';
import { type ReactNode, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { failureKind } from '../failure.tsx';

export interface ListView {
  page: number;
  rows: number;
  search: string;
  states: readonly string[];
}

/** The query of a view, without defaults; `own` are parameters of this list only. */
export function writeList(
  view: ListView,
  fallback: Pick<ListView, 'rows'>,
  own: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('search', view.search);
  if (view.states.length > 0) params.set('status', view.states.join(','));
  for (const [name, value] of Object.entries(own)) if (value) params.set(name, value);
  if (view.rows !== fallback.rows) params.set('rows', String(view.rows));
  if (view.page !== 1) params.set('page', String(view.page));
  return params;
}

/** The view of a list in the URL, and a function that navigates to another view. */
export function useListView<Place, V extends ListView>(
  place: Place,
  read: (params: URLSearchParams, place: Place) => V,
  write: (view: V, place: Place) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params, place), [read, params, place]);
  const show = (next: V) => {
    setParams(write(next, place), {
      // Typing a search adds no history entries.
      replace: next.search !== view.search,
      preventScrollReset: next.page === view.page,
    });
  };
  return { view, show };
}

export type ListState = 'loading' | 'offline' | 'failed' | 'ready' | 'no-match' | 'empty';

/** What a list shows: rows, or why there are none. `narrowed`: a search or a filter is set. */
export function listStateOf(list: QueryResult<Page<unknown>>, narrowed: boolean): ListState {
  if (list.kind === 'loading') return 'loading';
  if (list.kind === 'failed') return failureKind(list.error);
  if (list.value.rows.length > 0) return 'ready';
  return narrowed ? 'no-match' : 'empty';
}

interface FrameSetup<V> {
  list: Watched<Page<unknown>>;
  view: V;
  show: (view: V) => void;
  narrowed: boolean;
  /** The view without search and filters. */
  cleared: V;
  hrefFor: (page: number) => string;
}

/** State, search and pagination of a list, as props of tables and queues. */
export function listFrame<V extends ListView>(setup: FrameSetup<V>) {
  const { list, view, show, narrowed, cleared, hrefFor } = setup;
  const page = list.kind === 'ready' ? list.value : null;
  return {
    state: listStateOf(list, narrowed),
    busy: list.kind === 'ready' && list.refreshing,
    search: {
      value: view.search,
      onValueChange: (search: string) => show({ ...view, page: 1, search }),
      maxLength: queryLimits.search,
    },
    footer: page ? (
      <Pagination
        {...page.pagination}
        pageSizes={rowChoices}
        hrefFor={hrefFor}
        onPageSizeChange={(rows) => show({ ...view, page: 1, rows })}
      />
    ) : null,
    onClear: () => show(cleared),
    onRetry: list.retry,
  };
}

/** A filter with one choice at a time. Choosing it again removes it. */
export const singleFilter = (
  label: string,
  options: FilterMenuProps['options'],
  chosen: string | null,
  onChange: (value: string | null) => void,
): FilterMenuProps => ({
  label,
  options,
  value: chosen === null ? [] : [chosen],
  onValueChange: (values) => onChange(values.find((value) => value !== chosen) ?? null),
});

/** A filter by status with several choices, in the order of `labels`. */
export const statusFilter = <T extends string>(
  labels: Readonly<Record<T, string>>,
  known: readonly T[],
  selected: readonly T[],
  onChange: (values: T[]) => void,
): FilterMenuProps => ({
  label: m.common_status(),
  options: known.map((value) => ({ value, label: labels[value] })),
  value: selected,
  onValueChange: (values) => onChange(known.filter((each) => values.includes(each))),
});

interface ListPageProps extends Pick<PageHeaderProps, 'title' | 'help' | 'link' | 'actions'> {
  list: Watched<Page<unknown>>;
  hrefFor: (page: number) => string;
  children: ReactNode;
}

/** A page with a list. Redirects to the last page when the URL names one beyond it. */
export function ListPage({ list, hrefFor, children, ...header }: ListPageProps) {
  // The last row of the last page may have been decided or deleted.
  if (list.kind === 'ready' && !list.kept && list.value.rows.length === 0) {
    const { total, pageCount } = list.value.pagination;
    if (total > 0) return <Navigate to={hrefFor(pageCount)} replace />;
  }
  return (
    <Stack space="large">
      <PageHeader {...header} />
      {children}
    </Stack>
  );
}
