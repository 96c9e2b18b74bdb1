import { useUser } from '@portal/data/react';
import { personName } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { m } from '../i18n/messages.js';

/** Replaces what staff cannot open while they view the portal as a vendor; the title names it. */
export function NotWhileViewing({ title }: { title: string }) {
  const user = useUser();
  return (
    <Card>
      <EmptyState illustration="stones" title={title}>
        {m.notifications_only_vendor_sees({ name: personName(user) || user.email })}
      </EmptyState>
    </Card>
  );
}
