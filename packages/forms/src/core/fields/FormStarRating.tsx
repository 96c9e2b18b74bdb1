import { StarRatingField, type StarRatingFieldProps } from '@portal/ui/components/StarRating';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useField } from '../useField.ts';
import type { Bound } from './bound.ts';

export interface FormStarRatingProps<V extends FieldValues> extends Bound<StarRatingFieldProps> {
  /** A number of stars among the form's values, or null. */
  name: FieldPathByValue<V, number | null>;
}

/** One to five stars of the form around it. */
export function FormStarRating<V extends FieldValues>({ name, ...props }: FormStarRatingProps<V>) {
  return <StarRatingField {...props} {...useField(name)} />;
}
