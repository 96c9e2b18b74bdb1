import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Money } from '../../components/Money/index.ts';
import { PlanCard } from './PlanCard.tsx';
import { type PlanFeature, PlanFeatures } from './PlanFeatures.tsx';
import * as styles from './PlanPicker.css.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { PlanToggle } from './PlanToggle.tsx';
import {
  type CurrentPlan,
  chooseWords,
  fairUse,
  isUnlimited,
  limitWords,
  type PlanLimits,
  type Plans,
  type PlanTerm,
  termWords,
} from './plan.ts';

export interface PlanPickerProps {
  /** The two intervals with their prices and limits. */
  plans: Plans;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** The interval that is looked at. */
  value: PlanTerm;
  /** Told the interval that was chosen; nothing is bought yet. */
  onValue: (value: PlanTerm) => void;
  /** What the account is on now; null when that is not known. Default `free`. */
  current?: CurrentPlan | null | undefined;
  /** What one has without paying. Default: apps without limit, no services. */
  free?: PlanLimits | undefined;
  /** Title above the plans. Default 'Subscription'. */
  title?: string | undefined;
  /** One line below it, such as 'You are on the Free plan'. */
  help?: string | undefined;
  /** Takes the plan that is looked at. Without it there is no button. */
  onChoose?: ((value: PlanTerm) => void) | undefined;
  /** What the press costs and who pays, below the button. */
  note?: ReactNode;
  /** The choice is on its way. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Nothing can be chosen now, such as while offline. Default false. */
  disabled?: boolean | undefined;
  /** What stands between the plans and the footnote, such as a `TrialOffer`. */
  children?: ReactNode;
}

const noServices: PlanLimits = { appListings: -1, serviceListings: 0 };

const limits = ({ appListings, serviceListings }: PlanLimits): PlanFeature[] => [
  { text: `App listings: ${limitWords(appListings)}`, included: appListings !== 0 },
  { text: `Service listings: ${limitWords(serviceListings)}`, included: serviceListings !== 0 },
];

/** The plans side by side, paid by the year or by the quarter. */
export function PlanPicker(props: PlanPickerProps) {
  const { plans, currency, value, onValue, current = 'free', free = noServices } = props;
  const { title = 'Subscription', help, children } = props;
  const premium = plans[value].features;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <div>
          <Heading level={2} look="dialog">
            {title}
          </Heading>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
        <PlanToggle plans={plans} value={value} onValue={onValue} disabled={props.busy} />
      </div>
      <div className={styles.plans}>
        <PlanCard title="Free" remark={current === 'free' ? 'Your plan now' : undefined}>
          <div>
            <p className={styles.amount}>
              <Money amount={0} currency={currency} />
            </p>
            <p className={styles.month}>For as long as you like</p>
          </div>
          <hr className={styles.line} />
          <PlanFeatures
            features={[...limits(free), { text: 'Service analytics', included: false }]}
          />
        </PlanCard>
        <PlanCard
          title="Premium"
          badge={<Badge kind="premium" />}
          remark={current === value ? 'Your plan now' : undefined}
        >
          <PlanPrice plan={plans[value]} term={value} currency={currency} />
          <hr className={styles.line} />
          <PlanFeatures
            features={[...limits(premium), { text: 'Service analytics, with CSV', included: true }]}
          />
          <Choose {...props} current={current} />
        </PlanCard>
      </div>
      {children}
      {isUnlimited(free) || isUnlimited(premium) ? (
        <p className={styles.footnote}>{fairUse}</p>
      ) : null}
    </div>
  );
}

function Choose({
  plans,
  value,
  current,
  currency,
  onChoose,
  note,
  busy,
  disabled,
}: PlanPickerProps) {
  if (!onChoose || current === value) return null;
  return (
    <div className={styles.choose}>
      <Button
        tone="primary"
        full
        busy={busy}
        busyLabel={
          current === 'free'
            ? 'Subscribing'
            : `Switching to ${termWords[value].label.toLowerCase()}`
        }
        disabled={disabled}
        onClick={() => onChoose(value)}
      >
        {chooseWords(plans[value], value, current ?? 'free', currency)}
      </Button>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
