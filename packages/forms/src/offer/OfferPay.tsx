import { offerTexts } from '@portal/domain';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { formatMoney } from '@portal/ui/components/Money';
import { Text } from '@portal/ui/components/Text';
import { Plus } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { useFormScope } from '../core/formScope.ts';

/** What one special offer costs. */
export interface OfferPrice {
  /** Whole cents of one offer. */
  amount: number;
  /** Code of three letters, such as `USD`. */
  currency: string;
}

interface OfferPayProps {
  price: OfferPrice;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
  /** Where a card is added. */
  addCardHref: string;
  /** Whether the last try was paid is not known. */
  inDoubt: boolean;
}

/** What the offer costs and who pays, and the press that does both. */
export function OfferPay({ price, card, addCardHref, inDoubt }: OfferPayProps) {
  const { running } = useFormScope();
  const { isValid, isSubmitted, touchedFields } = useFormState();
  const sum = formatMoney(price.amount, price.currency, 'always');
  const touched = isSubmitted || Object.keys(touchedFields).length > 0;
  return (
    <Card title="Pay" space="medium">
      <DescriptionList
        layout="ends"
        items={[
          { term: 'One offer', details: sum },
          { term: 'Pays with', details: card ?? 'No card yet' },
          { term: 'Total', details: sum },
        ]}
      />
      {card === null ? (
        <ButtonLink tone="primary" icon={Plus} href={addCardHref} full>
          Add card
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          tone="primary"
          full
          busy={running !== null}
          busyLabel="Paying"
          softDisabled={touched && !isValid}
        >
          Pay {sum} and submit
        </Button>
      )}
      <LiveRegion>
        {inDoubt ? (
          <Text>
            It is not known yet whether this offer was paid, so its text stays as it was sent. Press
            again to find out: you are not charged twice.
          </Text>
        ) : null}
      </LiveRegion>
      <Text size="caption" tone="muted">
        {offerTexts.startsAt(formatMoney(price.amount, price.currency))}. You get the money back if
        an admin declines it.
      </Text>
    </Card>
  );
}
