import { type ChoiceProps, FieldGroup } from '../../internal/field/FieldGroup.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import * as styles from './SegmentedControl.css.ts';

/** Colour of the selected option. */
export type SegmentTone = 'neutral' | 'positive' | 'caution' | 'critical';

interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconType | undefined;
  /** Colour once selected. Default `neutral`. Sets `data-tone`. */
  tone?: SegmentTone | undefined;
}

export interface SegmentedControlProps<Value extends string> extends ChoiceProps<Value> {
  /** Two to four options; if one has a tone, they are rendered as joined buttons. */
  options: readonly SegmentOption<Value>[];
}

/** Selects one of a few short options, side by side: a view or a decision. */
export function SegmentedControl<Value extends string>({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  onBlur,
  disabled,
  ref,
  ...field
}: SegmentedControlProps<Value>) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const look = options.some((option) => option.tone) ? 'joined' : 'track';
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className={styles.group} data-look={look} data-disabled={disabled || undefined}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={styles.segment}
              data-tone={option.tone ?? 'neutral'}
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.input}
                name={group}
                value={option.value}
                checked={option.value === value}
                disabled={disabled}
                onChange={() => setValue(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.face}>
                {option.icon ? <Icon icon={option.icon} /> : null}
                <span>{option.label}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
