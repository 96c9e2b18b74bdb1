import type { PaymentSettings } from '@portal/data/schemas';
import { offerTexts } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { m } from '../../i18n/messages.js';
import { usePage } from '../../shell/page.tsx';

/** The notice for admins on pages to buy an offer. */
export function OffersAreForVendors() {
  usePage(m.offers_special_offer());
  return (
    <Stack space="large">
      <PageHeader title={m.offers_special_offer()} />
      <Banner tone="info" title={m.offers_only_for_vendors()} />
    </Stack>
  );
}

export const offerPriceWords = ({ offerPrice, currency }: PaymentSettings): string =>
  offerTexts.startsAt(formatMoney(offerPrice, currency));
