import { usePaymentSettings } from '@portal/data/billing';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { Stack } from '@portal/ui/components/layout';
import { AccountSection } from '@portal/ui/patterns/AccountFrame';
import { Ineligible } from '@portal/ui/patterns/SubscriptionPanel';
import { TestModeNote } from '@portal/ui/patterns/TestModeNote';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { type Crumb, usePage } from '../../shell/page.tsx';

interface MoneyPageProps {
  /** Name of the page in window title and breadcrumbs. */
  title: string;
  /** The breadcrumbs above the page. Default: the account. */
  above?: readonly Crumb[];
  /** Heading on the page. Default: the title; null when the content has its own. */
  heading?: string | null;
  help?: string | undefined;
  /** Hides the note at the bottom, so that it does not move when the content loads. Default false. */
  loading?: boolean;
  children: ReactNode;
}

/** A billing page of the account, with a note in test mode. */
export function MoneyPage(props: MoneyPageProps) {
  const { title, above, heading, help, loading = false, children } = props;
  usePage(title, { above });
  const content = (
    <>
      {children}
      {loading ? null : <MoneyNote />}
    </>
  );
  return heading === null ? (
    <Stack space="large">{content}</Stack>
  ) : (
    <AccountSection title={heading ?? title} help={help}>
      {content}
    </AccountSection>
  );
}

/** The note of the card provider's test mode. */
export function MoneyNote() {
  const settings = usePaymentSettings();
  const pretended = settings.kind === 'ready' && settings.value.mode !== 'live';
  return pretended ? <TestModeNote /> : null;
}

interface VendorsOnlyProps extends MoneyPageProps {
  /** The page for vendors. Not rendered for admins, so it loads nothing for them. */
  children: ReactNode;
}

/** A billing page. Admins, who pay nothing, see a notice instead. */
export function VendorsOnly({ children, ...page }: VendorsOnlyProps) {
  return may(useUser(), 'subscription.start') ? (
    children
  ) : (
    <MoneyPage {...page}>
      <Ineligible />
    </MoneyPage>
  );
}

/** When an action removes the focused element, moves the focus to the heading of its section. */
export function useFocusRestored(): void {
  const had = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const gone = had.current instanceof Node && !had.current.isConnected;
    if (gone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  });
}
