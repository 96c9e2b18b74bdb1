import type { Watched } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import {
  type DeclaredList,
  type ListParams,
  type ListView,
  queryLimits,
  rowChoices,
} from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader, type PageHeaderProps } from '@portal/ui/components/PageHeader';
import { Pagination } from '@portal/ui/components/Pagination';
import type { ListSortTool } from '@portal/ui/patterns/ListToolbar';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { restComponent } from '../../shell/lateComponent.tsx';
import { useInPlaceOfRendered } from '../../shell/rendered.ts';
import { failureKind } from '../failure.tsx';

/** The options of a filter or a sort order, by their labels. */
export const choices = (labels: Readonly<Record<string, string>>): FilterMenuProps['options'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export type ListState = 'loading' | 'offline' | 'failed' | 'ready' | 'no-match' | 'empty';

/** What a list shows: rows, or why there are none. `narrowed`: a search or a filter is set. */
export function listStateOf(list: QueryResult<Page<unknown>>, narrowed: boolean): ListState {
  if (list.kind === 'loading') return 'loading';
  if (list.kind === 'failed') return failureKind(list.error);
  if (list.value.rows.length > 0) return 'ready';
  return narrowed ? 'no-match' : 'empty';
}

/** A declared list in the URL: its view, the request, the tools of its toolbar, and what the page and the table around its rows show. */
export function useList<P extends ListParams, S extends string>(list: DeclaredList<P, S>) {
  type View = ListView<P, S>;
  const [params, setParams] = useSearchParams();
  const view = list.read(params);
  const searchOf = (each: View) => String(each.search ?? '');
  const show = (next: View) =>
    setParams(list.write(next), {
      // Typing a search adds no history entries.
      replace: searchOf(next) !== searchOf(view),
      preventScrollReset: next.page === view.page,
    });
  const change = (part: Partial<View>) => show({ ...view, page: 1, ...part });
  const set = (name: keyof P, text: string) =>
    change({ [name]: list.params[name]?.(text) } as Partial<View>);

  const search = {
    value: searchOf(view),
    onValueChange: (text: string) => set('search', text),
    maxLength: queryLimits.search,
  };
  const clear = () => show(list.cleared(view));

  /** The filter of a parameter. One with a single value is removed by choosing it again. */
  function filter(
    name: keyof P & string,
    label: string,
    options: FilterMenuProps['options'],
  ): FilterMenuProps {
    const value: unknown = view[name];
    if (Array.isArray(value))
      return { label, options, value, onValueChange: (values) => set(name, values.join(',')) };
    const chosen = value ? String(value) : undefined;
    return {
      label,
      options,
      value: chosen === undefined ? [] : [chosen],
      onValueChange: (values) => set(name, values.find((each) => each !== chosen) ?? ''),
    };
  }

  return {
    view,
    query: list.request(view),
    change,
    filter,
    search,
    clear,
    sort: (labels: Readonly<Record<S, string>>): ListSortTool => ({
      value: view.sort,
      options: list.sorts.map((value) => ({ value, label: labels[value] })),
      onValueChange: (value) =>
        change({
          sort: list.sorts.find((each) => each === value) ?? view.sort,
          thenBy: null,
        } as Partial<View>),
    }),
    /** Props of the `ListPage`, and those of its table or queue: state, search and pagination. */
    around(rows: Watched<Page<unknown>>) {
      const hrefFor = (page: number) => list.addressOf({ ...view, page });
      const page = rows.kind === 'ready' ? rows.value : null;
      return {
        page: { list: rows, hrefFor, narrowed: list.isNarrowed(view) },
        frame: {
          state: listStateOf(rows, list.isNarrowed(view)),
          busy: rows.kind === 'ready' && rows.refreshing,
          search,
          footer: page ? (
            <Pagination
              {...page.pagination}
              pageSizes={rowChoices}
              // The first page has a query as well: without one, the default view would open.
              hrefFor={(page) => hrefFor(page).replace(/^[^?]*$/, '$&?page=1')}
              onPageSizeChange={(rows) => show({ ...view, page: 1, rows })}
            />
          ) : null,
          onClear: clear,
          onRetry: rows.retry,
        },
      };
    },
  };
}

/** What `useList` returns for a list. */
export type ListTools<L> =
  L extends DeclaredList<infer P, infer S> ? ReturnType<typeof useList<P, S>> : never;

const views = (
  <Button iconAfter={ChevronDown} disabled>
    {m.saved_views()}
  </Button>
);

/** Its code waits until the page is on screen. */
const ListTools = restComponent(async () => (await import('./ListTools.tsx')).ListTools, {
  loading: (
    <>
      {views}
      <Button disabled>{m.common_export()}</Button>
    </>
  ),
});

const ListViews = restComponent(async () => (await import('./ListTools.tsx')).ListViews, {
  loading: views,
});

interface ListPageProps
  extends Pick<PageHeaderProps, 'title' | 'help' | 'link' | 'actions' | 'menu'> {
  list: Watched<Page<unknown>>;
  hrefFor: (page: number) => string;
  /** Whether a search or a filter is set. */
  narrowed: boolean;
  /** Whether its views can be saved, and whether it can be exported as well. Default: neither. */
  tools?: 'views' | 'views and export';
  children: ReactNode;
}

/** A page with a list. Redirects to the last page when the URL names one beyond it. */
export function ListPage(props: ListPageProps) {
  const { list, hrefFor, narrowed, tools, children, ...header } = props;
  useInPlaceOfRendered();
  const { total = 0, pageCount = 1 } = list.kind === 'ready' ? list.value.pagination : {};
  // The last row of the last page may have been decided or deleted.
  const isBeyond = list.kind === 'ready' && !list.kept && list.value.rows.length === 0 && total > 0;
  const wasBeyond = useRef(false);
  useEffect(() => {
    // The focused row was removed with its page.
    if (wasBeyond.current && !isBeyond && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    wasBeyond.current = isBeyond;
  }, [isBeyond]);
  if (isBeyond) return <Navigate to={hrefFor(pageCount)} replace />;
  return (
    <Stack space="large">
      <PageHeader
        {...header}
        actions={
          tools ? (
            <>
              {tools === 'views' ? (
                <ListViews list={list} hrefFor={hrefFor} />
              ) : (
                <ListTools title={header.title} list={list} hrefFor={hrefFor} narrowed={narrowed} />
              )}
              {header.actions}
            </>
          ) : (
            header.actions
          )
        }
      />
      {children}
    </Stack>
  );
}
