import { useMemo, useRef } from 'react';
import { m } from '../../i18n/messages.js';
import { Field } from '../../internal/field/Field.tsx';
import { findByLabel } from '../../internal/listbox/filter.ts';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import type { Option, SearchableProps } from '../../internal/listbox/option.ts';
import { useChosen } from '../../internal/listbox/selection.ts';
import { type ServerOptions, useAnswer } from '../../internal/listbox/serverOptions.tsx';
import { listboxTexts } from '../../internal/listbox/texts.ts';
import { useListbox } from '../../internal/listbox/useListbox.ts';
import { useMergedRef } from '../../internal/refs.ts';
import { useControlled } from '../../internal/useControlled.ts';

export interface ComboboxProps extends SearchableProps, ServerOptions {
  /** The selected value, or null. An unknown value is shown as it is. Default: uncontrolled. */
  value?: string | null | undefined;
  /** The initial value, if uncontrolled. Default null. */
  defaultValue?: string | null | undefined;
  /** Called with the new value; null when the text is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** While an option is selected, the list is empty and shows that the maximum is reached; typing replaces the selection. Default false. */
  capped?: boolean | undefined;
}

const typeOver = m.components_listbox_type_over();

/** Selects one of many options by typing a part of its name. */
export function Combobox({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  onBlur,
  capped = false,
  onQueryChange,
  getOptions,
  total,
  problem,
  onRetry,
  placeholder,
  loading = false,
  disabled,
  texts,
  ref,
  ...rest
}: ComboboxProps) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const words = { ...listboxTexts, ...(capped ? { fullHelp: typeOver } : {}), ...texts };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const selected = useMemo(() => (value === null ? [] : [value]), [value]);
  const [chosen] = useChosen({ options, values: selected, loading, getOptions });

  const pick = (option: Option) => {
    if (option.value !== value) setValue(option.value);
    listbox.close();
  };
  const listbox = useListbox({
    options,
    // Until the answer comes, the options of the text before are filtered by this one.
    filters: !onQueryChange || loading,
    // Those of an older text would take Enter from Retry.
    blocked: problem !== undefined || (capped && value !== null && 'until typed'),
    start: value,
    tabPicks: true,
    onPick: pick,
    onSettle: (query) => {
      const next = query.trim() === '' ? null : (findByLabel(options, query)?.value ?? value);
      if (next !== value) setValue(next);
    },
  });
  const answer = useAnswer({ listbox, loading, onQueryChange, total, problem, onRetry });
  const shown = chosen?.label ?? '';

  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      aside={aside}
      rest={rest}
    >
      {(control) => (
        <ListboxField
          name={name}
          label={label}
          listbox={listbox}
          selected={selected}
          loading={loading}
          disabled={disabled}
          input={input}
          onBlur={onBlur}
          multiple={false}
          full={capped && value !== null && listbox.query === null ? 1 : null}
          texts={words}
          {...answer.shown}
          onPick={pick}
        >
          <ListboxInput
            control={control}
            listbox={listbox}
            text={listbox.query ?? shown}
            placeholder={chosen && shown === '' ? words.loading : placeholder}
            disabled={disabled}
            onKey={answer.onKey}
            ref={merged}
          />
        </ListboxField>
      )}
    </Field>
  );
}

export type { Option } from '../../internal/listbox/option.ts';
