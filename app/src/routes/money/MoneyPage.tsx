import { usePaymentSettings } from '@portal/data/react';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TestModeNote } from '@portal/ui/patterns/TestModeNote';
import type { ReactNode } from 'react';
import { type Crumb, usePage } from '../../shell/page.tsx';

export interface MoneyPageProps {
  /** Name of the page in the window's title and the way to it. */
  title: string;
  /** Pages between the account and this one. Default: none. */
  trail?: readonly Crumb[];
  /** Heading in the page. Default: the title; null where the content brings its own. */
  heading?: string | null;
  help?: string | undefined;
  /** Its content is on its way: the note comes with it, so as not to be pushed down. Default false. */
  loading?: boolean;
  children: ReactNode;
}

/** The head and foot of a page about money in the account; the foot says when no money is real. */
export function MoneyPage(props: MoneyPageProps) {
  const { title, trail = [], heading, help, loading = false, children } = props;
  usePage({ title, crumbs: [{ label: 'My account' }, ...trail, { label: title }] });
  return (
    <Stack space="large">
      {heading === null ? null : (
        <Stack space="none">
          <Heading level={2} look="dialog" focusable>
            {heading ?? title}
          </Heading>
          {help ? (
            <Text size="small" tone="muted">
              {help}
            </Text>
          ) : null}
        </Stack>
      )}
      {children}
      {loading ? null : <MoneyNote />}
    </Stack>
  );
}

/** Stands on every page about money unless the money is real. */
export function MoneyNote() {
  const settings = usePaymentSettings();
  const pretended = settings.kind === 'ready' && settings.value.mode !== 'live';
  return pretended ? <TestModeNote /> : null;
}
