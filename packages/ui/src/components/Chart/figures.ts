import { formatLocale } from '../../formatLocale.ts';
import { m } from '../../i18n/messages.js';

const whole = new Intl.NumberFormat(formatLocale());
const short = new Intl.NumberFormat(formatLocale(), {
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** A figure in full: 1,587 or 1.587. */
export const figure = (value: number): string => whole.format(value);

/** A figure for an axis: 1,500 but 15K and 1.5M; 1.500, 15.000 and 1,5 Mio. in German. */
export const shortFigure = (value: number): string =>
  value < 10_000 ? whole.format(value) : short.format(value);

/** A figure with its unit: '1 view', '92 views', 'No views'. */
export const counted = (value: number, unit: { one: string; many: string }): string =>
  value === 0
    ? m.components_chart_no_units({ unit: unit.many })
    : `${figure(value)} ${value === 1 ? unit.one : unit.many}`;

export type ChangeWay = 'up' | 'down' | 'same';

export interface Change {
  way: ChangeWay;
  /** The absolute difference. */
  by: number;
  /** The difference in whole per cent; null if the earlier figure is 0. */
  percent: number | null;
}

/** In whole per cent; null if `before` is 0. */
export function changeBetween(now: number, before: number): Change {
  const by = Math.abs(now - before);
  return {
    way: now > before ? 'up' : now < before ? 'down' : 'same',
    by,
    percent: before === 0 ? null : Math.round((by / before) * 100),
  };
}

/** Size of a change: '38%', 'under 1%', or the number itself ('456') if it was 0 before. */
export function changeSize({ by, percent }: Change): string {
  if (percent === null) return figure(by);
  return percent === 0 && by > 0
    ? m.components_under_one_percent()
    : m.components_percent({ percent: figure(percent) });
}

/** A change with its sign: '+36', '−4', '0'. */
export function signed(now: number, before: number): string {
  const { way, by } = changeBetween(now, before);
  const signs: Record<ChangeWay, string> = { up: '+', down: '−', same: '' };
  return `${signs[way]}${figure(by)}`;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
