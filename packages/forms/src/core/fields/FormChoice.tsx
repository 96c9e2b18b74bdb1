import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormChoiceProps<V extends FieldValues> extends Bound<ComboboxProps> {
  /** A key among the form's values; empty for none. */
  name: FieldPathByValue<V, string>;
  /** Told of another choice, beside the form. */
  onChoice?: ((value: string) => void) | undefined;
}

/** One of many by its key, searchable, of the form around it. */
export function FormChoice<V extends FieldValues>({
  name,
  onChoice,
  ...props
}: FormChoiceProps<V>) {
  const { value, onChange, ...field } = useField(name);
  return (
    <Combobox
      {...props}
      {...field}
      value={value || null}
      onChange={(key) => {
        onChange(key ?? '');
        onChoice?.(key ?? '');
      }}
    />
  );
}
