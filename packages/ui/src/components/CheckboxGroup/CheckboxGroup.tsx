import { useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../../internal/field/FieldGroup.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckOption {
  value: string;
  label: string;
  /** One line under the label. */
  help?: string | undefined;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends Omit<FieldGroupProps, 'children' | 'role'> {
  /** Two to about eight options; for more, use `MultiSelect`. */
  options: readonly CheckOption[];
  /** Values of the checked options. Default: uncontrolled. */
  value?: readonly string[] | undefined;
  /** Those checked at first, if uncontrolled. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all checked values, in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Label of a checkbox before the options that checks all of them, and is mixed if some are checked. Default: none. */
  selectAll?: string | undefined;
  /** Nothing can be changed, and nothing is submitted. Default false. */
  disabled?: boolean | undefined;
}

const none: readonly string[] = [];

/** Selects any number of a few options, all visible. */
export function CheckboxGroup({
  options,
  value: given,
  defaultValue = none,
  onValueChange,
  selectAll,
  disabled,
  ...field
}: CheckboxGroupProps) {
  const id = useId();
  const [value, setValue] = useControlled<readonly string[], string[]>(
    given,
    defaultValue,
    onValueChange,
  );
  const check = (decide: (option: CheckOption) => boolean) =>
    setValue([
      ...value.filter((each) => !options.some((option) => option.value === each)),
      ...options.filter(decide).map((option) => option.value),
    ]);
  const isChecked = (option: CheckOption) => value.includes(option.value);
  const free = options.filter((option) => !option.disabled);
  const all = free.length > 0 && free.every(isChecked);
  const invalid = { 'aria-invalid': field.error ? (true as const) : undefined };
  return (
    <FieldGroup {...field} role="group">
      {() => (
        <div className={styles.options} data-of-all={selectAll ? true : undefined}>
          {selectAll ? (
            <Checkbox
              name=""
              label={selectAll}
              checked={all}
              mixed={!all && free.some(isChecked)}
              disabled={disabled}
              onChange={() => check((option) => (option.disabled ? isChecked(option) : !all))}
            />
          ) : null}
          {options.map((option, index) => {
            const helpId = `${id}-help-${index}`;
            return (
              <div key={option.value} className={styles.option}>
                <Checkbox
                  {...invalid}
                  name={field.name}
                  value={option.value}
                  label={option.label}
                  checked={isChecked(option)}
                  disabled={disabled || option.disabled}
                  aria-describedby={option.help ? helpId : undefined}
                  onChange={() =>
                    check((each) => isChecked(each) !== (each.value === option.value))
                  }
                />
                {option.help ? (
                  <p id={helpId} className={styles.help}>
                    {option.help}
                  </p>
                ) : null}
              </div>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
