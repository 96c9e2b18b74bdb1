import { useListing } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Columns } from '@portal/ui/patterns/Shell';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { Pencil } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { listingTitle } from '../../parts/decisions/useDecision.ts';
import { badgeOf, isInReview, useAnalyticsLink } from '../../parts/listings/listingRows.ts';
import { listTrail } from '../../parts/listings/listingsQuery.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { compare } from './changes.ts';
import { ListingSidebar } from './ListingSidebar.tsx';
import { useMessagesDialog } from './useMessagesDialog.tsx';

interface LiveCopyRouteProps {
  collection: Collection;
  record: Listing;
}

/** The live copy of a listing whose changes are not live yet, as its vendor reads it. */
export function LiveCopyRoute({ collection, record }: LiveCopyRouteProps) {
  const changes = useListing({ collection, scope: 'pending', id: record.id });
  const analyticsHref = useAnalyticsLink()(record, 'active');
  const messages = useMessagesDialog(record);
  const title = listingTitle(record);
  usePage(title, {
    above: listTrail({ collection, scope: 'active', whose: 'mine' }),
  });
  if (changes.kind === 'loading') return <PageLoading />;
  const href = paths.listing(collection, 'pending', record.slug || record.id);
  const inReview = changes.kind === 'ready' && isInReview(changes.value);
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        badge={<StatusBadge kind={badgeOf(record)} />}
        link={analyticsHref ? { href: analyticsHref, label: m.listing_analytics() } : undefined}
        actions={
          <>
            {messages.button}
            <ButtonLink icon={Pencil} href={href}>
              {m.listing_edit()}
            </ButtonLink>
          </>
        }
      />
      <Banner
        tone="info"
        title={inReview ? m.listing_your_changes_in_review() : m.listing_your_changes_not_live()}
        actions={
          <ButtonLink size="compact" href={href}>
            {m.listing_view_your_changes()}
          </ButtonLink>
        }
      >
        {m.listing_live_copy_help()}
      </Banner>
      <Columns kind="moderation" aside={<ListingSidebar collection={collection} record={record} />}>
        <ChangeTable {...compare(record, null)} isNew title={m.listing_live_copy()} />
      </Columns>
      {messages.dialog}
    </Stack>
  );
}
