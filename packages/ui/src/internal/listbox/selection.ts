import type { Option } from './option.ts';

/** Nothing more may be chosen. True also for a server value that is over the limit. */
export const isFull = (values: readonly string[], max: number | undefined): boolean =>
  max !== undefined && values.length >= max;

/** Adds at the end and keeps the order; a full selection stays as it is. */
export function addValue(
  values: readonly string[],
  value: string,
  max: number | undefined,
): readonly string[] {
  return values.includes(value) || isFull(values, max) ? values : [...values, value];
}

export const removeValue = (values: readonly string[], value: string): readonly string[] =>
  values.filter((kept) => kept !== value);

export interface Chosen extends Option {
  /** The value is none of the options, for instance because it has been withdrawn since. */
  unknown: boolean;
}

/** What is chosen, in its own order, under the labels of the options. */
export function chosenOptions(
  options: readonly Option[],
  values: readonly string[],
): readonly Chosen[] {
  const wanted = new Set(values);
  const byValue = new Map<string, Option>();
  if (wanted.size > 0)
    for (const option of options) if (wanted.has(option.value)) byValue.set(option.value, option);
  return values.map((value) => {
    const option = byValue.get(value);
    return option ? { ...option, unknown: false } : { value, label: value, unknown: true };
  });
}

/** Which chip takes the focus when the one at `index` goes: the next, the one before, or (null) none is left. */
export function chipAfterRemoval(index: number, count: number): number | null {
  if (index + 1 < count) return index + 1;
  return index > 0 ? index - 1 : null;
}
