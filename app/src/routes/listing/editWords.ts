import type { Listing } from '@portal/data/schemas';

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

/** One line of help under the title. */
export function editHelp(record: Listing | null, role: 'vendor' | 'admin'): string {
  if (role === 'admin') return 'What you save applies at once.';
  if (!record || record.draft)
    return 'Fill in what you can. An admin reviews the listing before it goes live.';
  if (record.status === 'DECLINED') return 'Change what the note asks for, then submit again.';
  if (record.status === 'APPROVED')
    return 'The live listing stays as it is until an admin has approved your changes.';
  return 'An admin is looking at it. You can still change it.';
}
