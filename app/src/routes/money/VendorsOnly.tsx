import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { Ineligible } from '@portal/ui/patterns/SubscriptionPanel';
import type { ReactNode } from 'react';
import { MoneyPage, type MoneyPageProps } from './MoneyPage.tsx';

/** For the pages of cards. */
export const cardsAreFor = 'Cards pay for the plans and special offers of vendors.';

interface VendorsOnlyProps extends MoneyPageProps {
  /** The page of a vendor. Nothing of it is asked for before it is shown. */
  children: ReactNode;
}

/** A page about paying. Admins have no plan and buy nothing, and are told so under the page's own heading. */
export function VendorsOnly({ children, ...page }: VendorsOnlyProps) {
  return may(useUser(), 'subscription.start') ? (
    children
  ) : (
    <MoneyPage {...page}>
      <Ineligible />
    </MoneyPage>
  );
}
