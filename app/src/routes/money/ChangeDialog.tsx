import { useBillingStore } from '@portal/data/billing';
import {
  messageFor,
  type Plan,
  type PlanChange,
  type PlanInterval,
  type Plans,
  planIntervals,
  type Subscription,
} from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { Text } from '@portal/ui/components/Text';
import { cardName } from '@portal/ui/patterns/CardList';
import { priceWords } from '@portal/ui/patterns/PlanPicker';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { addCardTo } from './goal.ts';
import { type Amount, changeWords } from './moneyWords.ts';
import type { Change } from './useSubscriptionActions.tsx';

interface ChangeDialogProps {
  subscription: Subscription;
  /** Null while a payment is open: only the card can be changed then. */
  plans: Plans | null;
  cards: Cards;
  cardId: string;
  /** Closing preserves the choices. */
  open: boolean;
  onClose: () => void;
  onChange: (change: Change, done: string) => void;
}

const premiumFor: Record<PlanInterval, string> = {
  annually: m.money_premium_annual(),
  quarterly: m.money_premium_quarterly(),
};

/** Changes plan or card, and shows the cost before the user confirms. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { subscription, plans, cards, cardId, open, onClose, onChange } = props;
  const current = subscription.plan;
  const [term, setTerm] = useState<PlanInterval | null>(current);
  const [card, setCard] = useState(cardId);
  const plan = plans && term && term !== current ? plans[term] : undefined;
  const amount = useAmount(plan);
  const chosen = cards.methods.find(({ id }) => id === card);
  const words = changeWords({
    amount,
    credit: subscription.credit,
    debt: subscription.debt,
    open: subscription.attention,
    card: chosen ? cardName(chosen.card) : '',
    cardChanged: card !== cardId,
    term: plan ? term : null,
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="small"
      title={plans ? m.money_change_plan_or_card() : m.money_change_card()}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {m.money_not_now()}
          </Button>
          <Button
            tone="primary"
            disabled={!words.ready}
            onClick={() => onChange({ paymentMethod: card, plan, ...shownIn(amount) }, words.done)}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <Stack>
        {plans ? (
          <RadioGroup
            name="plan"
            label={m.money_plan()}
            options={planIntervals.map((value) => ({
              value,
              label: premiumFor[value],
              help: priceWords(plans[value].price, value, subscription.currency),
            }))}
            value={term}
            onValueChange={(value) => setTerm(planIntervals.find((each) => each === value) ?? null)}
          />
        ) : null}
        <RadioGroup
          name="card"
          label={m.money_payment_method()}
          options={cards.methods.map(({ id, card: look }) => ({
            value: id,
            label: cardName(look),
          }))}
          value={card}
          onValueChange={setCard}
        />
        <Link href={addCardTo('change')}>{m.money_add_another_card()}</Link>
        <div role="status">{words.text ? <Text size="small">{words.text}</Text> : null}</div>
      </Stack>
    </Dialog>
  );
}

/** The amount shown; the server charges no other. */
function shownIn(shown: Amount): Pick<Change, 'prorationDate' | 'amount'> {
  if (shown.kind !== 'known') return {};
  const { prorationDate, amount } = shown.change;
  return { prorationDate, amount };
}

/** Loads what a change of plan costs today. */
function useAmount(plan: Plan | undefined): Amount {
  const billing = useBillingStore();
  const [amount, setAmount] = useState<Amount>({ kind: 'none' });
  const price = plan?.id;
  useEffect(() => {
    if (price === undefined) return setAmount({ kind: 'none' });
    const stop = new AbortController();
    const show = (next: Amount) => {
      if (!stop.signal.aborted) setAmount(next);
    };
    show({ kind: 'asking' });
    billing.preview(price, { signal: stop.signal }).then(
      (change: PlanChange) => show({ kind: 'known', change }),
      (error: unknown) => show({ kind: 'failed', message: messageFor(error) }),
    );
    return () => stop.abort();
  }, [billing, price]);
  return amount;
}
