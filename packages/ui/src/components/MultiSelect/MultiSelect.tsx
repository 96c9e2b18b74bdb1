import { useId, useRef } from 'react';
import { Field } from '../../internal/field/Field.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import { type SeveralProps, toggleValue, useSeveral } from '../../internal/listbox/selection.ts';
import { type ServerOptions, useAnswer } from '../../internal/listbox/serverOptions.tsx';
import { fill, listboxTexts } from '../../internal/listbox/texts.ts';
import { useMergedRef } from '../../internal/refs.ts';
import { Chips, useChips } from './Chips.tsx';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps extends SeveralProps, ServerOptions {}

/** Selects several of many options by typing parts of their names; the field shows them as chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { name, label, labelHidden, help, error, aside, ...others } = props;
  const { options, value: given, defaultValue, onValueChange, max, ...field } = others;
  const { onQueryChange, getOptions: _, total, problem, onRetry, ...own } = field;
  const { onBlur, placeholder, loading = false, disabled, texts, ref, ...rest } = own;
  const words = { ...listboxTexts, ...texts };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const spokenId = useId();
  const { value, setValue, chosen, spoken, full, pick, listbox } = useSeveral(props, words);
  const answer = useAnswer({ listbox, loading, onQueryChange, total, problem, onRetry });
  const place = { position: value.length, n: max ?? 0 };

  const remove = (option: Option) => {
    setValue(toggleValue(value, option.value));
    listbox.dispatch({ type: 'said', said: fill(words.removed, { label: option.label }) });
  };
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
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      rest={rest}
      aside={aside ?? (max === undefined ? undefined : fill(words.place, place))}
    >
      {(control) => (
        <ListboxField
          name={name}
          label={label}
          listbox={listbox}
          full={full}
          loading={loading}
          disabled={disabled}
          input={input}
          onBlur={onBlur}
          selected={value}
          multiple
          texts={words}
          className={styles.box}
          {...answer.shown}
          onPick={pick}
        >
          <div className={styles.content}>
            {chosen.length > 0 ? (
              <Chips
                label={label}
                chosen={chosen}
                disabled={disabled}
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
                describedBy={spoken ? spokenId : undefined}
                placeholder={chosen.length > 0 ? undefined : placeholder}
                disabled={disabled}
                onKey={(event) =>
                  answer.onKey(event) ||
                  (!isComposing(event.nativeEvent) && chips.onInputKey(event))
                }
                ref={merged}
              />
            </span>
          </div>
          <span id={spokenId} className={hidden}>
            {spoken}
          </span>
        </ListboxField>
      )}
    </Field>
  );
}
