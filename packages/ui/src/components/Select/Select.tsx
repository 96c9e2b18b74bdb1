import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import { type EntryKeys, useLateTrigger } from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent } from '../../internal/overlay/lazyComponent.ts';
import * as styles from './Select.css.ts';

/** 32 and 36 px high; on phones every select is 44 px high. */
export const selectSizes = ['compact', 'default'] as const;
type SelectSize = (typeof selectSizes)[number];

export interface SelectProps extends FieldProps {
  /** A short fixed list; for more than about fifteen options, use `Combobox`. */
  options: readonly Option[];
  /** The selected value, or an empty string. */
  value: string;
  /** Called with the selected value. */
  onChange: (value: string) => void;
  /** Height. Default `default`. Sets `data-size`. */
  size?: SelectSize | undefined;
}

const entryKeys: EntryKeys = { Home: 'Home', End: 'End' };
const popup = lazyComponent(async () => (await import('./SelectPopup.tsx')).SelectPopup);

/** Selects one of a few fixed options. */
export function Select({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  options,
  value,
  onChange,
  size = 'default',
}: SelectProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const { Part: Popup, trigger, link } = useLateTrigger(popup, entryKeys);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ name, label, labelHidden, help, error, aside }}>
      {({ name: formName, ...control }) => (
        <>
          <button
            {...control}
            {...trigger}
            type="button"
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            className={styles.trigger}
            data-size={size}
            data-state={open ? 'open' : 'closed'}
          >
            <span className={styles.value}>{chosen?.label}</span>
            <span className={styles.arrow}>
              <Icon icon={ChevronDown} />
            </span>
          </button>
          <input type="hidden" name={formName} value={value} />
          {Popup ? (
            <Popup
              id={listId}
              link={link}
              open={open}
              onOpenChange={setOpen}
              options={options}
              value={value}
              onChange={onChange}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}

export type { Option } from '../../internal/listbox/option.ts';
