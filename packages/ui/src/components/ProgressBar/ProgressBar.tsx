import { useId } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ElementProps<'progress'>, 'value'> {
  /** Progress from 0 to 1; null while it is unknown. */
  value: number | null;
  /** Name of the task. */
  label: string;
  /** Shows the label to screen readers only. Default false. */
  labelHidden?: boolean | undefined;
  /** The progress as text, such as "6 of 8". Default: per cent, for screen readers only. */
  valueText?: string | undefined;
}

/** The progress of a task, known or not. */
export function ProgressBar({ value, label, labelHidden, valueText, ...rest }: ProgressBarProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const done = value === null ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={styles.progress}>
      {labelHidden ? null : (
        <div className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {valueText ? <span aria-hidden>{valueText}</span> : null}
        </div>
      )}
      <progress
        {...rest}
        id={id}
        className={styles.bar}
        max={1}
        value={done}
        aria-label={labelHidden ? label : undefined}
        aria-valuetext={
          valueText ??
          (done === undefined
            ? undefined
            : m.components_progress_percent({ percent: Math.round(done * 100) }))
        }
      />
    </div>
  );
}
