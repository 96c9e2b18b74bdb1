import { CheckboxGroup, type CheckboxGroupProps } from '@portal/ui/components/CheckboxGroup';
import { DateField, type DateFieldProps } from '@portal/ui/components/DateField';
import { NumberField, type NumberFieldProps } from '@portal/ui/components/NumberField';
import type { FieldValues } from 'react-hook-form';
import { m } from '../i18n/messages.js';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';
import { UnreadText } from './unreadText.ts';

/* The fields for numbers, days and several choices, bound to the form around them. */

/** The value for the field itself, which shows text that is none. */
const readable = <Value,>(value: unknown, none: Value) =>
  value instanceof UnreadText ? none : (value as Value);

/** A number; null for an empty field. Other text is an error, so that it is not sent as an empty field. */
export function FormNumberField<V extends FieldValues>(
  props: Bound<V, number | null, NumberFieldProps>,
) {
  const { value, onChange, ...field } = useField(props.name);
  const change = (number: number | null, text: string) =>
    onChange(
      number === null && text.trim() ? new UnreadText(text, m.core_enter_a_number()) : number,
    );
  return (
    <>
      <NumberField {...props} {...field} value={readable(value, null)} onValueChange={change} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A day as 'YYYY-MM-DD', or an empty text. Other text, or a day that cannot be chosen, is an error. */
export function FormDateField<V extends FieldValues>(props: Bound<V, string, DateFieldProps>) {
  const { value, onChange, ...field } = useField(props.name);
  const change = (day: string, text: string) =>
    onChange(day === '' && text ? new UnreadText(text, m.core_enter_a_day()) : day);
  return (
    <>
      <DateField {...props} {...field} value={readable(value, '')} onValueChange={change} />
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
