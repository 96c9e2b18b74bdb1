import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { DialogError } from '../DialogError/DialogError.tsx';
import { ListState } from '../ListState.tsx';
import { type Outcome, useAsk } from '../useAsk.ts';
import * as styles from './CardList.css.ts';
import { CardRow } from './CardRow.tsx';
import { type CardListState, cardName, type PaymentCard } from './paymentCard.ts';

export interface CardListProps {
  /** Whether the cards are shown, or what replaces them. */
  state: CardListState;
  /** The account's cards, the default one first; shown when `state` is `ready`. */
  cards: readonly PaymentCard[];
  /** Page that adds a card. */
  addHref: string;
  /** Deletes a card once the user has confirmed. Resolves with an error message, or undefined on success. */
  onDelete: (id: string) => Outcome;
  /** Page that changes the card of a subscription. A card in use has Change card in place of Delete. */
  changeHref: string;
  /** The deletion was rejected because another card is needed first: links to adding one. Default false. */
  addFirst?: boolean | undefined;
  /** Makes another card the default. */
  onMakeDefault: (id: string) => void;
  /** Id of the card that is being made the default. Sets `aria-busy` on its button. */
  changing?: string | undefined;
  /** The cards are reloading. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Loads the cards again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** The payment methods of an account. */
export function CardList(props: CardListProps) {
  const { state, cards, addHref, changeHref, onDelete, busy } = props;
  const [needed, setNeeded] = useState<{ card: PaymentCard; open: boolean } | null>(null);
  const deleting = useAsk((card: PaymentCard) => onDelete(card.id));
  return (
    <div className={styles.list}>
      {state === 'ready' ? (
        <>
          <ul className={styles.card} aria-label="Payment methods" aria-busy={busy || undefined}>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                changing={props.changing}
                onMakeDefault={props.onMakeDefault}
                onDelete={deleting.ask}
                onChange={(card) => setNeeded({ card, open: true })}
              />
            ))}
          </ul>
          <div>
            <ButtonLink href={addHref} icon={Plus}>
              Add card
            </ButtonLink>
          </div>
        </>
      ) : null}
      <ListState
        state={state}
        frame={styles.card}
        skeleton={<CardsSkeleton />}
        empty={{
          title: 'You have no cards yet',
          text: 'Use a card to pay for your plan and special offers. Nothing is charged when you add one.',
          action: (
            <ButtonLink href={addHref} tone="primary" icon={Plus}>
              Add card
            </ButtonLink>
          ),
        }}
        failed={{
          title: 'Your payment methods could not be loaded',
          text: 'The server didn’t respond. Your cards and plan haven’t changed.',
        }}
        offline="Cards aren’t stored on this device. They’ll load when you’re back online."
        onRetry={props.onRetry}
      />
      <Dialog
        open={needed?.open ?? false}
        onOpenChange={(open) => setNeeded(needed && { ...needed, open })}
        size="small"
        title={`${needed?.card.usedFor} needs this card`}
        actions={
          <>
            <Button tone="ghost" onClick={() => setNeeded(needed && { ...needed, open: false })}>
              Keep it
            </Button>
            <ButtonLink tone="primary" href={changeHref}>
              Change card
            </ButtonLink>
          </>
        }
      >
        <p>
          {`${needed?.card.usedFor} is paid with ${needed ? cardName(needed.card) : ''}. Switch to another card before you delete this one.`}
        </p>
      </Dialog>
      <AlertDialog
        {...deleting.dialog}
        title="Delete payment method?"
        confirm="Delete"
        cancel="Keep it"
        busyLabel="Deleting"
      >
        <p>
          {deleting.about ? cardName(deleting.about) : ''} will be removed from your account. You
          can add it again at any time.
        </p>
        <DialogError error={deleting.error} />
        {deleting.error && props.addFirst ? (
          <p className={styles.way}>
            <Link href={addHref} underline="always">
              Add another card
            </Link>
          </p>
        ) : null}
      </AlertDialog>
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.card}>
      <VisuallyHidden>Loading your payment methods</VisuallyHidden>
      {[176, 208].map((width) => (
        <div key={width} className={styles.row} aria-hidden>
          <Skeleton shape="block" width={44} height={28} />
          <div className={styles.words}>
            <Skeleton shape="text" width={width} />
            <Skeleton shape="text" width={120} />
          </div>
        </div>
      ))}
    </div>
  );
}

export { type CardExpiry, type CardListState, cardName, type PaymentCard } from './paymentCard.ts';
