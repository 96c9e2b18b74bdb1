import { TextField, type TextFieldProps } from '@portal/ui/components/TextField';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormTextFieldProps<V extends FieldValues> extends Bound<TextFieldProps> {
  /** A text among the form's values. */
  name: FieldPathByValue<V, string>;
}

/** A line of text of the form around it. */
export function FormTextField<V extends FieldValues>({ name, ...props }: FormTextFieldProps<V>) {
  return (
    <>
      <TextField {...props} {...useField(name)} />
      <SavedMeanwhile name={name} />
    </>
  );
}
