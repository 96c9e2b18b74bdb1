import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Field } from '../../internal/field/Field.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { ListboxField } from '../../internal/listbox/ListboxField.tsx';
import { ListboxInput } from '../../internal/listbox/ListboxInput.tsx';
import { type SeveralProps, useSeveral } from '../../internal/listbox/selection.ts';
import { listboxTexts } from '../../internal/listbox/texts.ts';
import { useMergedRef } from '../../internal/refs.ts';

export type ListPickerProps = SeveralProps;

/** Selects several of many options by search; the page shows the selection in its own list. */
export function ListPicker(props: ListPickerProps) {
  const { name, label, labelHidden, help, error, aside, ...others } = props;
  const { options, value: given, defaultValue, onValueChange, max, ...field } = others;
  const { onBlur, placeholder, loading = false, disabled, texts, ref, ...rest } = field;
  const words = { ...listboxTexts, ...texts };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const spokenId = useId();
  const { value, spoken, full, pick, listbox } = useSeveral(props, words);
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
          full={full}
          loading={loading}
          disabled={disabled}
          input={input}
          onBlur={onBlur}
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
            describedBy={spoken ? spokenId : undefined}
            placeholder={placeholder}
            disabled={disabled}
            ref={merged}
          />
          <span id={spokenId} className={hidden}>
            {spoken}
          </span>
        </ListboxField>
      )}
    </Field>
  );
}
