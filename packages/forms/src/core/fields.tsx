import { cleanAddress, completeLink } from '@portal/domain';
import { useReadOnly } from '@portal/ui/components/Button';
import { PasswordField, type PasswordFieldProps } from '@portal/ui/components/PasswordField';
import { TextArea, type TextAreaProps } from '@portal/ui/components/TextArea';
import { TextField, type TextFieldProps } from '@portal/ui/components/TextField';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { FieldNotes } from './FieldNotes.tsx';

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
  | 'onValueChange'
  | 'text'
  | 'onBlur'
  | 'ref'
> & { name: FieldPathByValue<V, Value> };

declare const process: { env: { NODE_ENV?: string } };

/** The form around a field; throws without one and, in development, where its values have no such name. */
function useFormOf(name: string) {
  const form: UseFormReturn<FieldValues> | null = useFormContext<FieldValues>();
  if (!form) throw new Error(`The field “${name}” needs a Form around it.`);
  if (process.env.NODE_ENV !== 'production') {
    const names = Object.keys(form.getValues());
    if (!names.includes(name.split('.')[0] ?? ''))
      throw new Error(
        `The form has no value “${name}” for its field. The values given to useForm are: ${names.join(', ')}.`,
      );
  }
  return form;
}

/** Binds one field: renders only its own component when its value or error changes. Disabled where nothing can be changed. */
export function useField<V extends FieldValues>(name: FieldPath<V>) {
  const { control } = useFormOf(name);
  const { field, fieldState } = useController<FieldValues>({ name, control });
  const off = useReadOnly();
  const disabled = off ? { disabled: true, title: off.reason } : {};
  return { ...field, ...disabled, error: fieldState.error?.message };
}

/**
 * Binds one text field, which renders only when its error changes: the element holds the text, and follows when the form sets
 * another.
 */
function useTextField<E extends HTMLInputElement | HTMLTextAreaElement>(
  name: string,
  asStored?: (text: string) => string,
) {
  const { register, getValues, subscribe } = useFormOf(name);
  const { errors } = useFormState<FieldValues>({ name, exact: true });
  const message = errors[name]?.message;
  const { onChange, onBlur } = register(name);
  const [initial] = useState((): string => getValues(name));
  const off = useReadOnly();
  const ref = useRef<E>(null);
  const showCount = useRef<(text: string) => void>(null);

  useEffect(() => {
    const follow = (text: string) => {
      const { current: element } = ref;
      if (!element || element.value === text) return;
      element.value = text;
      showCount.current?.(text);
    };
    follow(getValues(name));
    return subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback: ({ values }) => follow(values[name]),
    });
  }, [name, getValues, subscribe]);

  return {
    ref,
    showCount,
    defaultValue: initial,
    // Its text can be selected and copied.
    ...(off && { readOnly: true, title: off.reason }),
    error: typeof message === 'string' ? message : undefined,
    onChange: ({ target: { value } }: ChangeEvent<E>) =>
      void onChange({ target: { name, value }, type: 'change' }),
    onBlur: () => {
      const typed: string = getValues(name);
      const value = asStored?.(typed) ?? typed;
      if (value !== typed) void onChange({ target: { name, value }, type: 'change' });
      void onBlur({ target: { name, value }, type: 'blur' });
    },
  };
}

/** How an address is stored, by the type of its field; shown on leaving the field. */
const storedAddress: Readonly<Partial<Record<string, (text: string) => string>>> = {
  url: completeLink,
  email: cleanAddress,
  tel: cleanAddress,
};

export function FormTextField<V extends FieldValues>(props: Bound<V, string, TextFieldProps>) {
  const asStored = storedAddress[props.type ?? ''];
  return (
    <>
      <TextField {...props} {...useTextField<HTMLInputElement>(props.name, asStored)} />
      <FieldNotes name={props.name} />
    </>
  );
}

export function FormTextArea<V extends FieldValues>(props: Bound<V, string, TextAreaProps>) {
  return (
    <>
      <TextArea {...props} {...useTextField<HTMLTextAreaElement>(props.name)} />
      <FieldNotes name={props.name} />
    </>
  );
}

export function FormPasswordField<V extends FieldValues>(
  props: Bound<V, string, PasswordFieldProps>,
) {
  return <PasswordField {...props} {...useField(props.name)} />;
}
