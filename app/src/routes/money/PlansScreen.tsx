import type { PaymentSettings, Plans } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { Link } from '@portal/ui/components/Link';
import { formatMoney } from '@portal/ui/components/Money';
import { AnalyticsNotice } from '@portal/ui/patterns/Paywall';
import { PlanPicker, type PlanTerm, TrialOffer } from '@portal/ui/patterns/PlanPicker';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { nameOfCard, payingCard } from './cardRows.ts';
import { Invoices } from './Invoices.tsx';
import { MoneyAlert } from './MoneyAlert.tsx';
import { MoneyPage } from './MoneyPage.tsx';
import { trialEnd } from './planWords.ts';
import { useChosenPlan } from './useChosenPlan.ts';
import { useSubscriptionDeeds } from './useSubscriptionDeeds.ts';

interface PlansScreenProps {
  plans: Plans;
  cards: Cards;
  settings: PaymentSettings;
  forAnalytics: boolean;
}

/** The plans, for an account that has none. */
export function PlansScreen({ plans, cards, settings, forAnalytics }: PlansScreenProps) {
  const { term, chosen, choose: show } = useChosenPlan();
  const { now } = useSurroundings();
  const navigate = useNavigate();
  const deeds = useSubscriptionDeeds();
  const card = payingCard(cards);
  const { price } = plans[term];
  const bill = (amount: number) => formatMoney(amount, settings.currency, 'always');
  const choose = (value: PlanTerm) => {
    if (card) void deeds.subscribe(card.id, plans[value]);
    else void navigate(paths.addCardFor('subscription', value));
  };
  const { available, days } = settings.trial;
  const trial = paths.trialTo(chosen);

  if (deeds.stuck) {
    return (
      <MoneyPage title="Subscription">
        <SubscriptionPanel view={{ mode: 'failed' }} onRetry={() => void navigate(0)} />
      </MoneyPage>
    );
  }
  return (
    <MoneyPage title="Subscription" heading={null}>
      {forAnalytics ? <AnalyticsNotice trialHref={available ? trial : undefined} /> : null}
      <PlanPicker
        plans={plans}
        currency={settings.currency}
        value={term}
        onValue={show}
        help={`You are on the Free plan.${cards.credit ? ` You have ${bill(cards.credit)} of credit.` : ''}${cards.debt ? ` You owe ${bill(cards.debt)} from before.` : ''}`}
        onChoose={choose}
        busy={deeds.busy !== undefined}
        note={
          card ? (
            <>
              {chargedToday(nameOfCard(card), price, cards, bill)}{' '}
              <Link href={paths.paymentMethods} underline="always">
                Change card
              </Link>
            </>
          ) : (
            'You add a card first. Nothing is charged until you subscribe.'
          )
        }
      >
        {available ? <TrialOffer until={trialEnd(now(), days)} href={trial} /> : null}
      </PlanPicker>
      <Invoices />
      <MoneyAlert alert={deeds.alert} onClose={deeds.closeAlert} />
    </MoneyPage>
  );
}

/** Credit pays before the card does, and what is owed is charged as well. */
function chargedToday(
  card: string | null,
  price: number,
  { credit, debt }: Cards,
  bill: (amount: number) => string,
): string {
  if (debt > 0)
    return `${bill(price + debt)} is charged to ${card} today, ${bill(debt)} of it is owed from before.`;
  if (credit === 0) return `${card} is charged today.`;
  if (credit >= price) return 'Nothing is charged today, your credit pays all of it.';
  return `${bill(price - credit)} is charged to ${card} today, ${bill(credit)} is paid from your credit.`;
}
