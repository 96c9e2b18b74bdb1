import type { Option } from './option.ts';

/** The limit when nothing more may be chosen, else null. A server value may be over it. */
export const fullAt = (values: readonly string[], max: number | undefined): number | null =>
  max !== undefined && values.length >= max ? max : null;

/** Takes a value out, or adds it at the end; a full selection takes no more and stays as it is. */
export function toggleValue(
  values: readonly string[],
  value: string,
  max?: number,
): readonly string[] {
  if (values.includes(value)) return values.filter((kept) => kept !== value);
  return fullAt(values, max) === null ? [...values, value] : values;
}

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
