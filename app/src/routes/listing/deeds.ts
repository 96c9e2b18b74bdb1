import type { Listing } from '@portal/data/schemas';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';

/** What can be done with a listing besides saving it. */
export type Deed = 'delete' | 'withdraw' | 'discard-revision';

interface DeedWords {
  action: string;
  question: string;
  consequence: string;
  confirm: string;
}

const paidBack =
  'An offer that no admin has decided on yet is paid back. This cannot be taken back.';

const andMore = 'so do its reviews, its views and its special offers';

/** What goes besides the record that was looked at. */
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

/** A change that is kept beside its listing: what is done to one of them says which. */
const isProposed = ({ status, revision }: Listing): boolean => status !== 'APPROVED' && revision;

export const deedWords = (deed: Deed, listing: Listing): DeedWords =>
  words[deed](listing.name || 'Untitled listing', alongWith(listing));

function alongWith(listing: Listing): keyof typeof goes {
  if (!isProposed(listing)) return 'alone';
  return (listing.beside?.status ?? 'APPROVED') === 'APPROVED' ? 'live' : 'offline';
}

export const deedIcons = {
  delete: Trash2,
  withdraw: Undo2,
  'discard-revision': RotateCcw,
} as const satisfies Record<Deed, object>;

/** What this account may do with a listing now: only its vendor takes something back from review. */
export function deedsOf(record: Listing, account: number | null): Deed[] {
  const own = record.account !== null && record.account.id === account;
  const waits = [record, record.beside].some((row) => row?.status === 'PENDING' && !row.draft);
  return [
    ...(own && waits ? (['withdraw'] as const) : []),
    ...(isProposed(record) ? (['discard-revision'] as const) : []),
    'delete',
  ];
}
