import type { Listing } from '@portal/data/schemas';

/** One line of help under the title. What waits and what is live says so in the notice of its form. */
export function editHelp(record: Listing | null, role: 'vendor' | 'admin'): string | undefined {
  if (role === 'admin') return 'What you save applies at once.';
  if (record?.status === 'DECLINED') return 'Change what the note asks for, then submit again.';
  if (!record || record.draft)
    return 'Fill in what you can. An admin reviews the listing before it goes live.';
  return undefined;
}
