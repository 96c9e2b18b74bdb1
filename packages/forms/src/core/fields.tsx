import { PasswordField, type PasswordFieldProps } from '@portal/ui/components/PasswordField';
import { TextArea, type TextAreaProps } from '@portal/ui/components/TextArea';
import { TextField, type TextFieldProps } from '@portal/ui/components/TextField';
import { useContext } from 'react';
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { ConflictBanner } from './conflicts/ConflictBanner.tsx';
import { SendingContext } from './Form.tsx';

/* The fields for text, bound to the form around them. The others are in choiceFields.tsx, which short forms do not load. */

/** The props of a field without those the form supplies; `name` is a field of the form that holds a `Value`. */
export type Bound<V extends FieldValues, Value, Props> = Omit<
  Props,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'error'
  | 'onChange'
  | 'onBlur'
  | 'ref'
> & { name: FieldPathByValue<V, Value> };

/**
 * Binds one field: renders only its own component when its value or error changes. Ignores changes while the form is being
 * sent, because the page may go on with the stored record.
 */
export function useField<V extends FieldValues>(name: FieldPath<V>) {
  const sending = useContext(SendingContext);
  const { field, fieldState } = useController<FieldValues>({ name });
  const onChange: typeof field.onChange = (...event) => {
    if (!sending.current) field.onChange(...event);
  };
  return { ...field, onChange, error: fieldState.error?.message };
}

export function FormTextField<V extends FieldValues>(props: Bound<V, string, TextFieldProps>) {
  return (
    <>
      <TextField {...props} {...useField(props.name)} />
      <ConflictBanner name={props.name} />
    </>
  );
}

export function FormTextArea<V extends FieldValues>(props: Bound<V, string, TextAreaProps>) {
  return (
    <>
      <TextArea {...props} {...useField(props.name)} />
      <ConflictBanner name={props.name} />
    </>
  );
}

export function FormPasswordField<V extends FieldValues>(
  props: Bound<V, string, PasswordFieldProps>,
) {
  return <PasswordField {...props} {...useField(props.name)} />;
}
