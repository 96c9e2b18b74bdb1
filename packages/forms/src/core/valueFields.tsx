import { CheckboxGroup, type CheckboxGroupProps } from '@portal/ui/components/CheckboxGroup';
import { DateField, type DateFieldProps } from '@portal/ui/components/DateField';
import { NumberField, type NumberFieldProps } from '@portal/ui/components/NumberField';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';
import { UnreadText } from './unreadText.ts';

/* The fields for numbers, days and several choices, bound to the form around them. */

/** Binds a field whose text may be no value: an error, so that it is not sent as an empty one. Text that is put back goes. */
function useTypedField<Value>(name: string, none: Value) {
  const { value, onChange, ...field } = useField<FieldValues>(name);
  const unread = value instanceof UnreadText;
  return {
    ...field,
    value: unread ? none : value,
    text: unread ? value.text : '',
    onValueChange: (next: Value, text: string, problem: string | undefined) =>
      onChange(problem ? new UnreadText(text, problem) : next),
  };
}

/** A number; null for an empty field. Other text is an error, so that it is not sent as an empty field. */
export function FormNumberField<V extends FieldValues>(
  props: Bound<V, number | null, NumberFieldProps>,
) {
  return (
    <>
      <NumberField {...props} {...useTypedField<number | null>(props.name, null)} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A day as 'YYYY-MM-DD', or an empty text. Other text, or a day that cannot be chosen, is an error. */
export function FormDateField<V extends FieldValues>(props: Bound<V, string, DateFieldProps>) {
  return (
    <>
      <DateField {...props} {...useTypedField(props.name, '')} />
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
