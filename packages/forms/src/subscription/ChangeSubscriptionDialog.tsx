import {
  messageFor,
  type PaymentMethod,
  type Plan,
  type PlanChange,
  type PlanInterval,
  type Plans,
  planIntervals,
  type Subscription,
} from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Text } from '@portal/ui/components/Text';
import { cardName } from '@portal/ui/patterns/CardList';
import { priceWords } from '@portal/ui/patterns/PlanPicker';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../core/FormDialog.tsx';
import { FormRadioGroup } from '../core/FormRadioGroup.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { type BoundForm, useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import { type Amount, changeWords } from './changeWords.ts';

export interface SubscriptionChange {
  /** Id of the card. */
  paymentMethod: string;
  /** Default: unchanged. */
  plan?: Plan | undefined;
  /** The amount shown to the user, in cents, and the time it is of; the server charges no other. */
  amount?: number;
  prorationDate?: number;
}

type ChangeValues = { plan: PlanInterval | null; card: string };

const premiumFor: Record<PlanInterval, string> = {
  annually: m.subscription_premium_annual(),
  quarterly: m.subscription_premium_quarterly(),
};

type Preview = (price: string, options: { signal: AbortSignal }) => Promise<PlanChange>;

interface ChangeSubscriptionDialogProps {
  subscription: Subscription;
  /** Null while a payment is open: only the card can be changed then. */
  plans: Plans | null;
  cards: readonly PaymentMethod[];
  /** Id of the card that pays now. */
  cardId: string;
  /** The page that adds a card. */
  addCardHref: string;
  /** Closing keeps the choices. Render a new one to start again. */
  open: boolean;
  onClose: () => void;
  /** Loads what a change to the plan with this price charges today. */
  onPreview: Preview;
  /** Makes the change. `done`: the message after it; undefined when it pays an open payment. The caller closes the dialog. */
  onSubmit: (change: SubscriptionChange, done: string | undefined) => Promise<SubmitResult>;
}

/** Changes plan or card, and shows the cost before the user confirms. */
export function ChangeSubscriptionDialog(props: ChangeSubscriptionDialogProps) {
  const { subscription, plans, cards, cardId, addCardHref, open, onClose, onSubmit } = props;
  const current = subscription.plan;
  const form: BoundForm<ChangeValues> = useForm({
    values: { plan: current, card: cardId },
    rules: () => ({ fields: {} }),
    // Without a change, or before its amount is known.
    ready: async () => words.ready,
    onSubmit: ({ card }) =>
      onSubmit(
        { paymentMethod: card, plan, ...(amount.kind === 'known' ? shownIn(amount.change) : {}) },
        words.done,
      ),
  });
  const [term, card] = useWatch({ control: form.api.control, name: ['plan', 'card'] });
  const plan = plans && term && term !== current ? plans[term] : undefined;
  const { amount, retry } = useAmount(plan?.id, props.onPreview);
  const chosen = cards.find(({ id }) => id === card);
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
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={plans ? m.subscription_change_plan_or_card() : m.subscription_change_card()}
      confirm={{
        label: words.button,
        busyLabel: m.core_changing(),
        tone: 'primary',
        disabled: !words.ready,
      }}
      cancel={m.subscription_not_now()}
    >
      {plans ? (
        <FormRadioGroup<ChangeValues>
          name="plan"
          label={m.subscription_plan()}
          options={planIntervals.map((value) => ({
            value,
            label: premiumFor[value],
            help: priceWords(plans[value].price, value, subscription.currency),
          }))}
        />
      ) : null}
      <FormRadioGroup<ChangeValues>
        name="card"
        label={m.subscription_payment_method()}
        options={cards.map(({ id, card: look }) => ({ value: id, label: cardName(look) }))}
      />
      <Link href={addCardHref}>{m.subscription_add_another_card()}</Link>
      <div role="status">{words.text ? <Text size="small">{words.text}</Text> : null}</div>
      {plan && amount.kind === 'failed' ? (
        <div>
          <Button tone="secondary" size="compact" onClick={retry}>
            {m.card_retry()}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}

const shownIn = ({ amount, prorationDate }: PlanChange) => ({ amount, prorationDate });

/** What a change to the plan with this price costs today. Never that of another plan. */
function useAmount(price: string | undefined, onPreview: Preview) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ price: string; amount: Amount }>();
  const preview = useEffectEvent(onPreview);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads it again.
  useEffect(() => {
    if (price === undefined) return;
    const stop = new AbortController();
    const show = (amount: Amount) => {
      if (!stop.signal.aborted) setFound({ price, amount });
    };
    preview(price, { signal: stop.signal }).then(
      (change) => show({ kind: 'known', change }),
      (error: unknown) => show({ kind: 'failed', message: messageFor(error) }),
    );
    return () => {
      stop.abort();
      setFound(undefined);
    };
  }, [price, attempt]);
  const amount: Amount = found?.price === price && found ? found.amount : { kind: 'asking' };
  return { amount, retry: () => setAttempt((last) => last + 1) };
}
