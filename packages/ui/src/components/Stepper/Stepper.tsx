import { Check } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './Stepper.css.ts';

export interface Step {
  label: string;
}

export interface StepperProps extends ElementProps<'ol'> {
  /** Accessible name of the flow. */
  label: string;
  /** The steps in order, two to about six. */
  steps: readonly Step[];
  /** Index of the current step; the number of steps once all are done. Sets `aria-current` and `data-state`. */
  current: number;
}

const stateOf = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
};

/** The steps of a flow, and where the user is. */
export function Stepper({ label, steps, current, ...rest }: StepperProps) {
  const now = steps[Math.min(current, steps.length - 1)];
  return (
    <div className={styles.stepper}>
      {now ? (
        <p className={styles.now} aria-hidden>
          {m.components_step_of({
            step: Math.min(current + 1, steps.length),
            steps: steps.length,
            label: now.label,
          })}
        </p>
      ) : null}
      <ol {...rest} className={styles.steps} aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          return (
            <li
              key={step.label}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden>
                {state === 'done' ? <Icon icon={Check} size={14} /> : index + 1}
              </span>
              <span className={styles.words}>
                <span>{step.label}</span>
                {state === 'done' ? (
                  <span className={hidden}>{` ${m.components_step_done()}`}</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
