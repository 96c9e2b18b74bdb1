import { type Ref, useId } from 'react';
import * as choice from '../../internal/choice/Choice.css.ts';
import type { FieldProps } from '../../internal/field/Field.tsx';
import { FieldGroup } from '../../internal/field/FieldGroup.tsx';
import * as styles from './RadioGroup.css.ts';

interface RadioOption {
  value: string;
  label: string;
  /** One line under the label. */
  help?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** Two to about six; more belong in a select. */
  options: readonly RadioOption[];
  /** The chosen value, when the parent holds it; null for none. */
  value?: string | null | undefined;
  /** The value chosen at first, when the field holds it. */
  defaultValue?: string | undefined;
  /** Told the value that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus has left the group. */
  onBlur?: (() => void) | undefined;
  /** Below each other or in a line. Default `vertical`. Sets `data-orientation`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** None of them can be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The first radio: where focus goes when the answer is missing. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One out of a few, all of them in view. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = 'vertical',
  disabled,
  ref,
  ...field
}: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className={styles.options} data-orientation={orientation}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              {...option}
              group={group}
              disabled={disabled || option.disabled}
              invalid={Boolean(field.error)}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined
                  ? defaultValue === option.value
                  : undefined
              }
              onChange={onChange}
              onBlur={onBlur}
              ref={index === 0 ? ref : undefined}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

interface RadioProps extends RadioOption, Pick<RadioGroupProps, 'onChange' | 'onBlur' | 'ref'> {
  group: string;
  invalid: boolean;
  checked: boolean | undefined;
  defaultChecked: boolean | undefined;
}

function Radio({ value, label, help, group, invalid, disabled, onChange, ...input }: RadioProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className={choice.choice}>
      <span className={choice.mark}>
        <input
          {...input}
          type="radio"
          id={id}
          name={group}
          value={value}
          className={choice.input}
          data-invalid={invalid || undefined}
          disabled={disabled}
          aria-describedby={help ? helpId : undefined}
          onChange={() => onChange?.(value)}
        />
        <span className={styles.disc}>
          <span className={styles.dot} />
        </span>
      </span>
      <label htmlFor={id} className={choice.label} data-disabled={disabled || undefined}>
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
