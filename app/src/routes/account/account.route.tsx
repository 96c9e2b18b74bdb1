import { AccountFrame, type AccountPage } from '@portal/ui/patterns/AccountFrame';
import { Bell, CreditCard, Gem, Shield, User } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

const pages: AccountPage[] = [
  { label: 'Personal information', icon: User, href: paths.personalInformation },
  { label: 'Security', icon: Shield, href: paths.security },
  { label: 'Subscription', icon: Gem, href: paths.subscription },
  { label: 'Payment methods', icon: CreditCard, href: paths.paymentMethods },
  { label: 'Notifications', icon: Bell, href: paths.notificationSettings },
];

/** The trial page belongs to the subscription entry. */
const homeOf = (pathname: string) => (pathname === paths.trial ? paths.subscription : pathname);

/** A subpage shows its own title in the heading. */
function partOf(pathname: string): string | undefined {
  if (pathname === paths.trial) return '90 day free trial';
  return pathname.startsWith(`${paths.paymentMethods}/`) ? 'Add a card' : undefined;
}

/** The layout of the account: title, navigation and the open page. */
export function Component() {
  const { pathname } = useLocation();
  const at = homeOf(pathname);
  return (
    <AccountFrame
      pages={pages.map((page) => ({ ...page, current: at.startsWith(page.href) }))}
      part={partOf(pathname)}
    >
      <Outlet />
    </AccountFrame>
  );
}
