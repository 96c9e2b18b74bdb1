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

const words: Record<Deed, (name: string) => DeedWords> = {
  delete: (name) => ({
    action: 'Delete listing',
    question: `Delete ${name}?`,
    consequence: 'Its page, its reviews and its views go with it. This cannot be taken back.',
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
    consequence: 'The live listing stays as it is. The changes cannot be brought back.',
    confirm: 'Discard changes',
  }),
};

export const deedWords = (deed: Deed, name: string): DeedWords => words[deed](name);

export const deedIcons = {
  delete: Trash2,
  withdraw: Undo2,
  'discard-revision': RotateCcw,
} as const satisfies Record<Deed, object>;

/** What this account may do with a listing now: only its vendor takes something back from review. */
export function deedsOf(record: Listing, account: number | null): Deed[] {
  const own = record.account !== null && record.account.id === account;
  const waits = own && record.status === 'PENDING' && !record.draft;
  if (record.status !== 'APPROVED' && record.revision) {
    return waits ? ['withdraw', 'discard-revision'] : ['discard-revision'];
  }
  return waits ? ['withdraw', 'delete'] : ['delete'];
}
