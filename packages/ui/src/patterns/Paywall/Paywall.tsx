import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { m } from '../../i18n/messages.js';
import {
  fairUse,
  isUnlimited,
  limitWords,
  type PlanFeature,
  PlanFeatures,
  PlanPrice,
  type Plans,
  type PlanTerm,
  PlanToggle,
} from '../PlanPicker/PlanPicker.tsx';
import { serviceListings } from '../PlanPicker/plan.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './Paywall.css.ts';
import { Stone } from './Stone.tsx';

interface ServicesPaywallProps {
  /** Services, which need Premium: `services`. */
  kind: 'services';
  /** The operator's name of app listings. Default: none, the texts are about apps. */
  apps?: string | undefined;
  /** The operator's name of service listings. Default: 'Cloud Experts', in texts about services. */
  services?: string | undefined;
  /** The plans of both intervals. */
  plans: Plans;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** The selected interval. */
  value: PlanTerm;
  /** Called with the newly selected interval. */
  onValue: (value: PlanTerm) => void;
  /** The page that starts the free trial. Default: no trial, for accounts that have used it. */
  trialHref?: string | undefined;
  /** The page that starts a subscription. */
  subscribeHref: string;
}

interface TrialPaywallProps {
  /** The free trial: `trial`. */
  kind: 'trial';
  /** The operator's name of service listings. Default: none, the texts are about services. */
  services?: string | undefined;
  /** The page that starts the free trial. */
  trialHref: string;
  /** Formatted end date of a trial that starts today. */
  until?: string | undefined;
}

interface SpecialOfferPaywallProps {
  /** A special offer, paid for once: `special-offer`. */
  kind: 'special-offer';
  /** Price as text: 'Starts at $9 per offer'. */
  price: string;
  /** Opens the choice of the listing. */
  onChooseListing: () => void;
}

type PanelProps = ServicesPaywallProps | TrialPaywallProps | SpecialOfferPaywallProps;

interface Below {
  /** Content below the card. */
  below?: ReactNode;
}

export type PaywallProps = PanelProps & Below;

/** Explains a paid feature: what it is, what it costs and how to get it. For service analytics, see `AnalyticsNotice`. */
export function Paywall({ below, ...wall }: PaywallProps) {
  return (
    <div className={styles.page}>
      <Wall {...wall} />
      {below}
    </div>
  );
}

function Wall(props: PanelProps) {
  switch (props.kind) {
    case 'services':
      return <Services {...props} />;
    case 'trial':
      return <Trial {...props} />;
    case 'special-offer':
      return (
        <PaywallFrame title={m.plan_special_offer()} text={m.plan_special_offer_help()}>
          <p className={styles.price}>{props.price}</p>
          <div className={styles.actions}>
            <Button
              tone="primary"
              size="touch"
              iconAfter={ArrowRight}
              writes={false}
              onClick={props.onChooseListing}
            >
              {m.plan_choose_listing()}
            </Button>
          </div>
        </PaywallFrame>
      );
  }
}

function Services(props: ServicesPaywallProps) {
  const { plans, value, trialHref, subscribeHref, apps, services } = props;
  const { features } = plans[value];
  const priced = { plan: plans[value], term: value, currency: props.currency };
  const limit = limitWords(features.appListings);
  const list: PlanFeature[] = [
    {
      text: serviceListings(limitWords(features.serviceListings), services),
      included: true,
    },
    { text: dailyViews(services), included: true },
    {
      text:
        apps === undefined
          ? m.plan_app_listings_as_free({ limit })
          : m.plan_own_listings_as_free({ name: apps, limit }),
      included: true,
    },
  ];
  const foot = [trialHref ? m.plan_trial_foot() : '', isUnlimited(features) ? fairUse : ''].filter(
    Boolean,
  );
  return (
    <PaywallFrame
      premium
      title={services === undefined ? m.plan_list_services() : m.plan_own_list_in({ services })}
      text={m.plan_list_team_in({ services: services ?? m.plan_cloud_experts() })}
      foot={foot.join(' ')}
    >
      <PlanToggle plans={plans} value={value} onValue={props.onValue} />
      <PlanPrice {...priced} more={m.plan_cancel_anytime()} />
      <PlanFeatures features={list} />
      <div className={styles.actions}>
        {trialHref === undefined ? null : (
          <ButtonLink href={trialHref} tone="primary" size="touch">
            {m.plan_see_free_trial()}
          </ButtonLink>
        )}
        <ButtonLink
          href={subscribeHref}
          tone={trialHref === undefined ? 'primary' : 'secondary'}
          size="touch"
        >
          {m.plan_subscribe()}
        </ButtonLink>
      </div>
    </PaywallFrame>
  );
}

const dailyViews = (services: string | undefined): string =>
  services === undefined ? m.plan_daily_views() : m.plan_own_daily_views({ services });

const trialFeatures = (services: string | undefined): PlanFeature[] => [
  { text: serviceListings(m.plan_unlimited(), services), included: true },
  { text: dailyViews(services), included: true },
  { text: m.plan_cancel_before_end(), included: true },
];

function Trial({ trialHref, until, services }: TrialPaywallProps) {
  return (
    <PaywallFrame
      premium
      title={m.plan_free_trial_days()}
      text={until ? m.plan_trial_until({ date: until }) : m.plan_trial_90_days()}
      foot={`${m.plan_once_per_account()} ${fairUse}`}
    >
      <PlanFeatures features={trialFeatures(services)} />
      <div className={styles.actions}>
        <ButtonLink href={trialHref} tone="primary" size="touch">
          {m.plan_start_trial()}
        </ButtonLink>
      </div>
    </PaywallFrame>
  );
}

interface PaywallFrameProps {
  title: string;
  text: string;
  /** Shows the Premium badge. */
  premium?: boolean;
  foot?: string;
  children: ReactNode;
}

/** Text next to a picture of greenstone, which is above it on phones. */
function PaywallFrame({ title, text, premium, foot, children }: PaywallFrameProps) {
  const id = useId();
  return (
    <section className={styles.wall} aria-labelledby={id}>
      <div className={styles.words}>
        {premium ? (
          <div>
            <StatusBadge kind="premium" />
          </div>
        ) : null}
        <div className={styles.lead}>
          <Heading level={1} look="display" id={id} focusable>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
        {foot ? <p className={styles.foot}>{foot}</p> : null}
      </div>
      <Stone />
    </section>
  );
}

export interface AnalyticsNoticeProps {
  /** The operator's name of service listings. Default: none, the texts are about services. */
  services?: string | undefined;
  /** The page that starts the free trial. Default: no such button. */
  trialHref?: string | undefined;
}

/** Above the plans, for users sent there from service analytics. */
export function AnalyticsNotice({ trialHref, services }: AnalyticsNoticeProps) {
  return (
    <Banner
      tone="info"
      role="status"
      title={
        services === undefined ? m.plan_upgrade_for_analytics() : m.plan_own_upgrade({ services })
      }
      actions={
        trialHref === undefined ? undefined : (
          <ButtonLink href={trialHref} size="compact">
            {m.plan_start_free_trial()}
          </ButtonLink>
        )
      }
    >
      {services === undefined ? m.plan_upgrade_for_analytics_help() : m.plan_own_upgrade_help()}
    </Banner>
  );
}
