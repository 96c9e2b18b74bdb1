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

const same = (text: string): string => text;

const joined = (words: readonly string[], say = same): string => {
  const last = words.at(-1) ?? '';
  return words.length > 1
    ? say('{1} and {2}').replace('{1}', words.slice(0, -1).join(', ')).replace('{2}', last)
    : last;
};

/**
 * 'Editor, Finance and Support'; empty for none.
 *
 * @param say Translates a text of the domain. Default: as it is.
 */
export const roleNames = (roles: readonly StaffRole[], say = same): string =>
  joined(
    roles.map((role) => say(staffRoleTexts[role].name)),
    say,
  );

const withArticle: Record<StaffRole, string> = {
  owner: 'an owner',
  moderator: 'a moderator',
  editor: 'an editor',
  finance: 'finance staff',
  support: 'support staff',
};

/** What the roles make of a user: 'a moderator and support staff'; empty for none. */
export const rolesWithArticle = (roles: readonly StaffRole[]): string =>
  joined(roles.map((role) => withArticle[role]));
