import { Switch, type SwitchProps } from '@portal/ui/components/Switch';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormSwitchProps<V extends FieldValues> extends Bound<SwitchProps> {
  /** A yes or no among the form's values. */
  name: FieldPathByValue<V, boolean>;
}

/** A yes or no of the form around it. */
export function FormSwitch<V extends FieldValues>({ name, ...props }: FormSwitchProps<V>) {
  const { value, error: _never, ...field } = useField(name);
  return (
    <>
      <Switch {...props} {...field} checked={value === true} />
      <SavedMeanwhile name={name} />
    </>
  );
}
