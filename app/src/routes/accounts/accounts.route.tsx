import { useAccounts } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { type AccountSort, accountSorts } from '@portal/domain';
import { AccountTable } from '@portal/ui/patterns/AccountTable';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { ListPage, listFrame, useListView } from '../../parts/lists/ListPage.tsx';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { filtersFor, JoinedDays, sortLabels, todayOf } from './accountFilters.tsx';
import { toRow } from './accountRows.ts';
import {
  type AccountsView,
  addressOf,
  defaultView,
  isNarrowed,
  readView,
  toQuery,
  writeView,
} from './accountsQuery.ts';
import { InviteStaff } from './InviteStaff.tsx';

const isSort = (value: string): value is AccountSort => Object.hasOwn(accountSorts, value);

/** Every user with their account. */
export function Component() {
  const appServices = useAppServices();
  const user = useUser();
  const [now] = useState(appServices.now);
  const today = todayOf(now);
  const { view, show } = useListView(null, readView, writeView);
  const accounts = useAccounts(toQuery(view));
  usePage({
    title: m.accounts_title(),
    crumbs: [{ label: m.shell_administration() }, { label: m.accounts_title() }],
  });
  const page = accounts.kind === 'ready' ? accounts.value : null;
  const rows = useMemo(() => page?.rows.map(toRow) ?? [], [page]);
  const change = (part: Partial<AccountsView>) => show({ ...view, page: 1, ...part });
  const hrefFor = (number: number) => addressOf({ ...view, page: number });
  const { search, ...frame } = listFrame({
    list: accounts,
    view,
    show,
    narrowed: isNarrowed(view),
    cleared: { ...defaultView, sort: view.sort, rows: view.rows },
    hrefFor,
  });
  return (
    <ListPage
      list={accounts}
      hrefFor={hrefFor}
      title={m.accounts_title()}
      help={m.accounts_help()}
      actions={may(user, 'staff.manage') ? <InviteStaff /> : undefined}
    >
      <AccountTable
        {...frame}
        rows={rows}
        search={search}
        filters={filtersFor(view, today, change)}
        range={<JoinedDays view={view} today={today} change={change} />}
        sort={{
          value: view.sort,
          options: Object.entries(sortLabels).map(([value, label]) => ({ value, label })),
          onValueChange: (sort) => (isSort(sort) ? change({ sort }) : undefined),
        }}
        skeletonRows={view.rows}
      />
    </ListPage>
  );
}
