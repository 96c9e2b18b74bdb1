import { type ChangeEventHandler, useId } from 'react';
import * as choice from '../../internal/choice/Choice.css.ts';
import type { ElementProps } from '../../internal/elementProps.ts';
import { idList } from '../../internal/field/Field.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ElementProps<'input'>, 'name' | 'type' | 'role'> {
  /** Name of the field in its form. */
  name: string;
  /** The label, the same in both states. */
  label: string;
  /** One line of help under the label. */
  help?: string | undefined;
  /** The controlled state. Default: uncontrolled. */
  checked?: boolean | undefined;
  /** The initial state, if uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called on every change, with the event of the input. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Cannot be changed, and is not submitted. Default false. */
  disabled?: boolean | undefined;
}

/** A setting that is on or off. */
export function Switch({ name, label, help, disabled, ...input }: SwitchProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const helpId = `${id}-help`;
  return (
    <div className={choice.choice} data-field={name}>
      <span className={choice.mark}>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
          role="switch"
          id={id}
          name={name}
          className={choice.input}
          disabled={disabled}
          aria-describedby={idList(input['aria-describedby'], help && helpId)}
        />
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </span>
      <label
        htmlFor={id}
        className={help ? `${choice.label} ${choice.strongLabel}` : choice.label}
        data-disabled={disabled || undefined}
      >
        {label}
      </label>
      {help ? (
        <p id={helpId} className={choice.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
