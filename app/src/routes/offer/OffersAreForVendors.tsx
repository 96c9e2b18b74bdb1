import { Banner } from '@portal/ui/components/Banner';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { usePage } from '../../shell/page.tsx';

/** What admins find where an offer is bought. */
export function OffersAreForVendors() {
  usePage({ title: 'Special offer', crumbs: [{ label: 'Special offer' }] });
  return (
    <Stack space="large">
      <PageHeader title="Special offer" />
      <Banner tone="info" title="Special offers are bought by vendors, for their listings." />
    </Stack>
  );
}
