import type { CardField } from '@portal/data/schemas';
import { HostedField, type HostedLook } from '@portal/ui/components/HostedField';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as styles from './CardForm.css.ts';

interface CardFieldsProps {
  look: HostedLook;
  problems: Partial<Record<CardField, string>>;
  onTyped: (field: CardField, message: string | undefined) => void;
}

/** Number, expiry and code in frames of the provider, in the boxes of our fields. */
export function CardFields({ look, problems, onTyped }: CardFieldsProps) {
  const [focused, setFocused] = useState<CardField | null>(null);
  const options = useMemo(() => ({ style: styleOf(look) }), [look]);
  const shown = useMemo(() => ({ ...options, showIcon: true }), [options]);
  const events = (field: CardField) => ({
    onFocus: () => setFocused(field),
    onBlur: () => setFocused((now) => (now === field ? null : now)),
    onChange: ({ error }: { error: { message: string } | undefined }) =>
      onTyped(field, error?.message),
  });
  const facts = (field: CardField) => ({ error: problems[field], focused: focused === field });
  return (
    <div className={styles.fields}>
      <HostedField label="Card number" {...facts('cardNumber')}>
        {(id) => <CardNumberElement id={id} options={shown} {...events('cardNumber')} />}
      </HostedField>
      <div className={styles.pair}>
        <HostedField label="Expiry date" {...facts('cardExpiry')}>
          {(id) => <CardExpiryElement id={id} options={options} {...events('cardExpiry')} />}
        </HostedField>
        <HostedField label="Security code" icon={Lock} {...facts('cardCvc')}>
          {(id) => <CardCvcElement id={id} options={options} {...events('cardCvc')} />}
        </HostedField>
      </div>
    </div>
  );
}

/** Our fonts do not reach the provider's document; its sizes and colours can be ours. */
const styleOf = ({ text, placeholder, invalid }: HostedLook) => ({
  base: {
    color: text,
    iconColor: placeholder,
    fontSize: '16px',
    fontFamily: 'Inter, system-ui, sans-serif',
    '::placeholder': { color: placeholder },
  },
  invalid: { color: invalid, iconColor: invalid },
});
