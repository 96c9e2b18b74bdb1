import type { ReceivedQuery } from '@portal/data/client';
import { type Day, readDay } from '@portal/data/schemas';
import { pageOf, type ReceivedSort, receivedSorts, rowChoices, rowsOf } from '@portal/domain';
import { ratings } from '../../parts/decisions/feedbackQuery.ts';
import { type ListView, writeList } from '../../parts/lists/ListPage.tsx';
import { paths } from '../../paths.ts';

/** What the query of the URL selects from the reviews of one's own listings. */
export interface ReceivedView extends ListView {
  /** URL with the number, such as `/apps/12`. */
  listing: string | null;
  ratings: readonly string[];
  /** First and last day, both included. */
  days: { from: Day; to: Day } | null;
  unanswered: boolean;
  sort: ReceivedSort;
}

export const defaultView: ReceivedView = {
  page: 1,
  rows: rowChoices[0],
  search: '',
  states: [],
  listing: null,
  ratings: [],
  days: null,
  unanswered: false,
  sort: receivedSorts[0],
};

/** Reads a query; unknown values fall back to the default. */
export function readView(params: URLSearchParams): ReceivedView {
  const listing = params.get('listing') ?? '';
  const stars = params.get('rating')?.split(',') ?? [];
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  return {
    ...defaultView,
    page: pageOf(params),
    rows: rowsOf(params),
    listing: /^\/(apps|services)\/\d{1,9}$/.test(listing) ? listing : null,
    ratings: ratings.filter((each) => stars.includes(each)),
    days: from && to && from <= to ? { from, to } : null,
    unanswered: params.get('unanswered') === 'true',
    sort: receivedSorts.find((each) => each === params.get('sort')) ?? defaultView.sort,
  };
}

/** The query of a view, without defaults. */
export const writeView = (view: ReceivedView): URLSearchParams => {
  const { listing, days, unanswered, sort } = view;
  const { from = null, to = null } = days ?? {};
  return writeList(view, defaultView, {
    listing,
    rating: view.ratings.join(','),
    from,
    to,
    unanswered: unanswered ? 'true' : null,
    sort: sort === defaultView.sort ? null : sort,
  });
};

export function addressOf(view: ReceivedView): string {
  const query = writeView(view).toString();
  return paths.receivedReviews + (query && `?${query}`);
}

export const isNarrowed = ({ listing, ratings: stars, days, unanswered }: ReceivedView): boolean =>
  listing !== null || stars.length > 0 || days !== null || unanswered;

export const toQuery = ({ page, rows, sort, ...view }: ReceivedView): ReceivedQuery => ({
  page,
  pageSize: rows,
  sort,
  ...(view.listing ? { listing: view.listing } : {}),
  ...(view.ratings.length > 0 ? { ratings: view.ratings } : {}),
  ...view.days,
  ...(view.unanswered ? { unanswered: true } : {}),
});
