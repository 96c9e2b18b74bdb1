/** One point of a chart: a day, with words that are ready to be shown. */
export interface ChartPoint {
  /** Identity of the point and its place on the line, such as '2026-11-12'. */
  key: string;
  /** The whole name, for the card, the table and screen readers: 'Thursday, November 12th 2026'. */
  label: string;
  /** The short name under the plot: 'Nov 12'. */
  tick: string;
  /** The figure that is drawn: a count, never below 0. */
  value: number;
  /** The figure to compare with, drawn dashed. */
  before?: number | undefined;
  /** A second series, drawn by `AreaChart` as a line on an axis of its own at the right. */
  also?: number | undefined;
}

/** What the figures of a chart are called. */
export interface ChartWords {
  /** Name of the figure: 'Views'. */
  value: string;
  /** What is counted, for sentences: 'view' and 'views'. */
  unit: { one: string; many: string };
  /** Name of the comparison: '30 days before'. Default 'Before'. */
  before?: string | undefined;
  /** Name of the second series: 'Total users'. */
  also?: string | undefined;
}

/** `count`: figures add up over the days. `level`: each is a state at its day, such as a total so far. */
export const chartKinds = ['count', 'level'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Height of the plot: 228 or 193 px; both are 154 px where there is little width. */
export const chartSizes = ['default', 'compact'] as const;
export type ChartSize = (typeof chartSizes)[number];

/** Where the same numbers stand as a table: behind a button, below the plot, or elsewhere on the page. */
export const chartTables = ['toggle', 'below', 'elsewhere'] as const;
export type ChartTablePlace = (typeof chartTables)[number];

export interface ChartProps {
  /** What the chart is about; its accessible name. */
  label: string;
  /** Oldest first. None shows that there is nothing to show. */
  points: readonly ChartPoint[];
  /** What is counted, in words. */
  words: ChartWords;
  /** What the figures are. Default `count`. */
  kind?: ChartKind | undefined;
  /** Height of the plot. Default `default`. */
  size?: ChartSize | undefined;
  /** Where the same numbers stand as a table. Default `toggle`. */
  table?: ChartTablePlace | undefined;
  /** Which line is which: above the plot where there is more than one, or `elsewhere`. Default `above`. */
  legend?: 'above' | 'elsewhere' | undefined;
}
