import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ControlProps } from '../../internal/elementProps.ts';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import { type EntryKeys, useLateTrigger } from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent } from '../../internal/overlay/lazyComponent.ts';
import { useControlled } from '../../internal/useControlled.ts';
import * as styles from './Select.css.ts';

/** 32 and 36 px high; on phones every select is 44 px high. */
export const selectSizes = ['compact', 'default'] as const;
type SelectSize = (typeof selectSizes)[number];

export interface SelectProps extends FieldProps, ControlProps<'button'> {
  /** A short fixed list; for more than about fifteen options, use `Combobox`. */
  options: readonly Option[];
  /** The selected value, or an empty string. Default: uncontrolled. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. Default: an empty string. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The list does not open, and the value is not submitted. Default false. */
  disabled?: boolean | undefined;
  /** Height. Default `default`. Sets `data-size`. */
  size?: SelectSize | undefined;
}

const entryKeys: EntryKeys = { Home: 'Home', End: 'End' };
const popup = lazyComponent(async () => (await import('./SelectPopup.tsx')).SelectPopup);

/** Replaced by bundlers. */
declare const process: { env: { NODE_ENV?: string } };

/** Options above which the list opens slowly, since all of them are rendered. */
const tooMany = 50;

function warnOfLength(name: string, count: number) {
  if (process.env.NODE_ENV !== 'production' && count > tooMany)
    // biome-ignore lint/suspicious/noConsole: for developers only.
    console.warn(
      `The Select "${name}" has ${count} options. Use Combobox, which renders only those in view.`,
    );
}

/** Selects one of a few fixed options. */
export function Select({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  size = 'default',
  ...rest
}: SelectProps) {
  useEffect(() => warnOfLength(name, options.length), [name, options.length]);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const { Part: Popup, trigger, link } = useLateTrigger(popup, entryKeys, rest);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      aside={aside}
      rest={trigger}
    >
      {({ name: formName, ...control }) => (
        <>
          <button
            {...control}
            type="button"
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            className={styles.trigger}
            data-size={size}
            data-state={open ? 'open' : 'closed'}
          >
            {chosen?.icon ? <Icon icon={chosen.icon} /> : null}
            <span className={styles.value}>{chosen?.label}</span>
            <span className={styles.arrow}>
              <Icon icon={ChevronDown} />
            </span>
          </button>
          <input type="hidden" name={formName} value={value} disabled={rest.disabled} />
          {Popup ? (
            <Popup
              id={listId}
              link={link}
              open={open}
              onOpenChange={setOpen}
              options={options}
              value={value}
              onChange={setValue}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}

export type { Option } from '../../internal/listbox/option.ts';
