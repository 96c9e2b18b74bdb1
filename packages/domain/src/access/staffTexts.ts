import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import type { StaffRole } from './staff.ts';

/** The name of each role, and what it is for. */
export const staffRoleTexts: Record<StaffRole, { name: string; does: string }> = lazyTexts({
  owner: { name: m.staff_role_owner_name, does: m.staff_role_owner_does },
  moderator: { name: m.staff_role_moderator_name, does: m.staff_role_moderator_does },
  editor: {
    name: m.staff_role_editor_name,
    does: m.staff_role_editor_does,
  },
  finance: { name: m.staff_role_finance_name, does: m.staff_role_finance_does },
  support: { name: m.staff_role_support_name, does: m.staff_role_support_does },
});

const joined = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? m.staff_list({ words: words.slice(0, -1).join(', '), last }) : last;
};

/** 'Editor, Finance and Support'; empty for none. */
export const roleNames = (roles: readonly StaffRole[]): string =>
  joined(roles.map((role) => staffRoleTexts[role].name));

const withArticle: Record<StaffRole, string> = lazyTexts({
  owner: m.staff_article_owner,
  moderator: m.staff_article_moderator,
  editor: m.staff_article_editor,
  finance: m.staff_article_finance,
  support: m.staff_article_support,
});

/** What the roles make of a user: 'a moderator and support staff'; empty for none. */
export const rolesWithArticle = (roles: readonly StaffRole[]): string =>
  joined(roles.map((role) => withArticle[role]));
