import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useControlled } from '../useControlled.ts';
import type { Option, SearchableProps } from './option.ts';
import type { ServerOptions } from './serverOptions.tsx';
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

/** The selected values in their order, with the labels of their options, or of those that are known otherwise. */
export function chosenOptions(
  options: readonly Option[],
  values: readonly string[],
  known: readonly Option[] = [],
): readonly Chosen[] {
  const wanted = new Set(values);
  const byValue = new Map(known.map((option) => [option.value, option]));
  if (wanted.size > 0)
    for (const option of options) if (wanted.has(option.value)) byValue.set(option.value, option);
  return values.map((value) => {
    const option = byValue.get(value);
    return option ? { ...option, unknown: false } : { value, label: value, unknown: true };
  });
}

interface ChosenArgs extends Pick<ServerOptions, 'getOptions'> {
  options: readonly Option[];
  values: readonly string[];
  loading: boolean;
}

/**
 * The selected options. What was selected keeps its label while other options are shown; a value that never had one is asked
 * for, and has an empty label until it is known.
 */
export function useChosen({ options, values, loading, getOptions }: ChosenArgs) {
  const [known, setKnown] = useState<readonly Option[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const found = useMemo(() => chosenOptions(options, values, known), [options, values, known]);
  const keep = (more: readonly Option[]) => {
    const isNew = ({ value }: Option) => more.every((option) => option.value !== value);
    setKnown((last) => [...last.filter(isNew), ...more]);
  };
  const fresh = found.filter(
    ({ value, label, unknown }) =>
      !unknown && !known.some((option) => option.value === value && option.label === label),
  );
  if (fresh.length > 0) keep(fresh);

  const missing = found.flatMap(({ value, unknown }) => (unknown ? value : []));
  const ask = useEffectEvent(async () => {
    const values = missing.filter((value) => !asked.includes(value));
    if (!getOptions || values.length === 0) return;
    // After a failure the values stay, as those that no option has.
    const answer = await getOptions(values).catch(() => null);
    if (answer) keep(answer);
    setAsked((last) => [...last, ...values]);
  });
  const wanted = missing.join('\n');
  useEffect(() => {
    if (wanted !== '' && !loading) void ask();
  }, [wanted, loading]);

  return useMemo(() => {
    const isOpen = (value: string) => getOptions !== undefined && !asked.includes(value);
    return found.map((option) =>
      option.unknown && (loading || isOpen(option.value))
        ? { ...option, label: '', unknown: false }
        : option,
    );
  }, [found, asked, loading, getOptions]);
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
    onQueryChange,
    getOptions,
    problem,
  }: Pick<
    SeveralProps,
    'options' | 'value' | 'defaultValue' | 'onValueChange' | 'max' | 'loading'
  > &
    ServerOptions,
  words: ListboxTexts,
) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const full = fullAt(value, max);
  const named = useChosen({ options, values: value, loading, getOptions });
  const chosen = useMemo(
    () => named.map((option) => ({ ...option, label: option.label || '…' })),
    [named],
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
    // Until the answer comes, the options of the text before are filtered by this one.
    filters: !onQueryChange || loading,
    // Those of an older text would take Enter from Retry.
    blocked: full !== null || problem !== undefined,
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
