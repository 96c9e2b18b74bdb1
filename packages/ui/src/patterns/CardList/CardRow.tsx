import { CreditCard, Ellipsis, Star, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useRoom } from '../useRoom.ts';
import * as styles from './CardList.css.ts';
import { cardName, expiryWords, type PaymentCard } from './paymentCard.ts';

interface CardRowProps {
  card: PaymentCard;
  /** The card that is becoming the default one. */
  changing: string | undefined;
  onMakeDefault: ((id: string) => void) | undefined;
  onDelete: (card: PaymentCard) => void;
  /** Asked for in place of deleting, for a card that a subscription needs. */
  onChange: ((card: PaymentCard) => void) | undefined;
}

export function CardRow(props: CardRowProps) {
  const { card } = props;
  const room = useRoom();
  return (
    <li className={styles.row}>
      <BrandMark brand={card.brand} />
      <div className={styles.words}>
        <p className={styles.title}>
          <span>{cardName(card)}</span>
          {card.isDefault ? <span className={styles.tag}>Default</span> : null}
        </p>
        <p className={styles.expiry} data-expiry={card.expiry ?? 'valid'}>
          {expiryWords(card)}
        </p>
      </div>
      {room === 'phone' ? <PhoneDeeds {...props} /> : <Deeds {...props} />}
    </li>
  );
}

function Deeds({ card, changing, onMakeDefault, onDelete, onChange }: CardRowProps) {
  const name = cardName(card);
  return (
    <div className={styles.deeds}>
      {onMakeDefault && !card.isDefault ? (
        <Button
          tone="ghost"
          busy={changing === card.id}
          disabled={changing !== undefined && changing !== card.id}
          onClick={() => onMakeDefault(card.id)}
        >
          Make default
        </Button>
      ) : null}
      {card.usedFor && onChange ? (
        <Button tone="ghost" onClick={() => onChange(card)}>
          Change card
        </Button>
      ) : (
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(card)} />
      )}
    </div>
  );
}

function PhoneDeeds({ card, changing, onMakeDefault, onDelete, onChange }: CardRowProps) {
  const label = `More for ${cardName(card)}`;
  const items: MenuItem[] = [
    card.usedFor && onChange
      ? { label: 'Change card', icon: CreditCard, onSelect: () => onChange(card) }
      : { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: () => onDelete(card) },
  ];
  if (onMakeDefault && !card.isDefault) {
    items.unshift({
      label: 'Make default',
      icon: Star,
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

/** A small card with what people know its brand by; its name stands beside it in words. */
function BrandMark({ brand }: { brand: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      {marks.get(brand.toLowerCase()) ?? <Icon icon={CreditCard} />}
    </span>
  );
}
