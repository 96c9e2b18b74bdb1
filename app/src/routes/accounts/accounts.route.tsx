import { useAccounts } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { formatDay, may } from '@portal/data/schemas';
import { accountsList } from '@portal/domain';
import { AccountTable } from '@portal/ui/patterns/AccountTable';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { ChosenDays } from '../../parts/lists/days.tsx';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { toRow } from './accountRows.ts';
import {
  joinedFilter,
  planLabels,
  roleLabels,
  sortLabels,
  stateLabels,
  todayOf,
} from './accountsList.tsx';
import { InviteStaff } from './InviteStaff.tsx';

/** Every user with their account. */
export function Component() {
  const appServices = useAppServices();
  const user = useUser();
  const [now] = useState(appServices.now);
  const today = todayOf(now);
  const { view, query, change, filter, sort, around } = useList(accountsList);
  const accounts = useAccounts(query);
  usePage(m.accounts_title());
  const loaded = accounts.kind === 'ready' ? accounts.value : null;
  const rows = useMemo(() => loaded?.rows.map(toRow) ?? [], [loaded]);
  const { page, frame } = around(accounts);
  return (
    <ListPage
      {...page}
      exports
      title={m.accounts_title()}
      help={m.accounts_help()}
      actions={may(user, 'staff.manage') ? <InviteStaff /> : undefined}
    >
      <AccountTable
        {...frame}
        rows={rows}
        filters={[
          filter('status', m.common_status(), choices(stateLabels)),
          filter('plan', m.accounts_plan(), choices(planLabels)),
          filter('role', m.accounts_role(), choices(roleLabels)),
          joinedFilter(view, today, change),
          filter('pending', m.accounts_listings(), choices({ true: m.accounts_in_review() })),
        ]}
        range={
          <ChosenDays
            name="joined"
            label={m.accounts_joined()}
            view={view}
            change={change}
            limits={{ last: { day: today, label: formatDay(today) } }}
          />
        }
        sort={sort(sortLabels)}
        skeletonRows={view.rows}
      />
    </ListPage>
  );
}
