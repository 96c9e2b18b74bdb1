import type { Listing } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { type ReactNode, useState } from 'react';
import { type Deed, deedWords } from './deeds.ts';

interface Asked {
  deed: Deed;
  listing: Listing;
}

interface DeedQuestion {
  ask: (deed: Deed, listing: Listing) => void;
  /** Stands while it is asked, and while the deed is under way. */
  question: ReactNode;
}

/** Asks before something is done with a listing that cannot be taken back. */
export function useDeedQuestion(
  acts: Record<Deed, (listing: Listing) => Promise<void>>,
  onFailed: (error: unknown) => void,
): DeedQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = asked ? deedWords(asked.deed, asked.listing) : null;

  async function carryOut({ deed, listing }: Asked) {
    setBusy(true);
    try {
      await acts[deed](listing);
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
      setOpen(false);
    }
  }

  return {
    ask(deed, listing) {
      setAsked({ deed, listing });
      setOpen(true);
    },
    question: (
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={words?.question ?? ''}
        confirm={words?.confirm ?? ''}
        cancel="Keep it"
        tone="critical"
        busy={busy}
        onConfirm={() => {
          if (asked) void carryOut(asked);
        }}
      >
        {words?.consequence}
      </AlertDialog>
    ),
  };
}
