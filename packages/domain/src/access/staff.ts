/** What staff do. An owner may do everything that any of them may. */
export const staffRoles = ['owner', 'moderator', 'editor', 'finance', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (value: unknown): value is StaffRole =>
  staffRoles.some((role) => role === value);

/** The flags of a stored user, and their roles separated by commas. */
interface StoredStaff {
  staff: boolean | null;
  super: boolean | null;
  staff_roles?: string | null | undefined;
}

/** The roles of a stored user: a super user is an owner, staff without a role are moderators and editors, others have none. */
export const staffRolesOf = ({ staff, super: owner, staff_roles }: StoredStaff): StaffRole[] => {
  if (owner) return ['owner'];
  if (!staff) return [];
  const stored = (staff_roles ?? '').split(',').filter(isStaffRole);
  return stored.length > 0 ? stored : ['moderator', 'editor'];
};
