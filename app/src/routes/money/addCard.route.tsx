import { useBillingStore, useCards, usePaymentSettings } from '@portal/data/billing';
import {
  cardProblem,
  messageFor,
  type PaymentSettings,
  requiredAction,
} from '@portal/data/schemas';
import { CardForm, type CardResult, type TakenCard } from '@portal/forms/card';
import { Banner } from '@portal/ui/components/Banner';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { useToast } from '@portal/ui/components/Toast';
import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { MoneyPage, VendorsOnly } from '../../parts/money/MoneyPage.tsx';
import { aboutPlan, mayBeDone, payingTime } from '../../parts/money/useMoney.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { type Action, actionIn, onwardOf } from './goal.ts';

type Goal = 'trial' | 'subscription' | null;

export function Component({ goal }: { goal: Goal }) {
  return (
    <VendorsOnly {...page} help={m.money_cards_are_for()}>
      <AddCardRoute goal={goal} />
    </VendorsOnly>
  );
}

const page = {
  title: m.money_add_card(),
  above: [
    { label: m.shell_my_account(), href: paths.account },
    { label: m.money_payment_methods(), href: paths.paymentMethods },
  ],
  heading: m.money_payment_methods(),
};

const cardNeeded = {
  trial: m.money_card_needed_for_trial(),
  subscription: m.money_card_needed_for_subscription(),
} as const;

const thenWords: Record<Action, string> = {
  resume: m.money_then_resume(),
  pay: m.money_then_pay(),
  change: m.money_then_change(),
};

const nowWords: Record<Action, string> = {
  resume: m.money_now_resume(),
  pay: m.money_now_pay(),
  change: m.money_now_change(),
};

/** Two sentences, or the first without an action. */
const withAction = (sentence: string, words: Record<Action, string>, action: Action | undefined) =>
  action ? `${sentence} ${words[action]}` : sentence;

/** Adds a card. For a trial or a subscription, continues there if the account already has one. */
function AddCardRoute({ goal }: { goal: Goal }) {
  const cards = useCards();
  const settings = usePaymentSettings();
  const [query] = useSearchParams();
  const onward = onwardOf(goal, query);
  const action = actionIn(query);
  if (goal && cards.kind === 'ready' && cards.value.methods.length > 0) {
    return <Navigate to={onward} replace />;
  }
  const loading = settings.kind === 'loading' || (goal !== null && cards.kind === 'loading');
  return (
    <MoneyPage
      {...page}
      loading={loading}
      help={goal ? m.money_no_cards_yet() : withAction(m.money_adding_is_free(), thenWords, action)}
    >
      {goal ? <Banner tone="info">{cardNeeded[goal]}</Banner> : null}
      {settings.kind === 'loading' || loading ? (
        <Skeleton shape="block" height={320} />
      ) : settings.kind === 'failed' ? (
        <FailedPage {...settings} />
      ) : (
        <AddCard
          settings={settings.value}
          onward={onward}
          cancel={goal ? paths.paymentMethods : onward}
          action={action}
        />
      )}
    </MoneyPage>
  );
}

interface AddCardProps {
  settings: PaymentSettings;
  onward: string;
  cancel: string;
  /** What the card is needed for. */
  action: Action | undefined;
}

function AddCard({ settings, onward, cancel, action }: AddCardProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const billing = useBillingStore();
  const { loadProvider } = useAppServices();
  const { mode, publishableKey } = settings;
  // Reloaded settings must not reset the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only mode and key reach the provider.
  const load = useCallback(() => loadProvider(settings), [loadProvider, mode, publishableKey]);

  async function keep(card: TakenCard): Promise<CardResult> {
    try {
      await billing.addPaymentMethod(card, {
        idempotencyKey: [card.id, card.setupIntent].filter(Boolean).join('-'),
        timeout: payingTime,
      });
    } catch (error) {
      return failed(error);
    }
    toast({
      tone: 'positive',
      message: withAction(m.money_card_added(), nowWords, action),
      about: action ? aboutPlan : undefined,
    });
    void navigate(onward);
    return { kind: 'stored' };
  }

  return <CardForm loadProvider={load} onSubmit={keep} cancelHref={cancel} />;
}

function failed(error: unknown): CardResult {
  const action = requiredAction(error);
  if (action?.setupIntent) {
    return { kind: 'ask', clientSecret: action.clientSecret, setupIntent: action.setupIntent };
  }
  const problem = cardProblem(error);
  if (problem) return { kind: 'rejected', problem };
  return { kind: 'failed', message: messageFor(error), unclear: mayBeDone(error) };
}
