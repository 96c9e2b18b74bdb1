import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { Field } from '../../internal/field/Field.tsx';
import { findByLabel } from '../../internal/listbox/filter.ts';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import { ListFoot } from '../../internal/listbox/ListFoot.tsx';
import type { Option, SearchableProps } from '../../internal/listbox/option.ts';
import { chosenOptions } from '../../internal/listbox/selection.ts';
import { listboxTexts } from '../../internal/listbox/texts.ts';
import { useListbox } from '../../internal/listbox/useListbox.ts';
import { useMergedRef } from '../../internal/refs.ts';
import { useControlled } from '../../internal/useControlled.ts';

export interface ComboboxProps extends SearchableProps {
  /** The selected value, or null. An unknown value is shown as it is. Default: uncontrolled. */
  value?: string | null | undefined;
  /** The initial value, if uncontrolled. Default null. */
  defaultValue?: string | null | undefined;
  /** Called with the new value; null when the text is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** While an option is selected, the list is empty and shows that the maximum is reached; typing replaces the selection. Default false. */
  capped?: boolean | undefined;
  /**
   * Called with the text when the list opens, which is empty, and on each change. `options` are then the app's answer, which the
   * text does not filter, and at first include the selected one. Set `loading` at once, and drop answers to an older text.
   */
  onQueryChange?: ((query: string) => void) | undefined;
  /** How many options answer the text, if `options` are only the first of them; a line says so, unless `loading`. */
  total?: number | undefined;
  /** Why the text has no answer, in one sentence, which is shown in place of `options`. */
  problem?: string | undefined;
  /** Asks again after a problem, by its button or Enter. */
  onRetry?: (() => void) | undefined;
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
  const [found] = useMemo(() => chosenOptions(options, selected), [options, selected]);
  /** The selected option, which the answer to the next text may not have. */
  const [kept, setKept] = useState(found);
  if (found && !found.unknown && (found.value !== kept?.value || found.label !== kept.label))
    setKept(found);
  const chosen = found?.unknown && kept?.value === value ? kept : found;

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
  const { open, query, rows } = listbox;
  const tell = useEffectEvent((text: string) => onQueryChange?.(text));
  useEffect(() => {
    if (open) tell(query ?? '');
  }, [open, query]);
  const retriesByKey = open && problem !== undefined;
  // Without rows the list says why.
  const known = loading || rows.length === 0 ? undefined : total;
  const partial = problem !== undefined || (known ?? 0) > rows.length;
  // While the options load, the key would be shown as label.
  const shown = chosen && !(chosen.unknown && loading) ? chosen.label : '';

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
          total={known}
          problem={problem}
          foot={
            partial ? (
              <ListFoot
                problem={problem}
                onRetry={onRetry}
                retryKey={retriesByKey ? m.components_key_enter() : undefined}
                shown={rows.length}
                count={known ?? 0}
              />
            ) : null
          }
          onPick={pick}
        >
          <ListboxInput
            control={control}
            listbox={listbox}
            text={listbox.query ?? shown}
            placeholder={chosen && loading ? words.loading : placeholder}
            disabled={disabled}
            onKey={(event) => {
              const retries = retriesByKey && event.key === 'Enter' && onRetry !== undefined;
              if (retries) onRetry();
              return retries;
            }}
            ref={merged}
          />
        </ListboxField>
      )}
    </Field>
  );
}

export type { Option } from '../../internal/listbox/option.ts';
