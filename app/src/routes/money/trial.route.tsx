import { isLive, type PaymentSettings, type Plans } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Link } from '@portal/ui/components/Link';
import { Inline, Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { PlanToggle, priceWords } from '@portal/ui/patterns/PlanPicker';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { nameOfCard, payingCard } from '../../parts/money/cardRows.ts';
import { MoneyPage } from '../../parts/money/MoneyPage.tsx';
import { trialEnd, useChosenPlan } from '../../parts/money/plans.ts';
import { paths, planIn } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { useSubscriptionActions } from './useSubscriptionActions.tsx';
import { Stuck, WithPlans } from './WithPlans.tsx';

/** Starts the free trial. Needs a card and an account that never had a trial. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <WithPlans title={m.money_trial_title()} loading={() => <TrialLoading />}>
      {(subscription, facts) => {
        if (isLive(subscription)) return <Navigate to={paths.subscription} replace />;
        const { available } = facts.settings.trial;
        return available && facts.cards.methods.length === 0 ? (
          <Navigate to={paths.addCardFor('trial', planIn(query))} replace />
        ) : (
          <TrialScreen {...facts} />
        );
      }}
    </WithPlans>
  );
}

interface TrialScreenProps {
  plans: Plans;
  cards: Cards;
  settings: PaymentSettings;
}

/** Explains the trial, its end and the plan that follows. */
function TrialScreen({ plans, cards, settings }: TrialScreenProps) {
  const { now } = useAppServices();
  const { term, chosen, choose } = useChosenPlan();
  const actions = useSubscriptionActions();
  const card = payingCard(cards);
  const { available, days, product } = settings.trial;
  const plansHref = paths.subscriptionTo(chosen);
  const until = trialEnd(now(), days);

  // Stays while the trial starts, although reloaded settings already count it as used.
  const [starting, setStarting] = useState(false);

  /** The route redirects once the subscription has loaded. */
  async function start(id: string) {
    setStarting(true);
    if (!(await actions.subscribe(id, plans[term], product))) setStarting(false);
  }

  if (actions.stuck) return <Stuck title={m.money_trial_title()} />;
  return (
    <MoneyPage
      title={m.money_trial_title()}
      above={[
        { label: m.shell_my_account(), href: paths.account },
        { label: m.money_subscription(), href: plansHref },
      ]}
      help={cards.debt ? m.money_trial_only_owed() : m.money_trial_free_until_end()}
    >
      {(available || starting) && card ? (
        <Card>
          <PlanToggle plans={plans} value={term} onValue={choose} />
          <DescriptionList
            layout="ends"
            items={[
              {
                term: cards.debt ? m.money_already_owed() : m.money_due_today(),
                details: formatMoney(cards.debt, settings.currency, 'always'),
              },
              { term: m.money_trial_ends_term(), details: until },
              {
                term: m.money_on_day({ day: until }),
                details: priceWords(plans[term].price, term, settings.currency),
              },
              {
                term: m.money_payment_method(),
                details: (
                  <>
                    <span>{nameOfCard(card)}</span>{' '}
                    <Link href={paths.paymentMethods} underline="always">
                      {m.money_change_card()}
                    </Link>
                  </>
                ),
              },
            ]}
          />
          <Inline justify="end">
            <ButtonLink href={plansHref} tone="ghost">
              {m.money_not_now()}
            </ButtonLink>
            <Button
              tone="primary"
              busy={starting}
              busyLabel={m.money_starting()}
              onClick={() => void start(card.id)}
            >
              {m.money_start_trial()}
            </Button>
          </Inline>
        </Card>
      ) : (
        <Banner
          tone="info"
          title={m.money_trial_used()}
          actions={
            <ButtonLink href={plansHref} size="compact">
              {m.money_see_plans()}
            </ButtonLink>
          }
        >
          {m.money_one_trial_each()}
        </Banner>
      )}
      {actions.dialog}
    </MoneyPage>
  );
}

/** As high as the card of the trial. */
function TrialLoading() {
  return (
    <Card>
      <div role="status">
        <VisuallyHidden>{m.money_loading_trial()}</VisuallyHidden>
        <Skeleton shape="block" width={224} height={44} />
      </div>
      <Stack space="small">
        {[64, 136, 96, 152].map((width) => (
          <Inline key={width} justify="between">
            <Skeleton shape="text" width={96} />
            <Skeleton shape="text" width={width} />
          </Inline>
        ))}
      </Stack>
      <Inline justify="end">
        <Skeleton shape="block" width={120} height={40} />
      </Inline>
    </Card>
  );
}
