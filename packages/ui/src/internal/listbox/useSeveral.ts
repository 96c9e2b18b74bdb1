import { useMemo } from 'react';
import type { Option } from './option.ts';
import type { SearchableProps } from './searchable.ts';
import { chosenOptions, fullAt, toggleValue } from './selection.ts';
import { fill, type ListboxTexts } from './texts.ts';
import { useListbox } from './useListbox.ts';

/** What every searchable select of several values takes. */
export interface SeveralProps extends SearchableProps {
  /** The chosen values in the order they were chosen. Those that are none of the options stay. */
  value: readonly string[];
  /** Called with the new values; their order is kept, and a new one stands at the end. */
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
