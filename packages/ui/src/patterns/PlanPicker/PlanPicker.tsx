import { Check, Hourglass, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, Subheadings } from '../../components/Heading/Heading.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './PlanPicker.css.ts';
import {
  annualSaving,
  fairUse,
  limitWords,
  monthWords,
  type Plan,
  type PlanLimits,
  type Plans,
  type PlanTerm,
  planTerms,
  priceWords,
  serviceListings,
  termWords,
} from './plan.ts';

export interface PlanPickerProps {
  /** The operator's name of app listings. Default: none, the texts are about apps. */
  apps?: string | undefined;
  /** The operator's name of service listings. Default: none, the texts are about services. */
  services?: string | undefined;
  /** The plans of both intervals. */
  plans: Plans;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** The selected interval. */
  value: PlanTerm;
  /** Called with the newly selected interval. */
  onValue: (value: PlanTerm) => void;
  /** A line below the title, such as 'You are on the Free plan'. */
  help?: string | undefined;
  /** Subscribes to the selected plan. */
  onChoose: (value: PlanTerm) => void;
  /** Below the button: what is charged, and to which card. */
  note?: ReactNode;
  /** The subscription is being created. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Content above the footnote, such as a `TrialOffer`. */
  children?: ReactNode;
}

const free: PlanLimits = { appListings: -1, serviceListings: 0 };

type Names = Pick<PlanPickerProps, 'apps' | 'services'>;

const limits = (plan: PlanLimits, { apps, services }: Names): PlanFeature[] => {
  const limit = limitWords(plan.appListings);
  return [
    {
      text:
        apps === undefined
          ? m.plan_app_listings({ limit })
          : m.plan_own_listings({ name: apps, limit }),
      included: plan.appListings !== 0,
    },
    {
      text: serviceListings(limitWords(plan.serviceListings), services),
      included: plan.serviceListings !== 0,
    },
  ];
};

/** The plans side by side, for an account without a subscription. */
export function PlanPicker(props: PlanPickerProps) {
  const { plans, currency, value, onValue, help, services, children } = props;
  const premium = plans[value].features;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <div>
          <Heading look="dialog" focusable>
            {m.plan_subscription()}
          </Heading>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
        <PlanToggle plans={plans} value={value} onValue={onValue} disabled={props.busy} />
      </div>
      <Subheadings>
        <div className={styles.plans}>
          <PlanCard title={m.plan_free()} remark={m.plan_current_plan()}>
            <div>
              <p className={styles.amount}>
                <Money amount={0} currency={currency} />
              </p>
              <p className={styles.month}>{m.plan_no_time_limit()}</p>
            </div>
            <hr className={styles.line} />
            <PlanFeatures
              features={[
                ...limits(free, props),
                {
                  text:
                    services === undefined
                      ? m.plan_service_analytics()
                      : m.plan_own_analytics({ services }),
                  included: false,
                },
              ]}
            />
          </PlanCard>
          <PlanCard title={m.plan_premium()} badge={<StatusBadge kind="premium" />}>
            <PlanPrice plan={plans[value]} term={value} currency={currency} />
            <hr className={styles.line} />
            <PlanFeatures
              features={[
                ...limits(premium, props),
                {
                  text:
                    services === undefined
                      ? m.plan_service_analytics_csv()
                      : m.plan_own_analytics_csv({ services }),
                  included: true,
                },
              ]}
            />
            <div className={styles.choose}>
              <Button
                tone="primary"
                full
                busy={props.busy}
                busyLabel={m.plan_subscribing()}
                onClick={() => props.onChoose(value)}
              >
                {m.plan_subscribe_for({ price: priceWords(plans[value].price, value, currency) })}
              </Button>
              {props.note ? <p className={styles.note}>{props.note}</p> : null}
            </div>
          </PlanCard>
        </div>
        {children}
      </Subheadings>
      <p className={styles.footnote}>{fairUse}</p>
    </div>
  );
}

interface PlanCardProps {
  title: string;
  /** Badge of the highlighted plan. Sets `data-lead`. */
  badge?: ReactNode;
  remark?: string;
  children: ReactNode;
}

function PlanCard({ title, badge, remark, children }: PlanCardProps) {
  const id = useId();
  return (
    <section className={styles.plan} aria-labelledby={id} data-lead={badge ? true : undefined}>
      <div className={styles.planHead}>
        <Heading id={id}>{title}</Heading>
        {badge}
        {remark ? <span className={styles.remark}>{remark}</span> : null}
      </div>
      {children}
    </section>
  );
}

export interface PlanFeature {
  /** Unique in its list. */
  text: string;
  included: boolean;
}

/** The features of a plan, included or not. */
export function PlanFeatures({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ text, included }) => (
        <li key={text} className={styles.feature} data-missing={included ? undefined : ''}>
          <span className={styles.mark}>
            <Icon icon={included ? Check : Minus} />
          </span>
          <span>
            {included ? null : <VisuallyHidden>{`${m.plan_not_included()} `}</VisuallyHidden>}
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface PlanPriceProps {
  /** The plan. */
  plan: Plan;
  /** Its interval. */
  term: PlanTerm;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** A sentence after the monthly price. */
  more?: string | undefined;
}

/** The price of a plan, announced when the interval changes. */
export function PlanPrice({ plan, term, currency, more }: PlanPriceProps) {
  const { price, comparePrice } = plan;
  const month = monthWords(price, term, currency);
  return (
    <div aria-live="polite">
      <p className={styles.price}>
        <span className={styles.amount}>
          <Money amount={price} currency={currency} />
        </span>{' '}
        <span>{termWords[term].every}</span>{' '}
        {comparePrice ? <Money amount={comparePrice} currency={currency} was /> : null}
      </p>
      <p className={styles.month}>{more ? `${month}. ${more}` : month}</p>
    </div>
  );
}

export interface PlanToggleProps {
  /** The plans of both intervals, to compute the saving. */
  plans: Plans;
  /** The selected interval. */
  value: PlanTerm;
  /** Called with the newly selected interval. */
  onValue: (value: PlanTerm) => void;
  /** The interval cannot be changed. Default false. */
  disabled?: boolean | undefined;
}

/** Annual or quarterly, with the saving of annual plans. */
export function PlanToggle({ plans, value, onValue, disabled }: PlanToggleProps) {
  const saving = annualSaving(plans);
  return (
    <SegmentedControl
      name="interval"
      label={m.plan_billing_period()}
      labelHidden
      options={planTerms.map((term) => ({
        value: term,
        label:
          term === 'annually' && saving > 0
            ? m.plan_annual_saving({ percent: saving })
            : termWords[term].label,
      }))}
      value={value}
      onValueChange={onValue}
      disabled={disabled}
    />
  );
}

export interface TrialOfferProps {
  /** Formatted end date of a trial that starts today. */
  until: string;
  /** The page that starts the trial. */
  href: string;
}

/** The offer of the free trial, for accounts that have not used it. */
export function TrialOffer({ until, href }: TrialOfferProps) {
  return (
    <div className={styles.offer}>
      <span className={styles.offerPicture}>
        <Icon icon={Hourglass} size={20} />
      </span>
      <div className={styles.offerWords}>
        <p className={styles.offerTitle}>{m.plan_free_trial_days()}</p>
        <p className={styles.offerText}>{m.plan_trial_until({ date: until })}</p>
      </div>
      <div className={styles.offerAction}>
        <ButtonLink href={href}>{m.plan_start_free_trial()}</ButtonLink>
      </div>
    </div>
  );
}

export {
  fairUse,
  isUnlimited,
  limitWords,
  type Plans,
  type PlanTerm,
  priceWords,
  termWords,
} from './plan.ts';
