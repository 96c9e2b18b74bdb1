import { useCards, useClient, usePaymentSettings, useStores } from '@portal/data/react';
import {
  cardProblem,
  messageFor,
  type PaymentSettings,
  requiredAction,
} from '@portal/data/schemas';
import { paymentTexts } from '@portal/domain';
import { CardForm, type CardResult, type TakenCard } from '@portal/forms/card';
import { Banner } from '@portal/ui/components/Banner';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { useToast } from '@portal/ui/components/Toast';
import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { FailedPage } from '../failure.tsx';
import { actionIn, onwardOf } from './goal.ts';
import { cardsAreFor, MoneyPage, VendorsOnly } from './MoneyPage.tsx';
import { aboutPlan, mayBeDone, payingTime, useMoneyChanged } from './useMoney.ts';

type Goal = 'trial' | 'subscription' | null;

export function route(goal: Goal) {
  return {
    Component: () => (
      <VendorsOnly {...page} help={cardsAreFor}>
        <AddCardRoute goal={goal} />
      </VendorsOnly>
    ),
  };
}

const page = {
  title: 'Add a card',
  trail: [{ label: 'Payment methods', href: paths.paymentMethods }],
  heading: 'Payment methods',
};

const goalWords = { trial: 'start a free trial', subscription: 'start a subscription' } as const;

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
      help={
        goal
          ? 'You have no cards yet.'
          : `Nothing is charged when a card is added.${action ? ` Then you can ${action}.` : ''}`
      }
    >
      {goal ? <Banner tone="info">{paymentTexts.cardNeeded(goalWords[goal])}</Banner> : null}
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
  action: string | undefined;
}

function AddCard({ settings, onward, cancel, action }: AddCardProps) {
  const client = useClient();
  const navigate = useNavigate();
  const toast = useToast();
  const changed = useMoneyChanged();
  const { billing } = useStores();
  const { loadProvider } = useAppServices();
  const { mode, publishableKey } = settings;
  // Reloaded settings must not reset the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only mode and key reach the provider.
  const load = useCallback(() => loadProvider(settings), [loadProvider, mode, publishableKey]);

  async function keep(card: TakenCard): Promise<CardResult> {
    try {
      await client.billing.addPaymentMethod(card, {
        idempotencyKey: [card.id, card.setupIntent].filter(Boolean).join('-'),
        timeout: payingTime,
      });
    } catch (error) {
      const result = failed(error);
      // The list of cards shows the result of an attempt that is not repeated.
      if (result.kind === 'failed' && result.unclear) billing.invalidate();
      return result;
    }
    await changed();
    toast({
      tone: 'positive',
      message: `Your card was added.${action ? ` Now you can ${action}.` : ''}`,
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
