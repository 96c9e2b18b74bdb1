import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { DialogError } from '../DialogError/index.ts';
import { InPlaceOfRows } from '../InPlaceOfRows.tsx';
import { type Outcome, useAsk } from '../useAsk.ts';
import { CardBones } from './CardBones.tsx';
import * as styles from './CardList.css.ts';
import { CardRow } from './CardRow.tsx';
import { NoCards } from './NoCards.tsx';
import { type CardListState, cardName, type PaymentCard } from './paymentCard.ts';

export interface CardListProps {
  /** Whether there are cards to show, and if not, why. */
  state: CardListState;
  /** The account's cards, the default one first; read when `state` is `ready`. */
  cards: readonly PaymentCard[];
  /** Where a card is added. */
  addHref: string;
  /** Takes a card off the account, after the question; comes to what went wrong in words, or to nothing. */
  onDelete: (id: string) => Outcome;
  /** Where a subscription is paid with another card: a card that is used for one has no Delete then. */
  changeHref?: string | undefined;
  /** The deleting was refused because another card has to be there first: the way to adding one is shown. Default false. */
  addFirst?: boolean | undefined;
  /** Lets another card pay from now on. Without it there is no such button. */
  onMakeDefault?: ((id: string) => void) | undefined;
  /** The card that is becoming the default one. Sets `aria-busy` on its button. */
  changing?: string | undefined;
  /** Newer cards are on their way; these stay. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** The cards an account pays with. */
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
                onChange={changeHref ? (card) => setNeeded({ card, open: true }) : undefined}
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
      <InPlaceOfRows loading={state === 'loading' ? <CardBones /> : null}>
        {state === 'ready' || state === 'loading' ? null : (
          <NoCards state={state} addHref={addHref} onRetry={props.onRetry} />
        )}
      </InPlaceOfRows>
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
            <ButtonLink tone="primary" href={changeHref ?? addHref}>
              Change card
            </ButtonLink>
          </>
        }
      >
        <p>
          {`${needed?.card.usedFor} is paid with ${needed ? cardName(needed.card) : ''}. Pay with another card first, then this one can be deleted.`}
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
          {deleting.about ? cardName(deleting.about) : ''} is taken off your account. You can add it
          again at any time.
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
