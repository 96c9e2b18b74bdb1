import { Plus } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LoadFailed, NoConnection } from '../NotLoaded.tsx';
import * as styles from './CardList.css.ts';
import type { CardListState } from './paymentCard.ts';

interface NoCardsProps {
  state: Exclude<CardListState, 'ready' | 'loading'>;
  addHref: string;
  onRetry: (() => void) | undefined;
}

/** What stands in place of the cards: there are none, or they could not be had. */
export function NoCards({ state, addHref, onRetry }: NoCardsProps) {
  switch (state) {
    case 'empty':
      return (
        <div className={styles.card}>
          <EmptyState
            drawing="stones"
            title="You have no cards yet"
            action={
              <ButtonLink href={addHref} tone="primary" icon={Plus}>
                Add card
              </ButtonLink>
            }
          >
            A card pays for the plan and for special offers. Nothing is charged when you add one.
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.card}>
          <LoadFailed title="Your payment methods could not be loaded" onRetry={onRetry}>
            The server did not answer. Your cards and your plan are as they were.
          </LoadFailed>
        </div>
      );
    case 'offline':
      return (
        <div className={styles.card}>
          <NoConnection onRetry={onRetry}>
            Cards are not kept on this device. They load by themselves when you are back.
          </NoConnection>
        </div>
      );
  }
}
