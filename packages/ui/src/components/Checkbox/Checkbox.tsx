import { type ChangeEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as choice from '../../internal/choice/Choice.css.ts';
import type { ElementProps } from '../../internal/elementProps.ts';
import { FieldMessage, idList } from '../../internal/field/Field.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { useMergedRef } from '../../internal/refs.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ElementProps<'input'>, 'name' | 'type'> {
  /** Name of the field in its form. */
  name: string;
  /** The label; may contain a link. */
  label: ReactNode;
  /** Shows the label to screen readers only, as in table rows. Default false. */
  labelHidden?: boolean | undefined;
  /** The error message. Sets `aria-invalid`. */
  error?: string | undefined;
  /** The controlled state. Default: uncontrolled. */
  checked?: boolean | undefined;
  /** The initial state, if uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Only some of the items it represents are checked. Default false. */
  mixed?: boolean | undefined;
  /** Called on every change, with the event of the input. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Cannot be changed, and is not submitted. Default false. */
  disabled?: boolean | undefined;
}

/** A yes or no that applies when the form is submitted. If it applies immediately, use `Switch`. */
export function Checkbox({
  name,
  label,
  labelHidden,
  error,
  mixed = false,
  disabled,
  ref,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const messageId = `${id}-message`;
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  // After every render: a click clears the mixed state even if the parent does not change it.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  });
  return (
    <div className={choice.choice} data-field={name} data-bare={labelHidden || undefined}>
      <span className={choice.mark}>
        <input
          {...input}
          ref={merged}
          type="checkbox"
          id={id}
          name={name}
          className={choice.input}
          disabled={disabled}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={idList(input['aria-describedby'], error && messageId)}
        />
        <span className={styles.box}>
          <svg className={styles.tick} viewBox="0 0 12 12" aria-hidden focusable="false">
            <path className={styles.check} d="m2.2 6.3 2.5 2.5 5-5.5" />
            <path className={styles.dash} d="M2 6h8" />
          </svg>
        </span>
      </span>
      <label
        htmlFor={id}
        className={labelHidden ? hidden : choice.label}
        data-disabled={disabled || undefined}
      >
        {label}
      </label>
      {error ? (
        <div className={choice.error}>
          <FieldMessage id={messageId} error={error} />
        </div>
      ) : null}
    </div>
  );
}
