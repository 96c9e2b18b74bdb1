import { changeSize, counted, figure, sum } from '../../components/Chart/figures.ts';
import { m } from '../../i18n/messages.js';

/** One part of a whole, such as a category. */
export interface ChartPart {
  /** Unique key. */
  key: string;
  /** Its name. */
  label: string;
  /** The figure: a count, never below 0. */
  value: number;
  /** Target of its name. Default: no link. */
  href?: string | undefined;
}

/** Names of a chart's figures. */
export interface PartWords {
  /** Name of the figure: 'Loans'. */
  value: string;
  /** Singular and plural of the unit: 'loan' and 'loans'. */
  unit: { one: string; many: string };
  /** Head of the table's first column, and its plural: 'Harbour' and 'harbours'. */
  part: { one: string; many: string };
}

/** Key of the part that stands for the rest. */
export const restKey = 'the rest';

/** The first parts; what is beyond `most` is one part. */
export function withRest(parts: readonly ChartPart[], most: number): readonly ChartPart[] {
  if (parts.length <= most) return parts;
  const rest = parts.slice(most - 1);
  const label = m.components_chart_others({ count: figure(rest.length) });
  const value = sum(rest.map((part) => part.value));
  return [...parts.slice(0, most - 1), { key: restKey, label, value }];
}

/** A part in per cent of the whole: '38%', 'under 1%'. */
export const share = (value: number, total: number): string =>
  changeSize({
    way: 'up',
    by: value,
    percent: total === 0 ? 0 : Math.round((value / total) * 100),
  });

/** Describes a chart of parts in one sentence. */
export function partsSummary(parts: readonly ChartPart[], { unit, part }: PartWords): string {
  const [first] = parts;
  if (!first) return m.components_chart_no_data();
  const values = parts.map(({ value }) => value);
  const amount = counted(sum(values), unit);
  if (parts.length === 1) return m.components_chart_one_part({ amount, name: first.label });
  const whole = { amount, count: figure(parts.length), parts: part.many };
  const most = parts.reduce((one, other) => (other.value > one.value ? other : one));
  const fewest = parts.reduce((one, other) => (other.value < one.value ? other : one));
  if (most.value === 0) return m.components_chart_parts({ ...whole });
  if (most.value === fewest.value)
    return m.components_chart_even_parts({ ...whole, each: figure(most.value) });
  return m.components_chart_uneven_parts({
    ...whole,
    most_name: most.label,
    most: figure(most.value),
    fewest_name: fewest.label,
    fewest: figure(fewest.value),
  });
}
