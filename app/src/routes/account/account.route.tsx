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

/** The frame of the account: its title, its pages, and the one that is open. */
export function Component() {
  const at = homeOf(useLocation().pathname);
  return (
    <AccountFrame pages={pages.map((page) => ({ ...page, current: at.startsWith(page.href) }))}>
      <Outlet />
    </AccountFrame>
  );
}
