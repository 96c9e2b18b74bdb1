import type { ChartPoint } from '../../components/Chart/Chart.tsx';

/** The three windows that views are read in. All are whole days; the first two end today. */
export const viewsWindows = ['last30', 'last7', 'before7'] as const;
export type ViewsWindow = (typeof viewsWindows)[number];

/** A window, or days that were picked. */
export type ViewsChoice = ViewsWindow | 'range';

export interface ViewsDays {
  /** Oldest first, a day without views as 0; `before` holds the day of the window before. */
  days: readonly ChartPoint[];
  /** The days in words: 'November 7th 2026 to November 13th 2026'. */
  range: string;
}

/** Days that were picked: on their way, failed, or here. */
export type Picked = ViewsDays | 'loading' | { onRetry: () => void };

export type ViewsState =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'ready';
      windows: Record<ViewsWindow, ViewsDays>;
      /** For the choice `range`. */
      picked?: Picked | undefined;
    };

interface WindowWords {
  title: string;
  /** On the switch of the chart. */
  short: string;
  /** The window before it: head of a column. */
  before: string;
  /** The same after a change; null where the tile tells its days instead. */
  on: string | null;
}

export const windowWords: Record<ViewsWindow, WindowWords> = {
  last30: {
    title: 'Last 30 days',
    short: '30 days',
    before: '30 days before',
    on: 'on the 30 before',
  },
  last7: { title: 'Last 7 days', short: '7 days', before: '7 days before', on: 'on the 7 before' },
  before7: { title: 'The 7 days before', short: '7 before', before: '7 days before', on: null },
};

/** '1 day', '30 days'. */
export const daysWords = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** What the days before a choice are called. */
export const beforeWords = (choice: ViewsChoice, count: number): string =>
  choice === 'range' ? `${daysWords(count)} before` : windowWords[choice].before;
