import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';
import { idsOf, keysOf } from './ids.ts';

export interface FormMultiSelectProps<V extends FieldValues> extends Bound<MultiSelectProps> {
  /** A list of ids among the form's values. */
  name: FieldPathByValue<V, number[]>;
}

/** Some of many, searchable, of the form around it. */
export function FormMultiSelect<V extends FieldValues>({
  name,
  ...props
}: FormMultiSelectProps<V>) {
  const { value, onChange, ...field } = useField(name);
  return (
    <>
      <MultiSelect
        {...props}
        {...field}
        value={keysOf(value)}
        onChange={(keys) => onChange(idsOf(keys))}
      />
      <SavedMeanwhile name={name} />
    </>
  );
}
