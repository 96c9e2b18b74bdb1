import { useId } from 'react';
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
  /** Two to about six options; for more, use `Select`. */
  options: readonly RadioOption[];
  /** The selected value; null for none. */
  value: string | null;
  /** Called with the selected value. */
  onChange: (value: string) => void;
}

/** Selects one of a few options, all visible. */
export function RadioGroup({ options, value, onChange, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className={styles.options}>
          {options.map((option) => (
            <Radio
              key={option.value}
              {...option}
              group={group}
              invalid={Boolean(field.error)}
              checked={option.value === value}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

interface RadioProps extends RadioOption, Pick<RadioGroupProps, 'onChange'> {
  group: string;
  invalid: boolean;
  checked: boolean;
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
          onChange={() => onChange(value)}
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
