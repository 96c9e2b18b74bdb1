import { ArrowRight } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import {
  fairUse,
  isUnlimited,
  limitWords,
  type PlanFeature,
  PlanFeatures,
  PlanPrice,
  PlanToggle,
} from '../PlanPicker/index.ts';
import * as styles from './Paywall.css.ts';
import { PaywallFrame } from './PaywallFrame.tsx';
import type {
  PaywallProps,
  ServicesPaywallProps,
  TrialPaywallProps,
  WallProps,
} from './paywallProps.ts';

/** Says why something has to be paid for, what it costs, and how to get it. For service analytics there is `AnalyticsNotice`. */
export function Paywall({ below, ...wall }: PaywallProps) {
  return (
    <div className={styles.page}>
      <Wall {...wall} />
      {below}
    </div>
  );
}

function Wall(props: WallProps) {
  switch (props.kind) {
    case 'services':
      return <Services {...props} />;
    case 'trial':
      return <Trial {...props} />;
    case 'special-offer':
      return (
        <PaywallFrame
          title="Special offer"
          text="Put a reason to act on a listing’s page. An admin looks at it first, and you get the money back if it is declined."
        >
          <p className={styles.price}>{props.price}</p>
          <div className={styles.actions}>
            <Button
              tone="primary"
              size="touch"
              iconAfter={ArrowRight}
              onClick={props.onChooseListing}
            >
              Choose a listing
            </Button>
          </div>
        </PaywallFrame>
      );
  }
}

function Services(props: ServicesPaywallProps) {
  const { plans, value, trialHref, subscribeHref } = props;
  const { features } = plans[value];
  const priced = { plan: plans[value], term: value, currency: props.currency };
  const list: PlanFeature[] = [
    { text: `Service listings: ${limitWords(features.serviceListings)}`, included: true },
    { text: 'Views of every service, day by day', included: true },
    { text: `App listings: ${limitWords(features.appListings)}, as before`, included: true },
  ];
  const foot = [
    trialHref ? '90 day free trial. Nothing is charged until it ends.' : '',
    isUnlimited(features) ? fairUse : '',
  ].filter(Boolean);
  return (
    <PaywallFrame
      premium
      title="List your services"
      text="Cloud Experts puts your team in front of small businesses that are looking for help with their software."
      foot={foot.join(' ')}
    >
      <PlanToggle plans={plans} value={value} onValue={props.onValue} />
      <PlanPrice {...priced} more="Cancel whenever you like." />
      <PlanFeatures features={list} />
      <div className={styles.actions}>
        {trialHref === undefined ? null : (
          <ButtonLink href={trialHref} tone="primary" size="touch">
            See free trial
          </ButtonLink>
        )}
        <ButtonLink
          href={subscribeHref}
          tone={trialHref === undefined ? 'primary' : 'secondary'}
          size="touch"
        >
          Subscribe
        </ButtonLink>
      </div>
    </PaywallFrame>
  );
}

const trialFeatures: PlanFeature[] = [
  { text: 'Service listings: Unlimited*', included: true },
  { text: 'Views of every service, day by day', included: true },
  { text: 'Cancel at any time before it ends', included: true },
];

function Trial({ trialHref, until }: TrialPaywallProps) {
  return (
    <PaywallFrame
      premium
      title="90 day free trial"
      text={
        until
          ? `Everything in Premium until ${until}. Nothing is charged before that.`
          : 'Everything in Premium for 90 days. Nothing is charged before they end.'
      }
      foot={`Once per account. ${fairUse}`}
    >
      <PlanFeatures features={trialFeatures} />
      <div className={styles.actions}>
        <ButtonLink href={trialHref} tone="primary" size="touch">
          Start trial
        </ButtonLink>
      </div>
    </PaywallFrame>
  );
}
