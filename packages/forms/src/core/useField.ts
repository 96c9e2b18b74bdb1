import { useContext } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SendingContext } from './formScope.ts';

/**
 * One field of the form around it: renders its own component only, when its value or its problem changes.
 * Takes nothing while the form is being sent, for the page may go on to the stored record without it.
 */
export function useField<V extends FieldValues>(name: FieldPath<V>) {
  const sending = useContext(SendingContext);
  const { field, fieldState } = useController<FieldValues>({ name });
  const onChange: typeof field.onChange = (...event) => {
    if (!sending.current) field.onChange(...event);
  };
  return { ...field, onChange, error: fieldState.error?.message };
}
