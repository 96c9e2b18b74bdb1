import type { ChartPoint } from '../../components/Chart/Chart.tsx';
import { m } from '../../i18n/messages.js';

/** The three standard ranges of days; the first two end today. */
export const viewsWindows = ['last30', 'last7', 'before7'] as const;
export type ViewsWindow = (typeof viewsWindows)[number];

/** A standard range, or the days that were picked. */
export type ViewsChoice = ViewsWindow | 'range';

export interface ViewsDays {
  /** Oldest first, with 0 for a day without views; `before` is the same weekday of whole weeks earlier. */
  days: readonly ChartPoint[];
  /** The total of the previous range. Default: not compared. */
  before?: number | undefined;
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

/** Texts of each range; `on` names the previous one. */
export const windowWords = {
  last30: {
    title: m.views_last30(),
    on: m.views_last30_against(),
  },
  last7: {
    title: m.views_last7(),
    on: m.views_last7_against(),
  },
  before7: {
    title: m.views_last7_before(),
    on: null,
  },
} satisfies Record<ViewsWindow, object>;

/** Name of the days that a range is compared with: the range before it, or one that begins on the same weekday. */
export const beforeWords = (count: number): string =>
  count % 7 === 0
    ? m.views_previous_days({ count })
    : m.views_weeks_earlier({ count: Math.max(1, Math.floor(count / 7)) });
