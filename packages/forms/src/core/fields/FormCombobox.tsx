import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';
import { idsOf, keysOf } from './ids.ts';

export interface FormComboboxProps<V extends FieldValues> extends Bound<ComboboxProps> {
  /** A list of ids among the form's values, of which there is at most one. */
  name: FieldPathByValue<V, number[]>;
}

/** One of many, searchable, of the form around it. */
export function FormCombobox<V extends FieldValues>({ name, ...props }: FormComboboxProps<V>) {
  const { value, onChange, ...field } = useField(name);
  return (
    <>
      <Combobox
        {...props}
        {...field}
        capped
        aside={props.aside ?? `${keysOf(value).length} of 1`}
        value={keysOf(value)[0] ?? null}
        onChange={(key) => onChange(idsOf(key === null ? [] : [key]))}
      />
      <SavedMeanwhile name={name} />
    </>
  );
}
