import { TextArea, type TextAreaProps } from '@portal/ui/components/TextArea';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormTextAreaProps<V extends FieldValues> extends Bound<TextAreaProps> {
  /** A text among the form's values. */
  name: FieldPathByValue<V, string>;
}

/** Text of several lines of the form around it. */
export function FormTextArea<V extends FieldValues>({ name, ...props }: FormTextAreaProps<V>) {
  return (
    <>
      <TextArea {...props} {...useField(name)} />
      <SavedMeanwhile name={name} />
    </>
  );
}
