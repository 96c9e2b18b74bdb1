import { CheckboxGroup, type CheckboxGroupProps } from '@portal/ui/components/CheckboxGroup';
import { DateField, type DateFieldProps } from '@portal/ui/components/DateField';
import { DateRange, type DateRangeProps, type DayRange } from '@portal/ui/components/DateRange';
import { MoneyField, type MoneyFieldProps } from '@portal/ui/components/MoneyField';
import { NumberField, type NumberFieldProps } from '@portal/ui/components/NumberField';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';
import { UnparsedText } from './unparsedText.ts';

/* The fields for numbers, days and several choices, bound to the form around them. */

/** Binds a field whose text may be no value: an error, so that it is not sent as an empty one. */
function useTypedField<Value, Typed>(name: string, none: Value, nothing: Typed) {
  const { value, onChange, ...field } = useField<FieldValues>(name);
  const unparsed = value instanceof UnparsedText;
  return {
    ...field,
    value: unparsed ? none : value,
    text: unparsed ? value.typed : nothing,
    onValueChange: (next: Value, typed: Typed, problem: string | undefined) =>
      onChange(problem ? new UnparsedText(typed, problem, none) : next),
  };
}

/** A number; null for an empty field. Other text is an error, so that it is not sent as an empty field. */
export function FormNumberField<V extends FieldValues>(
  props: Bound<V, number | null, NumberFieldProps>,
) {
  return (
    <>
      <NumberField {...props} {...useTypedField<number | null, string>(props.name, null, '')} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** An amount of money in cents, or in the smallest unit of its currency; null for an empty field. Other text is an error. */
export function FormMoneyField<V extends FieldValues>(
  props: Bound<V, number | null, MoneyFieldProps>,
) {
  return (
    <>
      <MoneyField {...props} {...useTypedField<number | null, string>(props.name, null, '')} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A day as 'YYYY-MM-DD', or an empty text. Other text, or a day that cannot be chosen, is an error. */
export function FormDateField<V extends FieldValues>(props: Bound<V, string, DateFieldProps>) {
  return (
    <>
      <DateField {...props} {...useTypedField(props.name, '', '')} />
      <FieldNotes name={props.name} />
    </>
  );
}

const noDays: DayRange = { from: '', to: '' };

/** A first and a last day; both are empty for none. Other text, or days that cannot be chosen, are an error. */
export function FormDateRange<V extends FieldValues>(props: Bound<V, DayRange, DateRangeProps>) {
  const { ref: _ref, ...field } = useTypedField(props.name, noDays, noDays);
  return (
    <>
      <DateRange {...props} {...field} />
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
