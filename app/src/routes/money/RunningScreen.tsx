import { useUser } from '@portal/data/react';
import type { LiveStatus, PaymentSettings, Plans, Subscription } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSurroundings } from '../../portal.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { nameOfCard, payingCard } from './cardRows.ts';
import { addCardTo } from './goal.ts';
import { Invoices } from './Invoices.tsx';
import { MoneyAlert } from './MoneyAlert.tsx';
import { MoneyPage } from './MoneyPage.tsx';
import { paid, resumedWords } from './outcomeWords.ts';
import { attentionOf, subscriptionView } from './subscriptionView.ts';
import { useSubscriptionDeeds } from './useSubscriptionDeeds.ts';

interface RunningScreenProps {
  subscription: Subscription & { status: LiveStatus };
  plans: Plans;
  cards: Cards;
  settings: PaymentSettings;
}

/** A subscription that runs, is on trial, ends soon or waits for a payment. */
export function RunningScreen({ subscription, plans, cards }: RunningScreenProps) {
  const { now } = useSurroundings();
  const navigate = useNavigate();
  const deeds = useSubscriptionDeeds();
  /** What was chosen is put aside while it is paid, and there again when that fails. */
  const [changing, setChanging] = useState<'no' | 'open' | 'aside'>('no');
  const card = payingCard(cards, subscription);
  const { plan } = useUser();
  const attention = attentionOf(subscription, plan);
  const view = subscriptionView(subscription, nameOfCard(card), now(), plan);
  if (!view || deeds.stuck) {
    return (
      <MoneyPage title="Subscription">
        <SubscriptionPanel view={{ mode: 'failed' }} onRetry={() => void navigate(0)} />
      </MoneyPage>
    );
  }
  /** Without a card the way leads to adding one. */
  const withCard = (name: Parameters<typeof addCardTo>[0], deed: (id: string) => void) => () =>
    card ? deed(card.id) : void navigate(addCardTo(name));

  return (
    <MoneyPage
      title="Subscription"
      help={plan === 'free' ? 'Premium is off for now.' : help[view.mode]}
    >
      <SubscriptionPanel
        view={view}
        busy={deeds.busy}
        onResume={withCard(
          'resume',
          (id) => void deeds.resume(id, resumedWords(subscription.attention)),
        )}
        onPay={withCard('pay', (id) => void deeds.change({ paymentMethod: id }, paid.message))}
        onChangeCard={withCard('change', () => setChanging('open'))}
        onLook={() => void deeds.look(subscription.status)}
        looked={deeds.looked}
        onCancel={() => deeds.cancel(subscription.status)}
      />
      <Invoices />
      {changing !== 'no' && card && (attention || view.mode !== 'resume') ? (
        <ChangeDialog
          subscription={subscription}
          plans={attention ? null : plans}
          cards={cards}
          cardId={card.id}
          open={changing === 'open'}
          onClose={() => setChanging('no')}
          onChange={async (change, done) => {
            // The bank's question would lie under a dialog.
            setChanging('aside');
            if (await deeds.change(change, done)) setChanging('no');
          }}
        />
      ) : null}
      <MoneyAlert alert={deeds.alert} onClose={deeds.closeAlert} />
    </MoneyPage>
  );
}

const help: Partial<Record<string, string>> = {
  trialing: 'You are on the free trial.',
  update: 'You are on Premium.',
  resume: 'You are on Premium until it ends.',
};
