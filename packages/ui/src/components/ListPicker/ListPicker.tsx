import { Search } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Field } from '../../internal/field/Field.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import { mergeRefs } from '../../internal/listbox/mergeRefs.ts';
import type { Option } from '../../internal/listbox/option.ts';
import type { SearchableProps } from '../../internal/listbox/searchable.ts';
import { addValue, chosenOptions, isFull, removeValue } from '../../internal/listbox/selection.ts';
import { fill, listboxTexts } from '../../internal/listbox/texts.ts';
import { useListbox } from '../../internal/listbox/useListbox.ts';

export interface ListPickerProps extends SearchableProps {
  /** The chosen values in their order. */
  value: readonly string[];
  /** Called with the new values; a new one stands at the end. */
  onChange: (value: readonly string[]) => void;
  /** Most values that may be chosen. Default: no limit. */
  max?: number | undefined;
}

/** Chooses several of many by search, where what is chosen stands in a list of its own below. */
export function ListPicker({
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
}: ListPickerProps) {
  const words = { ...listboxTexts, ...texts };
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const full = max !== undefined && isFull(value, max) ? max : null;
  const chosen = useMemo(() => chosenOptions(options, value), [options, value]);

  const pick = (option: Option) => {
    const known = value.includes(option.value);
    const next = known ? removeValue(value, option.value) : addValue(value, option.value, max);
    if (next === value) return;
    onChange(next);
    const said = fill(known ? words.removed : words.selected, { label: option.label });
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
  return (
    <Field {...{ name, label, labelHidden, help, error, aside }}>
      {(control) => (
        <ListboxField
          {...{ name, label, listbox, full, loading, disabled, input, onBlur }}
          selected={value}
          multiple
          texts={words}
          onPick={pick}
        >
          <span className={adornment}>
            <Icon icon={Search} />
          </span>
          <ListboxInput
            control={control}
            listbox={listbox}
            text={listbox.query ?? ''}
            describedBy={chosen.length > 0 ? chosenId : undefined}
            placeholder={placeholder}
            disabled={disabled}
            ref={mergeRefs(input, ref)}
          />
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
