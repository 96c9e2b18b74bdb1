import type { ChartPoint } from '../../components/Chart/Chart.tsx';
import { m } from '../../i18n/messages.js';

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
    title: m.views_last30(),
    short: m.views_last30_short(),
    before: m.views_last30_before(),
    on: m.views_last30_against(),
  },
  last7: {
    title: m.views_last7(),
    short: m.views_last7_short(),
    before: m.views_last7_before(),
    on: m.views_last7_against(),
  },
  before7: {
    title: m.views_last7_before(),
    short: m.views_before7_short(),
    before: m.views_last7_before(),
    on: null,
  },
} satisfies Record<ViewsWindow, object>;

/** Name of the previous range. */
export const beforeWords = (choice: ViewsChoice, count: number): string =>
  choice === 'range' ? m.views_previous_days({ count }) : windowWords[choice].before;
