import { Combobox, type ComboboxProps } from '@portal/ui/components/Combobox';
import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { type Bound, useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';

/* The terms of a listing, bound to the form around them. A listing stores their ids. */

/** A searchable select whose value is a list of at most one id. */
export function TermCombobox<V extends FieldValues>(props: Bound<V, number[], ComboboxProps>) {
  const { value, onChange, ...field } = useField(props.name);
  const ids: readonly number[] = value;
  return (
    <>
      <Combobox
        {...props}
        {...field}
        capped
        aside={m.listing_chosen_of_one({ count: ids.length })}
        value={ids.map(String)[0] ?? null}
        onValueChange={(key) => onChange(key === null ? [] : [Number(key)])}
      />
      <FieldNotes name={props.name} />
    </>
  );
}

/** A searchable select whose value is a list of ids. */
export function TermMultiSelect<V extends FieldValues>(
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
