import { useMemo } from 'react';
import type { Option, SearchableProps } from './option.ts';
import { fill, type ListboxTexts } from './texts.ts';
import { useListbox } from './useListbox.ts';

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
  /** The value is none of the options, for instance because it was removed. */
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

/** What every searchable select of several values takes. */
export interface SeveralProps extends SearchableProps {
  /** The chosen values in the order they were chosen. Those that are none of the options stay. */
  value: readonly string[];
  /** Called with the new values in their order; a new one is last. */
  onChange: (value: readonly string[]) => void;
  /** Most values that may be chosen; more from the server can only be removed. Default: no limit. */
  max?: number | undefined;
}

/** What is chosen of several, and the list in which a press adds a value or takes it out. */
export function useSeveral(
  { options, value, onChange, max, loading = false }: SeveralProps,
  words: ListboxTexts,
) {
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
    onChange(next);
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
    chosen,
    spoken: chosen.length > 0 ? `${words.chosen}: ${labels}` : '',
    full,
    pick,
    listbox,
  };
}
