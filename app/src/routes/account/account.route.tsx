import { AccountFrame } from '@portal/ui/patterns/AccountFrame';
import { Outlet, useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { accountPages } from '../../shell/accountPages.ts';

/** The trial page belongs to the subscription entry. */
const homeOf = (pathname: string) => (pathname === paths.trial ? paths.subscription : pathname);

/** A subpage shows its own title in the heading. */
function partOf(pathname: string): string | undefined {
  if (pathname === paths.trial) return m.account_free_trial();
  return pathname.startsWith(`${paths.paymentMethods}/`) ? m.account_add_card() : undefined;
}

/** The layout of the account: title, navigation and the open page. */
export function Component() {
  const { pathname } = useLocation();
  const at = homeOf(pathname);
  return (
    <AccountFrame
      pages={accountPages.map((page) => ({ ...page, current: at.startsWith(page.href) }))}
      part={partOf(pathname)}
    >
      <Outlet />
    </AccountFrame>
  );
}
