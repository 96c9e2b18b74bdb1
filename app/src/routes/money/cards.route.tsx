import { useBillingStore, useCards, useSubscription } from '@portal/data/billing';
import { DataError, messageFor } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { CardList, type CardListState } from '@portal/ui/patterns/CardList';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { failureKind } from '../../parts/failure.tsx';
import { cardRows } from '../../parts/money/cardRows.ts';
import { MoneyPage, useFocusRestored, VendorsOnly } from '../../parts/money/MoneyPage.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';

export function Component() {
  return (
    <VendorsOnly title={m.money_payment_methods()} help={m.money_cards_are_for()}>
      <CardsOfAccount />
    </VendorsOnly>
  );
}

function CardsOfAccount() {
  const cards = useCards();
  const subscription = useSubscription();
  const billing = useBillingStore();
  const toast = useToast();
  const { act, busyOn } = useAction();
  const { now } = useAppServices();
  useFocusRestored();
  const [addFirst, setAddFirst] = useState(false);
  const rows =
    cards.kind === 'ready'
      ? cardRows(cards.value, subscription.kind === 'ready' ? subscription.value : null, now())
      : [];

  const makeDefault = (id: string) =>
    act(() => billing.setDefaultCard(id), m.money_default_card_changed(), { on: id });

  async function remove(id: string): Promise<string | undefined> {
    try {
      await billing.removePaymentMethod(id);
    } catch (error) {
      const code = error instanceof DataError ? error.code : undefined;
      setAddFirst(code === 'conflict');
      if (code !== 'not-found') return messageFor(error);
      await billing.reload();
    }
    toast({ tone: 'positive', message: m.money_card_deleted() });
    return undefined;
  }

  return (
    <MoneyPage
      title={m.money_payment_methods()}
      help={m.money_default_card_is_for()}
      loading={cards.kind === 'loading'}
    >
      <CardList
        state={stateOf(cards)}
        cards={rows}
        addHref={paths.addCard}
        changeHref={paths.subscription}
        busy={cards.kind === 'ready' && cards.refreshing}
        changing={busyOn}
        onMakeDefault={(id) => void makeDefault(id)}
        onDelete={remove}
        addFirst={addFirst}
        onRetry={cards.retry}
      />
    </MoneyPage>
  );
}

function stateOf(cards: ReturnType<typeof useCards>): CardListState {
  if (cards.kind === 'loading') return 'loading';
  if (cards.kind === 'failed') return failureKind(cards.error);
  return cards.value.methods.length > 0 ? 'ready' : 'empty';
}
