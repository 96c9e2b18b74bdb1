import { useMemo } from 'react';
import { useControlled } from '../useControlled.ts';
import type { Option, SearchableProps } from './option.ts';
import { fill, type ListboxTexts } from './texts.ts';
import { useListbox } from './useListbox.ts';

/** The limit if it is reached, else null. Stored values may exceed it. */
export const fullAt = (values: readonly string[], max: number | undefined): number | null =>
  max !== undefined && values.length >= max ? max : null;

/** Removes a value, or adds it at the end. A full selection is returned unchanged. */
export function toggleValue(
  values: readonly string[],
  value: string,
  max?: number,
): readonly string[] {
  if (values.includes(value)) return values.filter((kept) => kept !== value);
  return fullAt(values, max) === null ? [...values, value] : values;
}

export interface Chosen extends Option {
  /** No option has this value, for example because it was deleted. */
  unknown: boolean;
}

/** The selected values in their order, with the labels of their options. */
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

/** The chip to focus after removing the one at `index`: the next, else the previous, else null. */
export function chipAfterRemoval(index: number, count: number): number | null {
  if (index + 1 < count) return index + 1;
  return index > 0 ? index - 1 : null;
}

/** Props of every searchable multi-select. */
export interface SeveralProps extends SearchableProps {
  /** The selected values in order of selection, including unknown ones. Default: uncontrolled. */
  value?: readonly string[] | undefined;
  /** The initial values, if uncontrolled. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the new values; an added one is last. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Maximum number of values; stored values above it can only be removed. Default: no limit. */
  max?: number | undefined;
}

const none: readonly string[] = [];

/** The selection and the list that adds or removes values. */
export function useSeveral(
  {
    options,
    value: given,
    defaultValue = none,
    onValueChange,
    max,
    loading = false,
  }: Pick<SeveralProps, 'options' | 'value' | 'defaultValue' | 'onValueChange' | 'max' | 'loading'>,
  words: ListboxTexts,
) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const full = fullAt(value, max);
  const chosen = useMemo(
    () =>
      chosenOptions(options, value).map((option) =>
        option.unknown && loading ? { ...option, label: '…', unknown: false } : option,
      ),
    [options, value, loading],
  );
  const labels = chosen.map(({ label }) => label).join(', ');

  const pick = (option: Option) => {
    const next = toggleValue(value, option.value, max);
    if (next === value) return;
    setValue(next);
    const done = next.length > value.length ? words.selected : words.removed;
    const said = fill(done, { label: option.label });
    listbox.dispatch({ type: 'picked', active: option.value, said });
  };
  const listbox = useListbox({
    options,
    blocked: full !== null,
    start: null,
    tabPicks: false,
    onPick: pick,
    onSettle: () => undefined,
  });
  return {
    value,
    setValue,
    chosen,
    spoken: chosen.length > 0 ? `${words.chosen}: ${labels}` : '',
    full,
    pick,
    listbox,
  };
}
