import { Bell, CreditCard, Gem, Shield, User } from 'lucide-react';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';

/** The pages of the account, in the order of their navigation. */
export const accountPages = [
  { label: m.account_personal(), icon: User, href: paths.personalInformation },
  { label: m.account_security(), icon: Shield, href: paths.security },
  { label: m.account_subscription(), icon: Gem, href: paths.subscription },
  { label: m.account_payment_methods(), icon: CreditCard, href: paths.paymentMethods },
  { label: m.account_notifications(), icon: Bell, href: paths.notificationSettings },
];
