import { queryLimits } from './listQuery.ts';

/** Rows per page of a list; the first is the default. */
export const rowChoices = [10, 25, 50, 100] as const;

type Value = string | boolean | null | readonly string[];

/** The parameters of a list in its URL, each read from its text. Unknown texts are '', null, false or []: no filter. */
export type ListParams = Readonly<Record<string, (text: string) => Value>>;

/** What the query of the URL selects from a list. */
export type ListView<P extends ListParams, S extends string> = {
  page: number;
  rows: number;
  sort: S;
  /** The order of rows that `sort` leaves equal. */
  thenBy: S | null;
} & { readonly [N in keyof P]: ReturnType<P[N]> };

/** What is asked from the server: the page, and the parameters that are set. */
export type ListRequest<P extends ListParams, S extends string> = {
  page: number;
  pageSize: number;
} & ([S] extends [never] ? unknown : { sort: S; thenBy?: S }) & {
    readonly [N in keyof P]?: Exclude<ReturnType<P[N]>, null>;
  };

interface ListSetup<P extends ListParams, S extends string> {
  /** The path of its page. Default: none, so that `addressOf` returns the query alone. */
  path?: string;
  /** In their order within the URL. */
  params: P;
  /** The orders; the first is the default. Default: none. */
  sorts?: readonly S[];
  /** Whether an order can follow another, which it does not if that leaves no rows equal. Default: none can. */
  follows?: (sort: S, thenBy: S) => boolean;
}

export type DeclaredList<P extends ListParams, S extends string> = ReturnType<
  typeof declareList<P, S>
>;

const textOf = (value: unknown): string =>
  value === undefined || value === null || value === false ? '' : String(value);

/** The search, cut to the length that the server accepts. */
export const searchText = (text: string): string =>
  text.replaceAll('\0', '').slice(0, queryLimits.search);

export const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T | null =>
    known.find((each) => each === text) ?? null;

export const anyOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): readonly T[] => {
    const words = text.split(',');
    return known.filter((each) => words.includes(each));
  };

export const textThat =
  (isKnown: (text: string) => boolean) =>
  (text: string): string | null =>
    isKnown(text) ? text : null;

/** A number that names a record. */
export const idText = textThat((text) => /^\d{1,9}$/.test(text));

/** Whether the first of two days, or of two numbers of days before today, is after the last. */
const isReversed = (from: Value | undefined, to: Value | undefined): boolean => {
  const [first, last] = [String(from ?? ''), String(to ?? '')];
  if (first.endsWith('d') && last.endsWith('d'))
    return Number.parseInt(first, 10) < Number.parseInt(last, 10);
  return !`${first}${last}`.includes('d') && last !== '' && first > last;
};

export const flag = (text: string): boolean => text === 'true';

/** A list by the parameters of its page: its URL, the view in it and the request to the server derive from them. */
export function declareList<P extends ListParams, S extends string = never>(
  setup: ListSetup<P, S>,
) {
  type View = ListView<P, S>;
  const { path = '', params, sorts = [], follows = () => false } = setup;
  const names = Object.keys(params);

  const sortIn = (query: URLSearchParams, name: string) =>
    sorts.find((each) => each === query.get(name));

  const read = (query: URLSearchParams): View => {
    const page = Number(query.get('page'));
    const rows = Number(query.get('rows'));
    const own: Record<string, Value> = {};
    for (const name of names) own[name] = params[name]?.(query.get(name) ?? '') ?? null;
    const { from, to } = own;
    // The first and the last day; those in the wrong order are no filter.
    if (isReversed(from, to)) Object.assign(own, { from: null, to: null });
    const sort = sortIn(query, 'sort') ?? sorts[0];
    const thenBy = sortIn(query, 'thenBy');
    return {
      ...own,
      page: Number.isInteger(page) && page > 0 ? Math.min(page, queryLimits.page) : 1,
      rows: rowChoices.find((each) => each === rows) ?? rowChoices[0],
      sort,
      thenBy: sort && thenBy && follows(sort, thenBy) ? thenBy : null,
    } as View;
  };

  const initial = read(new URLSearchParams());

  /** The query of a view, without defaults. */
  function write(view: Partial<View>): URLSearchParams {
    const query = new URLSearchParams();
    for (const name of [...names, 'sort', 'thenBy', 'rows', 'page']) {
      const text = textOf(view[name] ?? initial[name]);
      if (text !== textOf(initial[name])) query.set(name, text);
    }
    return query;
  }

  const chosen = (view: View) =>
    names
      .map((name) => {
        const value: unknown = view[name];
        return [name, typeof value === 'string' ? value.trim() : value] as const;
      })
      .filter(([, value]) => textOf(value) !== '');

  return {
    params,
    sorts,
    follows,
    /** Whether an order can follow another. */
    nested: setup.follows !== undefined,
    read,
    /** The view of an empty query. */
    initial,
    write,
    addressOf(view: Partial<View>): string {
      const query = write(view).toString();
      return path + (query && `?${query}`);
    },
    /** Whether a search or a filter is set. */
    isNarrowed: (view: View): boolean => chosen(view).length > 0,
    /** The view without search and filters. */
    cleared: ({ rows, sort, thenBy }: View): View => ({ ...initial, rows, sort, thenBy }),
    request: ({ page, rows, sort, thenBy, ...view }: View) =>
      ({
        page,
        pageSize: rows,
        ...(sorts.length > 0 ? { sort } : {}),
        ...(thenBy ? { thenBy } : {}),
        ...Object.fromEntries(chosen(view as View)),
      }) as ListRequest<P, S>,
  };
}

/** The view of the last page in place of one after it, such as once all rows of that are deleted; null for other pages. */
export function lastPageOf<V extends { page: number; rows: number }>(
  view: V,
  total: number,
): V | null {
  const last = Math.max(1, Math.ceil(total / view.rows));
  return view.page > last ? { ...view, page: last } : null;
}
