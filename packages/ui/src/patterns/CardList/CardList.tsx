import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
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
          <ul className={styles.card} aria-label={m.plan_cards()} aria-busy={busy || undefined}>
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
              {m.plan_add_card()}
            </ButtonLink>
          </div>
        </>
      ) : null}
      <ListState
        state={state}
        frame={styles.card}
        skeleton={<CardsSkeleton />}
        empty={{
          title: m.plan_no_cards(),
          text: m.plan_no_cards_help(),
          action: (
            <ButtonLink href={addHref} tone="primary" icon={Plus}>
              {m.plan_add_card()}
            </ButtonLink>
          ),
        }}
        failed={{
          title: m.plan_cards_failed(),
          text: m.plan_cards_failed_help(),
        }}
        offline={m.plan_cards_offline()}
        onRetry={props.onRetry}
      />
      <Dialog
        open={needed?.open ?? false}
        onOpenChange={(open) => setNeeded(needed && { ...needed, open })}
        size="small"
        title={m.plan_needs_card({ plan: needed?.card.usedFor ?? '' })}
        actions={
          <>
            <Button tone="ghost" onClick={() => setNeeded(needed && { ...needed, open: false })}>
              {m.patterns_keep_it()}
            </Button>
            <ButtonLink tone="primary" href={changeHref}>
              {m.plan_change_card()}
            </ButtonLink>
          </>
        }
      >
        <p>
          {m.plan_needs_card_help({
            plan: needed?.card.usedFor ?? '',
            card: needed ? cardName(needed.card) : '',
          })}
        </p>
      </Dialog>
      <AlertDialog
        {...deleting.dialog}
        title={m.plan_delete_card()}
        confirm={m.patterns_delete()}
        cancel={m.patterns_keep_it()}
        busyLabel={m.patterns_deleting()}
      >
        <p>{m.plan_delete_card_help({ card: deleting.about ? cardName(deleting.about) : '' })}</p>
        <DialogError error={deleting.error} />
        {deleting.error && props.addFirst ? (
          <p className={styles.way}>
            <Link href={addHref} underline="always">
              {m.plan_add_another_card()}
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
      <VisuallyHidden>{m.plan_cards_loading()}</VisuallyHidden>
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
