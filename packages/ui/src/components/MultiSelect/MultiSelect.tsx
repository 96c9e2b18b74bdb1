import { useId, useMemo, useRef } from 'react';
import { Field } from '../../internal/field/Field.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { isComposing } from '../../internal/listbox/keys.ts';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import { mergeRefs } from '../../internal/listbox/mergeRefs.ts';
import type { Option } from '../../internal/listbox/option.ts';
import type { SearchableProps } from '../../internal/listbox/searchable.ts';
import { addValue, chosenOptions, isFull, removeValue } from '../../internal/listbox/selection.ts';
import { fill, listboxTexts } from '../../internal/listbox/texts.ts';
import { useListbox } from '../../internal/listbox/useListbox.ts';
import { Chips } from './Chips.tsx';
import * as styles from './MultiSelect.css.ts';
import { useChips } from './useChips.ts';

export interface MultiSelectProps extends SearchableProps {
  /** The chosen values in the order they were chosen. Those that are none of the options stay as chips. */
  value: readonly string[];
  /** Called with the new values; their order is kept. */
  onChange: (value: readonly string[]) => void;
  /** Most values that may be chosen; more from the server can only be removed. Default: no limit. */
  max?: number | undefined;
}

/** Chooses several of many by typing parts of their names; the choice stands in the field as chips. */
export function MultiSelect({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  options,
  value,
  onChange,
  max,
  onBlur,
  placeholder,
  loading = false,
  disabled,
  texts,
  ref,
}: MultiSelectProps) {
  const words = { ...listboxTexts, ...texts };
  const place = { position: value.length, n: max ?? 0 };
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const full = max !== undefined && isFull(value, max) ? max : null;
  const chosen = useMemo(
    () =>
      chosenOptions(options, value).map((option) =>
        option.unknown && loading ? { ...option, label: '…', unknown: false } : option,
      ),
    [options, value, loading],
  );

  const remove = (option: Option) => {
    onChange(removeValue(value, option.value));
    listbox.dispatch({ type: 'said', said: fill(words.removed, { label: option.label }) });
  };
  const pick = (option: Option) => {
    const next = value.includes(option.value)
      ? removeValue(value, option.value)
      : addValue(value, option.value, max);
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
  const chips = useChips({
    count: chosen.length,
    input,
    remove: (index) => {
      const option = chosen[index];
      if (option) remove(option);
    },
  });

  return (
    <Field
      {...{ name, label, labelHidden, help, error }}
      aside={aside ?? (max === undefined ? undefined : fill(words.place, place))}
    >
      {(control) => (
        <ListboxField
          {...{ name, label, listbox, full, loading, disabled, input, onBlur }}
          selected={value}
          multiple
          texts={words}
          className={styles.box}
          onPick={pick}
        >
          <div className={styles.content}>
            {chosen.length > 0 ? (
              <Chips
                {...{ label, chosen, disabled }}
                ref={chips.list}
                texts={words}
                onRemove={chips.removeAt}
                onKey={chips.onChipKey}
                onPress={(event) => {
                  if (chips.inputHasFocus()) event.preventDefault();
                }}
              />
            ) : null}
            <span className={styles.typing} data-typed={Boolean(listbox.query) || undefined}>
              <ListboxInput
                control={control}
                listbox={listbox}
                text={listbox.query ?? ''}
                describedBy={chosen.length > 0 ? chosenId : undefined}
                placeholder={chosen.length > 0 ? undefined : placeholder}
                disabled={disabled}
                onKey={(event) => !isComposing(event.nativeEvent) && chips.onInputKey(event)}
                ref={mergeRefs(input, ref)}
              />
            </span>
          </div>
          <span id={chosenId} className={hidden}>
            {chosen.length > 0
              ? `${words.chosen}: ${chosen.map((option) => option.label).join(', ')}`
              : ''}
          </span>
        </ListboxField>
      )}
    </Field>
  );
}
