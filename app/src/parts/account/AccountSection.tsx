import { Heading, Subheadings } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Name of the page. */
  title: string;
  /** One line of help. Default: none. */
  help?: string | undefined;
  children: ReactNode;
}

/** A page of the account: its heading and its cards. */
export function AccountSection({ title, help, children }: AccountSectionProps) {
  return (
    <Stack space="large">
      <Stack space="none">
        <Heading look="dialog" focusable>
          {title}
        </Heading>
        {help ? (
          <Text size="small" tone="muted">
            {help}
          </Text>
        ) : null}
      </Stack>
      <Subheadings>{children}</Subheadings>
    </Stack>
  );
}
