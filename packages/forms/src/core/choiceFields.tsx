import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@portal/ui/components/SegmentedControl';
import { StarRatingField, type StarRatingFieldProps } from '@portal/ui/components/StarRating';
import { Switch, type SwitchProps } from '@portal/ui/components/Switch';
import type { FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from './clash/SavedMeanwhile.tsx';
import { type Bound, useField } from './fields.tsx';

/* The fields for choices, bound to the form around them. */

interface OnChoice {
  /** Called with another choice as well. */
  onChoice?: ((value: string) => void) | undefined;
}

/** A searchable select whose value is one key; empty for none. */
export function FormChoice<V extends FieldValues>({
  name,
  onChoice,
  ...props
}: Bound<V, string, ComboboxProps> & OnChoice) {
  const { value, onChange, ...field } = useField(name);
  return (
    <Combobox
      {...props}
      {...field}
      value={value || null}
      onChange={(key) => {
        onChange(key ?? '');
        onChoice?.(key ?? '');
      }}
    />
  );
}

/** A searchable select whose value is a list of at most one id. */
export function FormCombobox<V extends FieldValues>({
  name,
  ...props
}: Bound<V, number[], ComboboxProps>) {
  const { value, onChange, ...field } = useField(name);
  const ids: readonly number[] = value;
  return (
    <>
      <Combobox
        {...props}
        {...field}
        capped
        aside={`${ids.length} of 1`}
        value={ids.map(String)[0] ?? null}
        onChange={(key) => onChange(key === null ? [] : [Number(key)])}
      />
      <SavedMeanwhile name={name} />
    </>
  );
}

/** A searchable select whose value is a list of ids. */
export function FormMultiSelect<V extends FieldValues>({
  name,
  ...props
}: Bound<V, number[], MultiSelectProps>) {
  const { value, onChange, ...field } = useField(name);
  const ids: readonly number[] = value;
  return (
    <>
      <MultiSelect
        {...props}
        {...field}
        value={ids.map(String)}
        onChange={(keys) => onChange(keys.map(Number))}
      />
      <SavedMeanwhile name={name} />
    </>
  );
}

export function FormSegmentedControl<V extends FieldValues>({
  name,
  ...props
}: Bound<V, string, SegmentedControlProps<string>>) {
  return (
    <>
      <SegmentedControl {...props} {...useField(name)} />
      <SavedMeanwhile name={name} />
    </>
  );
}

/** One to five stars; null for none. */
export function FormStarRating<V extends FieldValues>({
  name,
  ...props
}: Bound<V, number | null, StarRatingFieldProps>) {
  return <StarRatingField {...props} {...useField(name)} />;
}

export function FormSwitch<V extends FieldValues>({
  name,
  ...props
}: Bound<V, boolean, SwitchProps>) {
  const { value, error: _never, ...field } = useField(name);
  return (
    <>
      <Switch {...props} {...field} checked={value === true} />
      <SavedMeanwhile name={name} />
    </>
  );
}
