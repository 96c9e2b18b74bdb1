import { type AccountRecord, type AccountRow, formatDate, personName } from '@portal/data/schemas';
import { type StaffRole, staffRoleTexts } from '@portal/domain';
import type { AccountTableRow } from '@portal/ui/patterns/AccountTable';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';

export const planBadges = { free: 'free', trial: 'trial', paid: 'premium' } as const;

/** The names of the roles, or that the user is a vendor. */
export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => staffRoleTexts[role].name).join(', ') || m.accounts_vendor();

export const signInText = ({ lastLogin }: Pick<AccountRecord, 'lastLogin'>): string =>
  lastLogin ? formatDate(lastLogin) : m.accounts_never();

/** The second factors, or that there are none. */
export const factorsText = ({ totp, passkeys }: AccountRecord['factors']): string =>
  [
    ...(totp ? [m.accounts_factor_app()] : []),
    ...(passkeys > 0 ? [m.accounts_factor_passkeys({ count: passkeys })] : []),
  ].join(', ') || m.accounts_factors_off();

const listingsText = ({ live, pending }: { live: number; pending: number }): string =>
  [
    ...(live > 0 ? [m.accounts_count_live({ count: live })] : []),
    ...(pending > 0 ? [m.accounts_count_pending({ count: pending })] : []),
  ].join(', ') || m.accounts_no_listings();

export const accountName = (account: AccountRow | AccountRecord): string => personName(account);

export const toRow = (account: AccountRow): AccountTableRow => ({
  id: String(account.id),
  name: accountName(account),
  email: account.email,
  href: paths.accountRecord(account.id),
  plan: planBadges[account.plan],
  state: account.state,
  ...(account.staffRoles.length > 0 ? { role: rolesText(account.staffRoles) } : {}),
  listings: listingsText(account),
  joined: formatDate(account.createdAt),
  lastSignIn: signInText(account),
});
