import { useUser } from '@portal/data/react';
import { ReadOnly } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { type ReactNode, useCallback } from 'react';
import { m } from '../i18n/messages.js';

const reason = m.shell_view_only();

/** Turns off what the page writes while staff view the portal as a vendor, and tells why. */
export function ViewOnly({ children }: { children: ReactNode }) {
  const toast = useToast();
  const explain = useCallback(
    () => toast({ tone: 'info', message: reason, about: 'view-only' }),
    [toast],
  );
  return (
    <ReadOnly reason={useUser().viewedBy ? reason : null} onPress={explain}>
      {children}
    </ReadOnly>
  );
}
