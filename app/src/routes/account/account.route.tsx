import { useUser } from '@portal/data/react';
import { isAdmin } from '@portal/data/schemas';
import { AccountFrame, type AccountPage } from '@portal/ui/patterns/AccountFrame';
import { CreditCard, Gem, Shield, User } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Cards are added by vendors only. */
const paying: AccountPage = {
  label: 'Payment methods',
  icon: CreditCard,
  href: paths.paymentMethods,
};

const pages: AccountPage[] = [
  { label: 'Personal information', icon: User, href: paths.personalInformation },
  { label: 'Security', icon: Shield, href: paths.security },
  { label: 'Subscription', icon: Gem, href: paths.subscription },
];

/** Starting a trial is part of the subscription. */
const homeOf = (pathname: string) => (pathname === paths.trial ? paths.subscription : pathname);

/** The frame of the account: its title, its pages, and the one that is open. */
export function Component() {
  const at = homeOf(useLocation().pathname);
  const admin = isAdmin(useUser());
  const shown = admin ? pages : [...pages, paying];
  return (
    <AccountFrame
      pages={shown.map((page) => ({ ...page, current: at.startsWith(page.href) }))}
      help={admin ? 'Your details and how you sign in.' : undefined}
    >
      <Outlet />
    </AccountFrame>
  );
}
