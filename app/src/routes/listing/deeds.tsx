import { useClient, useStores } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';

/** What can be done with a listing besides saving it. */
type Deed = 'delete' | 'withdraw' | 'discard-revision';

interface DeedWords {
  action: string;
  question: string;
  consequence: string;
  confirm: string;
}

const paidBack =
  'An offer that no admin has decided on yet is paid back. This cannot be taken back.';

const andMore = 'so do its reviews, its views and its special offers';

/** What is deleted with the record. */
const goes = {
  alone: 'Its page, its reviews, its views and its special offers go with it.',
  live: `The live listing goes together with these changes, and ${andMore}.`,
  offline: `The listing, which is not live, goes together with these changes, and ${andMore}.`,
} as const;

const words: Record<Deed, (name: string, along: keyof typeof goes) => DeedWords> = {
  delete: (name, along) => ({
    action: 'Delete listing',
    question: `Delete ${name}?`,
    consequence: `${goes[along]} ${paidBack}`,
    confirm: 'Delete listing',
  }),
  withdraw: (name) => ({
    action: 'Take back from review',
    question: `Take back ${name}?`,
    consequence:
      'It leaves the queue of the admins and becomes a draft. You can submit it again at any time.',
    confirm: 'Take it back',
  }),
  'discard-revision': (name) => ({
    action: 'Discard the changes',
    question: `Discard the changes to ${name}?`,
    consequence: 'The listing itself stays as it is. The changes cannot be brought back.',
    confirm: 'Discard changes',
  }),
};

/** Whether the record is a set of changes to another listing. */
const isProposed = ({ status, revision }: Listing): boolean => status !== 'APPROVED' && revision;

export const deedWords = (deed: Deed, listing: Listing): DeedWords =>
  words[deed](listing.name || 'Untitled listing', alongWith(listing));

function alongWith(listing: Listing): keyof typeof goes {
  if (!isProposed(listing)) return 'alone';
  return (listing.beside?.status ?? 'APPROVED') === 'APPROVED' ? 'live' : 'offline';
}

const icons = { delete: Trash2, withdraw: Undo2, 'discard-revision': RotateCcw } as const;

/** What `account` may do with a listing now. Only its vendor withdraws it from review. */
export function deedsOf(record: Listing, account: number | null): Deed[] {
  const own = record.account !== null && record.account.id === account;
  const waits = [record, record.beside].some((row) => row?.status === 'PENDING' && !row.draft);
  return [
    ...(own && waits ? (['withdraw'] as const) : []),
    ...(isProposed(record) ? (['discard-revision'] as const) : []),
    'delete',
  ];
}

/** The menu items of a listing for what `account` may do with it. */
export const deedItems = (
  listing: Listing,
  account: number | null,
  ask: (deed: Deed, listing: Listing) => void,
): MenuItem[] =>
  deedsOf(listing, account).map((deed) => ({
    label: deedWords(deed, listing).action,
    icon: icons[deed],
    ...(deed === 'withdraw' ? {} : { tone: 'critical' as const }),
    onSelect: () => ask(deed, listing),
  }));

/** Carries out deeds: updates the stores and shows a toast. Throws when a call fails. */
export function useListingDeeds(): Record<Deed, (listing: Listing) => Promise<void>> {
  const { listings } = useClient();
  const stores = useStores();
  const toast = useToast();

  function done(message: string) {
    stores.counts.invalidate();
    toast({ tone: 'positive', message });
  }

  return {
    async withdraw(listing) {
      const { id, version } = listing;
      stores.listings.wrote(await listings.withdraw(collectionOf(listing), id, version));
      done('Taken back. It is a draft now.');
    },
    async 'discard-revision'(listing) {
      const { id, version } = listing;
      await listings.discardRevision(collectionOf(listing), id, version);
      stores.listings.removed(listing);
      done('The changes were discarded. The listing itself stays as it is.');
    },
    async delete(listing) {
      await listings.remove(collectionOf(listing), listing.id);
      stores.listings.removed(listing);
      done(`${listing.name || 'Untitled listing'} was deleted.`);
    },
  };
}

interface Asked {
  deed: Deed;
  listing: Listing;
}

/** Asks for confirmation before a deed. Render `question`, a dialog that stays open while the deed runs. */
export function useDeedQuestion(
  acts: Record<Deed, (listing: Listing) => Promise<void>>,
  onFailed: (error: unknown) => void,
) {
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
    ask(deed: Deed, listing: Listing) {
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
