import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@portal/ui/components/SegmentedControl';
import { StarRatingField, type StarRatingFieldProps } from '@portal/ui/components/StarRating';
import { Switch, type SwitchProps } from '@portal/ui/components/Switch';
import type { FieldValues } from 'react-hook-form';
import { m } from '../i18n/messages.js';
import { FieldNotes } from './FieldNotes.tsx';
import { type Bound, useField } from './fields.tsx';

/* The fields for choices, bound to the form around them. */

/** A searchable select whose value is one key; empty for none. `onChoice` is called with every choice. */
export function FormChoice<V extends FieldValues>({
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

/** A searchable select whose value is a list of at most one id. */
export function FormCombobox<V extends FieldValues>(props: Bound<V, number[], ComboboxProps>) {
  const { value, onChange, ...field } = useField(props.name);
  const ids: readonly number[] = value;
  return (
    <>
      <Combobox
        {...props}
        {...field}
        capped
        aside={m.core_chosen_of_one({ count: ids.length })}
        value={ids.map(String)[0] ?? null}
        onValueChange={(key) => onChange(key === null ? [] : [Number(key)])}
      />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A searchable select whose value is a list of ids. */
export function FormMultiSelect<V extends FieldValues>(
  props: Bound<V, number[], MultiSelectProps>,
) {
  const { value, onChange, ...field } = useField(props.name);
  const ids: readonly number[] = value;
  return (
    <>
      <MultiSelect
        {...props}
        {...field}
        value={ids.map(String)}
        onValueChange={(keys) => onChange(keys.map(Number))}
      />
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
