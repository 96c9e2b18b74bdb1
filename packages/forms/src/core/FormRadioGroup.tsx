import { RadioGroup, type RadioGroupProps } from '@portal/ui/components/RadioGroup';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useField } from './fields.tsx';

/** One of a few options, bound to the form around it; null for none. Apart from choiceFields.tsx, which is large. */
export function FormRadioGroup<V extends FieldValues>(
  props: Bound<V, string | null, RadioGroupProps>,
) {
  const { onChange, ...field } = useField(props.name);
  return <RadioGroup {...props} {...field} onValueChange={onChange} />;
}
