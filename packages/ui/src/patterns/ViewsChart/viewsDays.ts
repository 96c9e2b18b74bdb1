import type { ChartPoint } from '../../components/Chart/Chart.tsx';

/** The three standard ranges of days; the first two end today. */
export const viewsWindows = ['last30', 'last7', 'before7'] as const;
export type ViewsWindow = (typeof viewsWindows)[number];

/** A standard range, or the days that were picked. */
export type ViewsChoice = ViewsWindow | 'range';

export interface ViewsDays {
  /** Oldest first, with 0 for a day without views; `before` is the matching day of the previous range. */
  days: readonly ChartPoint[];
  /** Formatted: 'November 7th 2026 to November 13th 2026'. */
  range: string;
}

/** The picked days: loading, failed or ready. */
export type Picked = ViewsDays | 'loading' | { onRetry: () => void };

export type ViewsState =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'ready';
      windows: Record<ViewsWindow, ViewsDays>;
      picked?: Picked | undefined;
    };

/** Texts of each range: `before` and `on` name the previous range. */
export const windowWords = {
  last30: {
    title: 'Last 30 days',
    short: '30 days',
    before: 'Previous 30 days',
    on: 'vs previous 30 days',
  },
  last7: {
    title: 'Last 7 days',
    short: '7 days',
    before: 'Previous 7 days',
    on: 'vs previous 7 days',
  },
  before7: { title: 'Previous 7 days', short: 'Previous 7', before: 'Previous 7 days', on: null },
} satisfies Record<ViewsWindow, object>;

export const daysWords = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Name of the previous range. */
export const beforeWords = (choice: ViewsChoice, count: number): string =>
  choice === 'range' ? `Previous ${daysWords(count)}` : windowWords[choice].before;
