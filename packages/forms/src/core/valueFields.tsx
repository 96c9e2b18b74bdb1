import { CheckboxGroup, type CheckboxGroupProps } from '@portal/ui/components/CheckboxGroup';
import { DateField, type DateFieldProps } from '@portal/ui/components/DateField';
import { NumberField, type NumberFieldProps } from '@portal/ui/components/NumberField';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';

/* The fields for numbers, days and several choices, bound to the form around them. */

/** A number; null while the field is empty or holds no number. */
export function FormNumberField<V extends FieldValues>(
  props: Bound<V, number | null, NumberFieldProps>,
) {
  const { onChange, ...field } = useField(props.name);
  return (
    <>
      <NumberField {...props} {...field} onValueChange={(value) => onChange(value)} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A day as 'YYYY-MM-DD'; empty while the field is empty or holds no day that can be chosen. */
export function FormDateField<V extends FieldValues>(props: Bound<V, string, DateFieldProps>) {
  const { onChange, ...field } = useField(props.name);
  return (
    <>
      <DateField {...props} {...field} onValueChange={(value) => onChange(value)} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** The values of the checked options. */
export function FormCheckboxGroup<V extends FieldValues>(
  props: Bound<V, string[], CheckboxGroupProps>,
) {
  const { onChange, onBlur: _blur, ref: _ref, ...field } = useField(props.name);
  return (
    <>
      <CheckboxGroup {...props} {...field} onValueChange={onChange} />
      <FieldNotes name={props.name} />
    </>
  );
}
