import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import type { ControlProps } from '../elementProps.ts';
import { hidden } from '../hidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldMessage, type FieldProps, idList, isRemark } from './Field.tsx';

/** Attributes of the group that the parts with a `FieldGroup` pass on. */
type FieldGroupRest = Omit<ControlProps<'div'>, 'onBlur' | 'ref'>;

/** The props of a field that selects one of a few options. */
export interface ChoiceProps<Value> extends FieldProps, FieldGroupRest {
  /** The selected value; null for none. Default: uncontrolled. */
  value?: Value | null | undefined;
  /** The initial value, if uncontrolled. Default null. */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Called when an option loses the focus. */
  onBlur?: (() => void) | undefined;
  /** The value cannot be changed. Default false. */
  disabled?: boolean | undefined;
  /** The first option, to focus if a value is required. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface FieldGroupProps extends FieldProps, FieldGroupRest {
  /** `group` for checkboxes, which cannot be invalid as a group. Default `radiogroup`. */
  role?: 'radiogroup' | 'group' | undefined;
  children: (group: string) => ReactNode;
}

/**
 * Selects the radio button on the side of a left or right arrow key also in right-to-left text, where browsers select the one
 * on the other side.
 */
function selectOnSide(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !currentTarget.matches(':dir(rtl)')) return;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')];
  const at = radios.indexOf(target as HTMLInputElement);
  if (at < 0) return;
  event.preventDefault();
  const next = radios.at((at + (key === 'ArrowLeft' ? 1 : -1)) % radios.length);
  next?.focus();
  next?.click();
}

/** A field of several controls, such as a radio group, with label, help and error. */
export function FieldGroup({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  role = 'radiogroup',
  children,
  onKeyDown,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const asideId = `${id}-aside`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <div
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        selectOnSide(event);
      }}
      className={styles.field}
      data-field={name}
      role={role}
      aria-labelledby={labelId}
      aria-describedby={idList(
        rest['aria-describedby'],
        (error ?? help) && messageId,
        isRemark(aside) && asideId,
      )}
      aria-invalid={error && role === 'radiogroup' ? true : undefined}
    >
      <div className={labelHidden ? hidden : styles.labelRow}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {aside ? (
          <span id={asideId} className={styles.aside}>
            {aside}
          </span>
        ) : null}
      </div>
      {/* A separate set of radios per group, even if two forms on a page have the same field name. */}
      {children(`${name}${id}`)}
      {(error ?? help) ? <FieldMessage id={messageId} help={help} error={error} /> : null}
    </div>
  );
}
