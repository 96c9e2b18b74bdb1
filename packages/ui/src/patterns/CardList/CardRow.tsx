import { CreditCard, Ellipsis, Star, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import * as styles from './CardList.css.ts';
import { cardName, expiryWords, type PaymentCard } from './paymentCard.ts';

interface CardRowProps {
  card: PaymentCard;
  changing: string | undefined;
  onMakeDefault: (id: string) => void;
  onDelete: (card: PaymentCard) => void;
  /** Replaces deleting for a card that a subscription uses. */
  onChange: (card: PaymentCard) => void;
}

export function CardRow(props: CardRowProps) {
  const { card } = props;
  const phone = useAvailableWidth() === 'phone';
  return (
    <li className={styles.row}>
      <BrandMark brand={card.brand} />
      <div className={styles.words}>
        <p className={styles.title}>
          <span>{cardName(card)}</span>
          {card.isDefault ? <span className={styles.tag}>{m.plan_default_card()}</span> : null}
        </p>
        <p className={styles.expiry} data-expiry={card.expiry ?? 'valid'}>
          {expiryWords(card)}
        </p>
      </div>
      {phone ? <PhoneActions {...props} /> : <Actions {...props} />}
    </li>
  );
}

function Actions({ card, changing, onMakeDefault, onDelete, onChange }: CardRowProps) {
  return (
    <div className={styles.actions}>
      {card.isDefault ? null : (
        <Button
          tone="ghost"
          writes
          busy={changing === card.id}
          disabled={changing !== undefined && changing !== card.id}
          onClick={() => onMakeDefault(card.id)}
        >
          {m.plan_make_default()}
        </Button>
      )}
      {card.usedFor ? (
        <Button tone="ghost" writes onClick={() => onChange(card)}>
          {m.plan_change_card()}
        </Button>
      ) : (
        <IconButton
          icon={Trash2}
          writes
          label={m.patterns_delete_named({ name: cardName(card) })}
          onClick={() => onDelete(card)}
        />
      )}
    </div>
  );
}

function PhoneActions({ card, changing, onMakeDefault, onDelete, onChange }: CardRowProps) {
  const label = m.patterns_more_for({ name: cardName(card) });
  const items: MenuItem[] = [
    card.usedFor
      ? {
          label: m.plan_change_card(),
          icon: CreditCard,
          writes: true,
          onSelect: () => onChange(card),
        }
      : {
          label: m.patterns_delete(),
          icon: Trash2,
          tone: 'critical',
          writes: true,
          onSelect: () => onDelete(card),
        },
  ];
  if (!card.isDefault) {
    items.unshift({
      label: m.plan_make_default(),
      icon: Star,
      writes: true,
      disabled: changing !== undefined,
      onSelect: () => onMakeDefault(card.id),
    });
  }
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton icon={Ellipsis} label={label} busy={changing === card.id} />}
    />
  );
}

const marks = new Map<string, ReactElement>([
  ['visa', <span key="visa" className={styles.visa} />],
  ['amex', <span key="amex" className={styles.amex} />],
  [
    'mastercard',
    <svg key="mastercard" className={styles.discs} viewBox="0 0 26 16" aria-hidden>
      <circle className={styles.firstDisc} cx="9" cy="8" r="7.5" />
      <circle className={styles.secondDisc} cx="17" cy="8" r="7.5" />
    </svg>,
  ],
]);

/** The logo of a card brand. Decorative: the name is next to it. */
function BrandMark({ brand }: { brand: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      {marks.get(brand.toLowerCase()) ?? <Icon icon={CreditCard} />}
    </span>
  );
}
