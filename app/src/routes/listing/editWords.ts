import type { Listing } from '@portal/data/schemas';

/** One line of help under the title. */
export function editHelp(record: Listing | null, role: 'vendor' | 'admin'): string {
  if (role === 'admin') return 'What you save applies at once.';
  if (record?.status === 'DECLINED') return 'Change what the note asks for, then submit again.';
  if (!record || record.draft)
    return 'Fill in what you can. An admin reviews the listing before it goes live.';
  if (record.status === 'APPROVED')
    return 'The live listing stays as it is until an admin has approved your changes.';
  return 'An admin is looking at it. You can still change it.';
}
