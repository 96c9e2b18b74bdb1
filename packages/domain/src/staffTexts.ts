import type { StaffRole } from './staff.ts';

/** The name of each role, and what it is for. */
export const staffRoleTexts: Record<StaffRole, { name: string; does: string }> = {
  owner: { name: 'Owner', does: 'Does everything, and manages staff.' },
  moderator: { name: 'Moderator', does: 'Reviews listings, reviews and special offers.' },
  editor: {
    name: 'Editor',
    does: 'Manages categories, industries, locations and featured listings.',
  },
  finance: { name: 'Finance', does: 'Sees plans, payments and refunds.' },
  support: { name: 'Support', does: 'Helps vendors with their accounts.' },
};
