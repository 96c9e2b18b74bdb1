import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { useHostedLook } from '@portal/ui/components/HostedField';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { TestModeNote } from '@portal/ui/patterns/TestModeNote';
import { Elements } from '@stripe/react-stripe-js';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardFields } from './CardFields.tsx';
import * as styles from './CardForm.css.ts';
import type { CardResult, LoadProvider, TakenCard } from './cardTypes.ts';
import { useCardSubmit } from './useCardSubmit.ts';
import { useProvider } from './useProvider.ts';

export interface CardFormProps {
  /** Loads the provider's script; called again by Retry. Keep the function the same between renders. */
  loadProvider: LoadProvider;
  /** Has the card kept at the account. */
  onSubmit: (card: TakenCard) => Promise<CardResult>;
  /** Where Cancel leads. */
  cancelHref: string;
  /** Says that no real money moves. Default false. */
  testMode?: boolean | undefined;
}

/** What is sent again is the card that was taken already; only another typing makes a second one. */
const maybeAdded =
  'Your card may have been added all the same. Pressing “Add card” again is safe: it is added once. Before you type it anew, look at your payment methods.';

/** What is typed by now was not sent, but what was typed before it may be there. */
const earlierAdded =
  'Your earlier try may have added a card all the same. Look at your payment methods before you add another one.';

const maybe = { this: maybeAdded, earlier: earlierAdded };

/** A card, typed into fields of the card provider. */
export function CardForm({ loadProvider, ...form }: CardFormProps) {
  const { provider, retry } = useProvider(loadProvider);
  return (
    <Card
      title="Add a payment method"
      help="Card details go straight to the card provider. They never touch this site."
    >
      {provider.kind === 'failed' ? (
        <Banner
          tone="critical"
          role="alert"
          title="The fields of the card provider could not be loaded"
          actions={
            <Button size="compact" icon={RotateCw} onClick={retry}>
              Retry
            </Button>
          }
        >
          Nothing was added or charged. Check your connection, and let an ad blocker pass this page.
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

/** As high as the fields that come, so that nothing below them moves. */
function Loading({ cancelHref }: Pick<CardFormProps, 'cancelHref'>) {
  return (
    <Stack>
      <div role="status" className={styles.fields}>
        <VisuallyHidden>Loading the fields of the card provider</VisuallyHidden>
        {[1, 2].map((line) => (
          <div key={line} className={styles.bones}>
            <Skeleton shape="text" width={96} />
            <Skeleton shape="block" height={40} />
          </div>
        ))}
      </div>
      <Foot cancelHref={cancelHref}>
        <Button tone="primary" disabled>
          Add card
        </Button>
      </Foot>
    </Stack>
  );
}

interface FootProps extends Pick<CardFormProps, 'cancelHref' | 'testMode'> {
  /** What keeps the card. */
  children: ReactNode;
}

function Foot({ cancelHref, testMode, children }: FootProps) {
  return (
    <div className={styles.foot}>
      {testMode ? <TestModeNote /> : null}
      <div className={styles.actions}>
        <ButtonLink href={cancelHref} tone="ghost">
          Cancel
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
      aria-label="Card"
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
          <Button type="submit" tone="primary" busy={busy} busyLabel="Adding">
            Add card
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}
