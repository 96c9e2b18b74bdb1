import { type AccountRecord, type AccountRow, formatDate, personName } from '@portal/data/schemas';
import { type StaffRole, staffRoleTexts } from '@portal/domain';
import type { AccountTableRow } from '@portal/ui/patterns/AccountTable';
import { paths } from '../../paths.ts';

export const planBadges = { free: 'free', trial: 'trial', paid: 'premium' } as const;

/** The names of the roles; 'Vendor' without any. */
export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => staffRoleTexts[role].name).join(', ') || 'Vendor';

export const signInText = ({ lastLogin }: Pick<AccountRecord, 'lastLogin'>): string =>
  lastLogin ? formatDate(lastLogin) : 'Never';

/** 'Authenticator app, 2 passkeys', or 'Off'. */
export const factorsText = ({ totp, passkeys }: AccountRecord['factors']): string =>
  [
    ...(totp ? ['Authenticator app'] : []),
    ...(passkeys > 0 ? [`${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`] : []),
  ].join(', ') || 'Off';

const listingsText = ({ live, pending }: { live: number; pending: number }): string =>
  [...(live > 0 ? [`${live} live`] : []), ...(pending > 0 ? [`${pending} pending`] : [])].join(
    ', ',
  ) || 'No listings';

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
