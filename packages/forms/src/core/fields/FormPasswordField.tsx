import { PasswordField, type PasswordFieldProps } from '@portal/ui/components/PasswordField';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormPasswordFieldProps<V extends FieldValues> extends Bound<PasswordFieldProps> {
  /** A secret among the form's values. */
  name: FieldPathByValue<V, string>;
}

/** A secret of the form around it. */
export function FormPasswordField<V extends FieldValues>({
  name,
  ...props
}: FormPasswordFieldProps<V>) {
  return <PasswordField {...props} {...useField(name)} />;
}
