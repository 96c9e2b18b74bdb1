import { Checkbox, type CheckboxProps } from '@portal/ui/components/Checkbox';
import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@portal/ui/components/SegmentedControl';
import { Select, type SelectProps } from '@portal/ui/components/Select';
import { StarRatingField, type StarRatingFieldProps } from '@portal/ui/components/StarRating';
import { Switch, type SwitchProps } from '@portal/ui/components/Switch';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';

/* The fields for choices, bound to the form around them. */

/** A searchable select whose value is one key; empty for none. `onChoice` is called with every choice. */
export function FormCombobox<V extends FieldValues>({
  name,
  onChoice,
  ...props
}: Bound<V, string, ComboboxProps> & { onChoice?: (value: string) => void }) {
  const { value, onChange, ...field } = useField(name);
  return (
    <Combobox
      {...props}
      {...field}
      value={value || null}
      onValueChange={(key) => {
        onChange(key ?? '');
        onChoice?.(key ?? '');
      }}
    />
  );
}

/** A searchable select of several options, whose value is the list of their keys. */
export function FormMultiSelect<V extends FieldValues>(
  props: Bound<V, string[], MultiSelectProps>,
) {
  const { onChange, ...field } = useField(props.name);
  return (
    <>
      <MultiSelect {...props} {...field} onValueChange={onChange} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** One of a few options. */
export function FormSelect<V extends FieldValues>(props: Bound<V, string, SelectProps>) {
  const { onChange, ...field } = useField(props.name);
  return (
    <>
      <Select {...props} {...field} onValueChange={onChange} />
      <FieldNotes name={props.name} />
    </>
  );
}

export function FormSegmentedControl<V extends FieldValues>(
  props: Bound<V, string, SegmentedControlProps<string>>,
) {
  const { onChange, ...field } = useField(props.name);
  return (
    <>
      <SegmentedControl {...props} {...field} onValueChange={onChange} />
      <FieldNotes name={props.name} />
    </>
  );
}

/** One to five stars; null for none. */
export function FormStarRating<V extends FieldValues>(
  props: Bound<V, number | null, StarRatingFieldProps>,
) {
  const { onChange, ...field } = useField(props.name);
  return <StarRatingField {...props} {...field} onValueChange={onChange} />;
}

export function FormSwitch<V extends FieldValues>(props: Bound<V, boolean, SwitchProps>) {
  const { value, error: _never, ...field } = useField(props.name);
  return (
    <>
      <Switch {...props} {...field} checked={value === true} />
      <FieldNotes name={props.name} />
    </>
  );
}

export function FormCheckbox<V extends FieldValues>(props: Bound<V, boolean, CheckboxProps>) {
  const { value, ...field } = useField(props.name);
  return (
    <>
      <Checkbox {...props} {...field} checked={value === true} />
      <FieldNotes name={props.name} />
    </>
  );
}
