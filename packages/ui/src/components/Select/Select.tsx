import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import * as list from '../../internal/listbox/row.css.ts';
import * as styles from './Select.css.ts';

/** 32 and 36 px high; on phones every select is 44 px high. */
export const selectSizes = ['compact', 'default'] as const;
export type SelectSize = (typeof selectSizes)[number];

export interface SelectProps extends FieldProps {
  /** A short list that does not change; for more than about fifteen use `Combobox`. */
  options: readonly Option[];
  /** The chosen value, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Height. Default `default`. Sets `data-size`. */
  size?: SelectSize | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Chooses one of a few fixed things. */
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
  onBlur,
  size = 'default',
  placeholder,
  disabled = false,
  ref,
}: SelectProps) {
  return (
    <Field {...{ name, label, labelHidden, help, error, aside }}>
      {({ name: formName, ...control }) => (
        <Radix.Root value={value} onValueChange={onChange} name={formName} disabled={disabled}>
          <Radix.Trigger
            {...control}
            ref={ref}
            className={styles.trigger}
            data-size={size}
            onBlur={onBlur}
          >
            <span className={styles.value}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className={styles.arrow}>
              <Icon icon={ChevronDown} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              className={styles.content}
              position="popper"
              sideOffset={6}
              collisionPadding={8}
            >
              <Radix.Viewport className={styles.viewport} nonce={getNonce()}>
                {options.map((option) => (
                  <Radix.Item key={option.value} value={option.value} className={list.row}>
                    <span className={list.check}>
                      <Radix.ItemIndicator>
                        <Icon icon={Check} />
                      </Radix.ItemIndicator>
                    </span>
                    <span className={list.rowLabel}>
                      <Radix.ItemText>{option.label}</Radix.ItemText>
                    </span>
                    {option.detail ? <span className={list.detail}>{option.detail}</span> : null}
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
