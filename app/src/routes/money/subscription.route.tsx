import { useBillingStore, useInvoices } from '@portal/data/billing';
import { useCounts, useUser } from '@portal/data/react';
import {
  isLive,
  type LiveStatus,
  may,
  type PaymentSettings,
  type Plans,
  type Subscription,
} from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { ChangeSubscriptionDialog } from '@portal/forms/subscription';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { formatMoney } from '@portal/ui/components/Money';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { cardName } from '@portal/ui/patterns/CardList';
import { AnalyticsNotice } from '@portal/ui/patterns/Paywall';
import { PlanPicker, type PlanTerm, TrialOffer } from '@portal/ui/patterns/PlanPicker';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { named, ownNames } from '../../ownNames.ts';
import { nameOfCard, payingCard } from '../../parts/money/cardRows.ts';
import { Invoices } from '../../parts/money/Invoices.tsx';
import { MoneyPage } from '../../parts/money/MoneyPage.tsx';
import { trialEnd, useChosenPlan } from '../../parts/money/plans.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { addCardTo } from './goal.ts';
import { paid, resumedWords } from './moneyWords.ts';
import { attentionOf, subscriptionView } from './subscriptionView.ts';
import { useSubscriptionActions } from './useSubscriptionActions.tsx';
import { Stuck, WithPlans } from './WithPlans.tsx';

/** The running subscription, or the plans to choose from. */
export function Component({ forAnalytics }: { forAnalytics: boolean }) {
  return (
    <WithPlans
      title={m.money_subscription()}
      loading={(subscription) =>
        subscription === null ? (
          <Skeleton shape="block" height={336} />
        ) : (
          <SubscriptionPanel view={{ mode: 'loading' }} />
        )
      }
    >
      {(subscription, facts) =>
        isLive(subscription) ? (
          <RunningScreen {...facts} subscription={subscription} />
        ) : (
          <PlansScreen {...facts} forAnalytics={forAnalytics} />
        )
      }
    </WithPlans>
  );
}

interface RunningScreenProps {
  subscription: Subscription & { status: LiveStatus };
  plans: Plans;
  cards: Cards;
  settings: PaymentSettings;
}

/** A subscription: active, in trial, cancelled or with an open payment. */
function RunningScreen({ subscription, plans, cards }: RunningScreenProps) {
  const { now } = useAppServices();
  const navigate = useNavigate();
  const billing = useBillingStore();
  const actions = useSubscriptionActions();
  /** `aside` hides the dialog during a payment and preserves the choices in case it fails. */
  const [changing, setChanging] = useState<'no' | 'open' | 'aside'>('no');
  const card = payingCard(cards, subscription);
  const { plan } = useUser();
  const loading = useInvoices().kind === 'loading';
  const attention = attentionOf(subscription, plan);
  const view = subscriptionView(subscription, nameOfCard(card), now(), plan);
  if (!view || actions.stuck) return <Stuck title={m.money_subscription()} />;
  /** Without a card, opens the page to add one. */
  const withCard = (name: Parameters<typeof addCardTo>[0], action: (id: string) => void) => () =>
    card ? action(card.id) : void navigate(addCardTo(name));

  return (
    <MoneyPage
      title={m.money_subscription()}
      help={plan === 'free' ? m.money_premium_is_off() : help[view.mode]}
      loading={loading}
    >
      <FirstService />
      <SubscriptionPanel
        view={view}
        busy={actions.busy}
        onResume={withCard(
          'resume',
          (id) => void actions.resume(id, resumedWords(subscription.attention)),
        )}
        onPay={withCard('pay', (id) => void actions.change({ paymentMethod: id }, paid.message))}
        onChangeCard={withCard('change', () => setChanging('open'))}
        onLook={() => void actions.look(subscription.status)}
        looked={actions.looked}
        onCancel={() => actions.cancel(subscription.status)}
      />
      <Invoices />
      {changing !== 'no' && card && (attention || view.mode !== 'resume') ? (
        <ChangeSubscriptionDialog
          subscription={subscription}
          plans={attention ? null : plans}
          cards={cards.methods}
          cardId={card.id}
          addCardHref={addCardTo('change')}
          open={changing === 'open'}
          onClose={() => setChanging('no')}
          onPreview={billing.preview}
          onSubmit={async (change, done = paid.message) => {
            // A dialog would cover the bank's authentication.
            setChanging('aside');
            if (!(await actions.change(change, done)))
              return { ok: false, message: '', cancelled: true };
            setChanging('no');
            return { ok: true };
          }}
        />
      ) : null}
      {actions.dialog}
    </MoneyPage>
  );
}

/** The way to the first service, which many users subscribe for; renders nothing once there is one. */
function FirstService() {
  const counts = useCounts();
  const user = useUser();
  if (counts.kind !== 'ready' || !may(user, 'service.create')) return null;
  const { mine, minePending } = counts.value.services;
  if (mine + minePending > 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink size="compact" href={paths.newListing('services')}>
          {named('services', m.money_create_service(), m.names_new_listing)}
        </ButtonLink>
      }
    >
      {named('services', m.money_services_included(), m.names_included)}
    </Banner>
  );
}

const help: Partial<Record<string, string>> = {
  trialing: m.money_on_trial(),
  update: m.money_on_premium(),
  resume: m.money_is_cancelled(),
};

interface PlansScreenProps {
  plans: Plans;
  cards: Cards;
  settings: PaymentSettings;
  forAnalytics: boolean;
}

/** The plans, for an account without one. */
function PlansScreen({ plans, cards, settings, forAnalytics }: PlansScreenProps) {
  const { term, chosen, choose: show } = useChosenPlan();
  const { now } = useAppServices();
  const navigate = useNavigate();
  const actions = useSubscriptionActions();
  const loading = useInvoices().kind === 'loading';
  const card = payingCard(cards);
  const { price } = plans[term];
  const bill = (amount: number) => formatMoney(amount, settings.currency, 'always');
  const choose = (value: PlanTerm) => {
    if (card) void actions.subscribe(card.id, plans[value]);
    else void navigate(paths.addCardFor('subscription', value));
  };
  const { available, days } = settings.trial;
  const trial = paths.trialTo(chosen);

  if (actions.stuck) return <Stuck title={m.money_subscription()} />;
  return (
    <MoneyPage title={m.money_subscription()} heading={null} loading={loading}>
      {forAnalytics ? (
        <AnalyticsNotice services={ownNames().services} trialHref={available ? trial : undefined} />
      ) : null}
      <PlanPicker
        {...ownNames()}
        plans={plans}
        currency={settings.currency}
        value={term}
        onValue={show}
        help={[
          m.money_on_free_plan(),
          cards.credit ? m.money_you_have_credit({ sum: bill(cards.credit) }) : '',
          cards.debt ? m.money_you_owe({ sum: bill(cards.debt) }) : '',
        ]
          .filter(Boolean)
          .join(' ')}
        onChoose={choose}
        busy={actions.busy !== undefined}
        note={
          card ? (
            <>
              <span>{chargedToday(cardName(card.card), price, cards, bill)}</span>{' '}
              <Link href={paths.paymentMethods} underline="always">
                {m.money_change_card()}
              </Link>
            </>
          ) : (
            m.money_card_first()
          )
        }
      >
        {available ? <TrialOffer until={trialEnd(now(), days)} href={trial} /> : null}
      </PlanPicker>
      <Invoices />
      {actions.dialog}
    </MoneyPage>
  );
}

/** Credit is used before the card; debt is added. */
function chargedToday(
  card: string,
  price: number,
  { credit, debt }: Cards,
  bill: (amount: number) => string,
): string {
  if (debt > 0)
    return m.money_charged_with_debt({ total: bill(price + debt), card, debt: bill(debt) });
  if (credit === 0) return m.money_card_charged_today({ card });
  if (credit >= price) return m.money_covered_by_credit();
  return m.money_charged_beside_credit({
    sum: bill(price - credit),
    card,
    credit: bill(credit),
  });
}
