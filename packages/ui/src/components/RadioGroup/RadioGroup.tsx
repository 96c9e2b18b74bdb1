import { useId } from 'react';
import * as choice from '../../internal/choice/Choice.css.ts';
import { type ChoiceProps, FieldGroup } from '../../internal/field/FieldGroup.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import * as styles from './RadioGroup.css.ts';

interface RadioOption {
  value: string;
  label: string;
  /** One line under the label. */
  help?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends ChoiceProps<string> {
  /** Two to about six options; for more, use `Select`. */
  options: readonly RadioOption[];
}

/** Selects one of a few options, all visible. */
export function RadioGroup({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  onBlur,
  disabled,
  ref,
  ...field
}: RadioGroupProps) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const focused =
    options.find((option) => option.value === value && !option.disabled) ?? options[0];
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className={styles.options}>
          {options.map((option) => (
            <Radio
              key={option.value}
              {...option}
              ref={option === focused ? ref : undefined}
              disabled={disabled || option.disabled}
              group={group}
              invalid={Boolean(field.error)}
              checked={option.value === value}
              onPick={setValue}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

interface RadioProps extends RadioOption, Pick<RadioGroupProps, 'onBlur' | 'ref'> {
  group: string;
  invalid: boolean;
  checked: boolean;
  onPick: (value: string) => void;
}

function Radio({ value, label, help, group, invalid, disabled, onPick, ...input }: RadioProps) {
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
          onChange={() => onPick(value)}
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
