import type { DataError } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { PageState } from '@portal/ui/patterns/PageStates';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Nothing is known about the subscription: leads home, or tries once more. */
export function LoadFailed({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  if (error.code === 'offline') return <PageState kind="offline" onRetry={onRetry} />;
  return (
    <>
      <SubscriptionPanel view={{ mode: 'failed' }} onRetry={onRetry} />
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          if (!next) void navigate(paths.home);
        }}
        title="An unknown error occurred"
        cancel="Go to my listings"
        confirm="Retry"
        tone="primary"
        onConfirm={() => {
          setOpen(false);
          onRetry();
        }}
      >
        Your subscription could not be loaded. Nothing was charged or changed.
      </AlertDialog>
    </>
  );
}
