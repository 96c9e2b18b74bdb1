import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@portal/ui/components/SegmentedControl';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../clash/SavedMeanwhile.tsx';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormSegmentedControlProps<V extends FieldValues>
  extends Bound<SegmentedControlProps<string>> {
  /** A word among the form's values. */
  name: FieldPathByValue<V, string>;
}

/** One of a few joined buttons of the form around it. */
export function FormSegmentedControl<V extends FieldValues>({
  name,
  ...props
}: FormSegmentedControlProps<V>) {
  return (
    <>
      <SegmentedControl {...props} {...useField(name)} />
      <SavedMeanwhile name={name} />
    </>
  );
}
