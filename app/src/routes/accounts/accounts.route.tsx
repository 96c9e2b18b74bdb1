import { useAccounts } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { type AccountColumn, accountsList } from '@portal/domain';
import { AccountTable, accountColumns } from '@portal/ui/patterns/AccountTable';
import { Clock, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { menuLink } from '../../parts/listings/listingRows.ts';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useDaysFilter } from '../../parts/lists/useDaysFilter.ts';
import { useListLayout } from '../../parts/lists/useListLayout.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { toRow } from './accountRows.ts';
import { planLabels, roleLabels, sortLabels, stateLabels } from './accountsList.ts';
import { InviteStaff } from './InviteStaff.tsx';

/** Every user with their account. */
export function Component() {
  const user = useUser();
  const { view, query, change, filter, sort, around } = useList(accountsList);
  const joined = useDaysFilter({ label: m.accounts_joined(), view, change });
  const accounts = useAccounts(query);
  const layout = useListLayout<AccountColumn>(paths.accounts, accountColumns);
  usePage(m.accounts_title());
  const loaded = accounts.kind === 'ready' ? accounts.value : null;
  const rows = useMemo(() => loaded?.rows.map(toRow) ?? [], [loaded]);
  const mayManage = may(user, 'accounts.manage');
  const { page, frame } = around(accounts);
  return (
    <ListPage
      {...page}
      tools="views and export"
      title={m.accounts_title()}
      help={m.accounts_help()}
      actions={may(user, 'staff.manage') ? <InviteStaff /> : undefined}
      menu={[
        ...(mayManage ? [menuLink(m.accounts_import(), Upload, paths.import('accounts'))] : []),
        ...layout.menu,
        ...(mayManage ? [menuLink(m.imports_list_title(), Clock, paths.imports)] : []),
      ]}
    >
      <AccountTable
        {...frame}
        {...layout.table}
        rows={rows}
        filters={[
          filter('status', m.common_status(), choices(stateLabels)),
          filter('plan', m.accounts_plan(), choices(planLabels)),
          filter('role', m.accounts_role(), choices(roleLabels)),
          joined,
          filter('pending', m.accounts_listings(), choices({ true: m.accounts_in_review() })),
        ]}
        sort={sort(sortLabels)}
        skeletonRows={view.rows}
      />
      {layout.parts}
    </ListPage>
  );
}
