import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** One field of the form around it: renders its own component only, when its value or its problem changes. */
export function useField<V extends FieldValues>(name: FieldPath<V>) {
  const { field, fieldState } = useController<FieldValues>({ name });
  return { ...field, error: fieldState.error?.message };
}
