import { useActivity } from '@portal/data/security';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DetailList } from '@portal/ui/patterns/DetailList';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { m } from '../../i18n/messages.js';
import { partOf } from '../../parts/pagePart.ts';
import { activityRows } from './activityRows.ts';

/** The latest changes to the security of the user's account. */
export function RecentActivity() {
  return (
    <PagePart
      title={m.account_activity()}
      help={m.account_activity_help()}
      part={partOf(useActivity(), m.account_activity_failed())}
      loading={<Skeleton shape="block" height={96} />}
      empty={m.account_activity_empty()}
    >
      {(activity) => <DetailList label={m.account_activity()} entries={activityRows(activity)} />}
    </PagePart>
  );
}
