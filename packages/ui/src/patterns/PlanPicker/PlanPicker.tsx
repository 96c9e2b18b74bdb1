import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type PlanFeature, PlanFeatures } from './PlanFeatures.tsx';
import * as styles from './PlanPicker.css.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { PlanToggle } from './PlanToggle.tsx';
import {
  fairUse,
  limitWords,
  type PlanLimits,
  type Plans,
  type PlanTerm,
  priceWords,
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
  /** One line below the title, such as 'You are on the Free plan'. */
  help?: string | undefined;
  /** Takes the plan that is looked at. */
  onChoose: (value: PlanTerm) => void;
  /** What the press costs and who pays, below the button. */
  note?: ReactNode;
  /** The choice is on its way. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** What stands between the plans and the footnote, such as a `TrialOffer`. */
  children?: ReactNode;
}

/** What one has without paying. */
const free: PlanLimits = { appListings: -1, serviceListings: 0 };

const limits = ({ appListings, serviceListings }: PlanLimits): PlanFeature[] => [
  { text: `App listings: ${limitWords(appListings)}`, included: appListings !== 0 },
  { text: `Service listings: ${limitWords(serviceListings)}`, included: serviceListings !== 0 },
];

/** The plans side by side for an account that pays nothing yet, paid by the year or by the quarter. */
export function PlanPicker(props: PlanPickerProps) {
  const { plans, currency, value, onValue, help, children } = props;
  const premium = plans[value].features;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <div>
          <Heading level={2} look="dialog" focusable>
            Subscription
          </Heading>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
        <PlanToggle plans={plans} value={value} onValue={onValue} disabled={props.busy} />
      </div>
      <div className={styles.plans}>
        <PlanCard title="Free" remark="Your plan now">
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
        <PlanCard title="Premium" badge={<Badge kind="premium" />}>
          <PlanPrice plan={plans[value]} term={value} currency={currency} />
          <hr className={styles.line} />
          <PlanFeatures
            features={[...limits(premium), { text: 'Service analytics, with CSV', included: true }]}
          />
          <Choose {...props} />
        </PlanCard>
      </div>
      {children}
      <p className={styles.footnote}>{fairUse}</p>
    </div>
  );
}

function Choose({ plans, value, currency, onChoose, note, busy }: PlanPickerProps) {
  return (
    <div className={styles.choose}>
      <Button
        tone="primary"
        full
        busy={busy}
        busyLabel="Subscribing"
        onClick={() => onChoose(value)}
      >
        Subscribe for {priceWords(plans[value].price, value, currency)}
      </Button>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
