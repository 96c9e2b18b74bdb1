import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { type FieldControl, idList } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './listbox.css.ts';
import { fill, type ListboxTexts } from './texts.ts';
import type { Listbox } from './useListbox.ts';

interface ListboxInputProps extends Omit<ComponentPropsWithRef<'input'>, keyof FieldControl> {
  control: FieldControl;
  listbox: Listbox;
  /** Text of the input. */
  text: string;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
  /** Called first for every key; returns whether the key was handled. */
  onKey?: ((event: KeyboardEvent<HTMLInputElement>) => boolean) | undefined;
}

/** The text input, which filters the list and always keeps the focus. */
export function ListboxInput({
  control,
  listbox,
  text,
  describedBy,
  onKey,
  ...input
}: ListboxInputProps) {
  const { open, activeOption } = listbox;
  return (
    <input
      {...control}
      {...input}
      // The hidden inputs of the field are submitted.
      name={undefined}
      aria-describedby={idList(control['aria-describedby'], describedBy)}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? listbox.id : undefined}
      aria-activedescendant={activeOption ? listbox.optionId(activeOption) : undefined}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      className={styles.input}
      value={text}
      onChange={(event) => listbox.onType(event.target.value)}
      onKeyDown={(event) => {
        if (onKey?.(event)) event.preventDefault();
        else listbox.onKeyDown(event);
      }}
    />
  );
}

interface OpenerProps {
  label: string;
  listbox: Listbox;
  loading: boolean;
  disabled: boolean | undefined;
  texts: ListboxTexts;
}

/** Not a tab stop, since arrow keys work in the input. The field handles its presses. */
export function Opener({ label, listbox, loading, disabled, texts }: OpenerProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={fill(texts.open, { label })}
      aria-expanded={listbox.open}
      aria-controls={listbox.open ? listbox.id : undefined}
      disabled={disabled}
      className={styles.opener}
      onClick={(event) => {
        // The field handles pointer presses; this click is from an assistive technology.
        if (event.detail === 0) listbox.openAtValue();
      }}
    >
      {loading ? <Spinner /> : <Icon icon={listbox.open ? ChevronUp : ChevronDown} />}
    </button>
  );
}
