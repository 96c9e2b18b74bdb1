import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as choice from '../../internal/choice/Choice.css.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { useMergedRef } from '../../internal/refs.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The key of the field in its form. */
  name: string;
  /** What is true when it is checked; may hold a link. */
  label: ReactNode;
  /** Said to screen readers only, as in the rows of a table. Default false. */
  labelHidden?: boolean | undefined;
  /** One line of help under the label. */
  help?: string | undefined;
  /** What is wrong, in words; takes the place of the help. Sets `aria-invalid`. */
  error?: string | undefined;
  /** Whether it is checked, when the parent holds it. Default: the field holds it. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, when the field holds it. */
  defaultChecked?: boolean | undefined;
  /** Some of what it stands for is checked. Default false. */
  mixed?: boolean | undefined;
  /** What the form sends when it is checked. Default `on`. */
  value?: string | undefined;
  /** Told of every tick, with the event of the input. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** The focus has left it. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Cannot be ticked, and is not sent with its form. Default false. */
  disabled?: boolean | undefined;
  /** The input's element, to move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes or no that counts once the form is sent. For one that counts at once use `Switch`. */
export function Checkbox({
  name,
  label,
  labelHidden,
  help,
  error,
  mixed = false,
  disabled,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  // After every render: a press takes the mixed state away, whether or not the parent agrees.
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
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? help) ? messageId : undefined}
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
      {(error ?? help) ? (
        <p id={messageId} className={error ? choice.error : choice.help}>
          {error ?? help}
        </p>
      ) : null}
    </div>
  );
}
