import { useUser } from '@portal/data/react';
import { personName } from '@portal/data/schemas';
import { EmptyState } from '@portal/ui/components/EmptyState';

/** Replaces what staff cannot open while they view the portal as a vendor. */
export function NotWhileViewing() {
  const user = useUser();
  return (
    <EmptyState
      illustration="stones"
      title="Notifications aren’t available while you view the portal as a vendor"
    >
      {`Only ${personName(user) || user.email} sees them. Stop viewing to open your own.`}
    </EmptyState>
  );
}
