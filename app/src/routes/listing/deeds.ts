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

const words: Record<Deed, (name: string, proposed: boolean) => DeedWords> = {
  delete: (name, proposed) => ({
    action: 'Delete listing',
    question: `Delete ${name}?`,
    consequence: proposed
      ? `The live listing goes together with these changes, and so do its reviews, its views and its special offers. ${paidBack}`
      : `Its page, its reviews, its views and its special offers go with it. ${paidBack}`,
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

/** A change that waits beside its live listing: what is done to one of them says which. */
const isProposed = ({ status, revision }: Listing): boolean => status !== 'APPROVED' && revision;

export const deedWords = (deed: Deed, listing: Listing): DeedWords =>
  words[deed](listing.name || 'Untitled listing', isProposed(listing));

export const deedIcons = {
  delete: Trash2,
  withdraw: Undo2,
  'discard-revision': RotateCcw,
} as const satisfies Record<Deed, object>;

/** What this account may do with a listing now: only its vendor takes something back from review. */
export function deedsOf(record: Listing, account: number | null): Deed[] {
  const own = record.account !== null && record.account.id === account;
  const waits = own && record.status === 'PENDING' && !record.draft;
  return [
    ...(waits ? (['withdraw'] as const) : []),
    ...(isProposed(record) ? (['discard-revision'] as const) : []),
    'delete',
  ];
}
