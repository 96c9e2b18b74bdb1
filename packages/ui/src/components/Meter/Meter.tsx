import { useId } from 'react';
import { head, label as labelStyle, progress } from '../ProgressBar/ProgressBar.css.ts';
import * as styles from './Meter.css.ts';
import { meterLevel } from './meterLevel.ts';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** Said to screen readers only; the words are hidden with it. Default false. */
  labelHidden?: boolean | undefined;
  /** How much there is. */
  value: number;
  /** How much there may be. At the limit `data-level` is `full`, above it `over`. */
  max: number;
  /** The amount in words. Default "{value} of {max}". */
  words?: string | undefined;
}

/** How much of a known limit is used. Work on its way to an end is a `ProgressBar`. */
export function Meter({ label, labelHidden, value, max, words }: MeterProps) {
  const id = useId();
  const level = meterLevel(value, max);
  const amount = words ?? `${value.toLocaleString('en-NZ')} of ${max.toLocaleString('en-NZ')}`;
  return (
    <div className={progress}>
      {labelHidden ? null : (
        <div className={head}>
          <label htmlFor={id} className={labelStyle}>
            {label}
          </label>
          <span className={styles.words} data-level={level} aria-hidden>
            {amount}
          </span>
        </div>
      )}
      <meter
        id={id}
        className={styles.bar}
        data-level={level}
        min={0}
        max={Math.max(max, 1)}
        value={max > 0 ? value : 1}
        aria-label={labelHidden ? label : undefined}
        aria-valuetext={amount}
      />
    </div>
  );
}

export { type MeterLevel, meterLevels } from './meterLevel.ts';
