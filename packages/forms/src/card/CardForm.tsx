import type { CardField } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { HostedField, type HostedLook, useHostedLook } from '@portal/ui/components/HostedField';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { TestModeNote } from '@portal/ui/patterns/TestModeNote';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
} from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Lock, RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../i18n/messages.js';
import * as styles from './CardForm.css.ts';
import { type CardResult, type Problems, type TakenCard, useCardSubmit } from './useCardSubmit.ts';

export interface CardFormProps {
  /** Loads the provider's script; called again by Retry. Keep the function the same between renders. */
  loadProvider: () => Promise<Stripe>;
  /** Stores the card with the account. */
  onSubmit: (card: TakenCard) => Promise<CardResult>;
  /** The page behind Cancel. */
  cancelHref: string;
  /** Shows that no real money is charged. Default false. */
  testMode?: boolean | undefined;
}

const maybe = {
  // A retry sends the same card; only typing creates another one.
  this: m.card_maybe_added(),
  // The card in the fields was not sent, but an earlier one may have been added.
  earlier: m.card_earlier_maybe_added(),
};

/** Adds a card, typed into fields of the card provider. */
export function CardForm({ loadProvider, ...form }: CardFormProps) {
  const { provider, retry } = useProvider(loadProvider);
  return (
    <Card title={m.card_add_payment_method()} help={m.card_provider_help()}>
      {provider.kind === 'failed' ? (
        <Banner
          tone="critical"
          role="alert"
          title={m.card_not_loaded()}
          actions={
            <Button size="compact" icon={RotateCw} onClick={retry}>
              {m.card_retry()}
            </Button>
          }
        >
          {m.card_not_loaded_help()}
        </Banner>
      ) : provider.kind === 'loading' ? (
        <Loading cancelHref={form.cancelHref} />
      ) : (
        <Elements stripe={provider.stripe}>
          <Fields {...form} />
        </Elements>
      )}
    </Card>
  );
}

/** As high as the loaded fields, so that nothing below them moves. */
function Loading({ cancelHref }: Pick<CardFormProps, 'cancelHref'>) {
  return (
    <Stack>
      <div role="status" className={styles.fields}>
        <VisuallyHidden>{m.card_loading()}</VisuallyHidden>
        {[1, 2].map((line) => (
          <div key={line} className={styles.bones}>
            <Skeleton shape="text" width={96} />
            <Skeleton shape="block" height={40} />
          </div>
        ))}
      </div>
      <Foot cancelHref={cancelHref}>
        <Button tone="primary" disabled>
          {m.card_add_card()}
        </Button>
      </Foot>
    </Stack>
  );
}

interface FootProps extends Pick<CardFormProps, 'cancelHref' | 'testMode'> {
  children: ReactNode;
}

function Foot({ cancelHref, testMode, children }: FootProps) {
  return (
    <div className={styles.foot}>
      {testMode ? <TestModeNote /> : null}
      <div className={styles.actions}>
        <ButtonLink href={cancelHref} tone="ghost">
          {m.core_cancel()}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}

function Fields({ onSubmit, cancelHref, testMode }: Omit<CardFormProps, 'loadProvider'>) {
  const { look, probe } = useHostedLook();
  const { submit, typed, busy, problems, failure } = useCardSubmit(onSubmit);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);
  return (
    <form
      aria-label={m.card_card()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {probe}
      <Stack>
        {failure ? (
          <Banner tone="critical" title={failure.message} focusable ref={banner}>
            {failure.unclear ? maybe[failure.unclear] : null}
          </Banner>
        ) : null}
        {look ? <CardFields look={look} problems={problems} onTyped={typed} /> : null}
        <Foot cancelHref={cancelHref} testMode={testMode}>
          <Button type="submit" tone="primary" busy={busy} busyLabel={m.core_adding()}>
            {m.card_add_card()}
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}

interface CardFieldsProps {
  look: HostedLook;
  problems: Problems;
  onTyped: (field: CardField, message: string | undefined) => void;
}

/** Number, expiry and code in iframes of the provider, styled as our fields. */
function CardFields({ look, problems, onTyped }: CardFieldsProps) {
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
      <HostedField label={m.card_number()} {...facts('cardNumber')}>
        {(id) => <CardNumberElement id={id} options={shown} {...events('cardNumber')} />}
      </HostedField>
      <div className={styles.pair}>
        <HostedField label={m.card_expiry()} {...facts('cardExpiry')}>
          {(id) => <CardExpiryElement id={id} options={options} {...events('cardExpiry')} />}
        </HostedField>
        <HostedField label={m.card_security_code()} icon={Lock} {...facts('cardCvc')}>
          {(id) => <CardCvcElement id={id} options={options} {...events('cardCvc')} />}
        </HostedField>
      </div>
    </div>
  );
}

/** The provider's documents cannot load our fonts. */
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

type Provider = { kind: 'loading' } | { kind: 'ready'; stripe: Stripe } | { kind: 'failed' };

function useProvider(load: CardFormProps['loadProvider']): {
  provider: Provider;
  retry: () => void;
} {
  const [provider, setProvider] = useState<Provider>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with each attempt.
  useEffect(() => {
    let here = true;
    setProvider({ kind: 'loading' });
    // `Elements` with a rejected promise would stay empty without an error.
    load().then(
      (stripe) => {
        if (here) setProvider({ kind: 'ready', stripe });
      },
      () => {
        if (here) setProvider({ kind: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [load, attempt]);
  return { provider, retry: useCallback(() => setAttempt((last) => last + 1), []) };
}
