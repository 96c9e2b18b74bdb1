import { AccountFrame, type AccountPage } from '@portal/ui/patterns/AccountFrame';
import { CreditCard, Gem, Shield, User } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

const pages: AccountPage[] = [
  { label: 'Personal information', icon: User, href: paths.personalInformation },
  { label: 'Security', icon: Shield, href: paths.security },
  { label: 'Subscription', icon: Gem, href: paths.subscription },
  { label: 'Payment methods', icon: CreditCard, href: paths.paymentMethods },
];

/** Starting a trial is part of the subscription. */
const homeOf = (pathname: string) => (pathname === paths.trial ? paths.subscription : pathname);

/** A page below one of the pages is named by itself in the heading. */
function partOf(pathname: string): string | undefined {
  if (pathname === paths.trial) return '90 day free trial';
  return pathname.startsWith(`${paths.paymentMethods}/`) ? 'Add a card' : undefined;
}

/** The frame of the account: its title, its pages, and the one that is open. */
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
