import type { PaymentSettings } from '@portal/data/schemas';
import { offerTexts } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { usePage } from '../../shell/page.tsx';

/** The notice for admins on pages to buy an offer. */
export function OffersAreForVendors() {
  usePage({ title: 'Special offer', crumbs: [{ label: 'Special offer' }] });
  return (
    <Stack space="large">
      <PageHeader title="Special offer" />
      <Banner tone="info" title="Only vendors can buy special offers." />
    </Stack>
  );
}

export const offerPriceWords = ({ offerPrice, currency }: PaymentSettings): string =>
  offerTexts.startsAt(formatMoney(offerPrice, currency));
