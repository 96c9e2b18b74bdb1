import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import type { FilterMenuProps } from '../../components/FilterMenu/FilterMenu.tsx';
import { type Column, Table, TableSkeleton } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import {
  type AvailableWidth,
  hasSpace,
  useAvailableWidth,
} from '../../internal/useAvailableWidth.ts';
import * as styles from '../ListingTable/ListingTable.css.ts';
import { ListCard, type ListFrame } from '../ListState.tsx';
import type { ListSortTool } from '../ListToolbar/ListToolbar.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

export interface AccountTableRow {
  id: string;
  /** First and last name, or the email address. */
  name: string;
  email: string;
  /** The page of the account. */
  href: string;
  plan: 'free' | 'trial' | 'premium';
  state: 'active' | 'blocked' | 'unconfirmed' | 'invited' | 'deleting';
  /** The roles of staff, such as 'Moderator, Editor'. Default: a vendor. */
  role?: string | undefined;
  /** Such as '3 live, 1 pending'. */
  listings: string;
  /** Formatted date. */
  joined: string;
  /** Formatted date, or 'Never'. */
  lastSignIn: string;
}

export interface AccountTableProps extends ListFrame {
  /** The rows of this page; shown when `state` is `ready`. */
  rows: readonly AccountTableRow[];
  /** Rows of the skeleton: those of a page. Default 10. */
  skeletonRows?: number | undefined;
  /** Called 200 ms after the last key. */
  search: { value: string; onValueChange: (value: string) => void; maxLength?: number | undefined };
  /** Such as status, plan or role. */
  filters: readonly FilterMenuProps[];
  /** The sort orders. */
  sort: ListSortTool;
}

interface SizedColumn extends Column<AccountTableRow> {
  /** The smallest window that shows it. */
  from: AvailableWidth;
}

const plain = (text: string) => (
  <Text size="small" tone="muted" figures truncate>
    {text}
  </Text>
);

const allColumns: readonly SizedColumn[] = [
  {
    key: 'account',
    title: m.people_account(),
    from: 'md',
    cell: (row) => <AccountCell row={row} />,
  },
  {
    key: 'state',
    title: m.patterns_status(),
    width: 136,
    from: 'md',
    cell: (row) => <StatusBadge kind={row.state} />,
  },
  {
    key: 'plan',
    title: m.people_plan(),
    width: 104,
    from: 'lg',
    cell: (row) => <StatusBadge kind={row.plan} />,
  },
  {
    key: 'listings',
    title: m.people_listings(),
    width: 152,
    from: 'md',
    cell: ({ listings }) => plain(listings),
  },
  {
    key: 'lastSignIn',
    title: m.people_last_sign_in(),
    width: 196,
    from: 'lg',
    cell: ({ lastSignIn, joined }) => (
      <>
        {plain(lastSignIn)}
        {plain(m.people_joined({ date: joined }))}
      </>
    ),
  },
];

/** The same arrays, so that only changed rows render again. */
const columnsAt = (['phone', 'md', 'lg', 'xl'] as const).map(
  (width) => [width, allColumns.filter((column) => hasSpace(width, column.from))] as const,
);
const columnsOf = new Map<AvailableWidth, readonly SizedColumn[]>(columnsAt);

const words = {
  noMatch: { searched: m.people_accounts_none_found, filtered: m.people_accounts_none_filtered },
  empty: { title: m.people_accounts_empty(), text: m.people_accounts_empty_help() },
  failed: m.people_accounts_failed(),
};

const rowKey = ({ id }: AccountTableRow): string => id;

/** Users with their accounts, for staff, in every state of a list. */
export function AccountTable(props: AccountTableProps) {
  const { rows, skeletonRows = 10, search, filters, sort } = props;
  const width = useAvailableWidth();
  return (
    <ListCard
      {...props}
      tools={{
        search: { ...search, label: m.people_search_accounts(), rest: 200 },
        filters,
        sort,
      }}
      skeleton={<TableSkeleton rows={skeletonRows} label={m.people_accounts_loading()} />}
      words={words}
    >
      <Table
        caption={m.people_accounts()}
        columns={columnsOf.get(width) ?? allColumns}
        rows={rows}
        rowKey={rowKey}
        busy={props.busy}
        phone={phone}
      />
    </ListCard>
  );
}

function AccountCell({ row, children }: { row: AccountTableRow; children?: ReactNode }) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.listing}>
      <Avatar name={row.name} size="medium" />
      <div className={styles.words}>
        <Anchor href={row.href} className={styles.name} title={row.name}>
          {row.name}
        </Anchor>
        <SecondLine row={row} />
        {children}
      </div>
    </div>
  );
}

/** The roles of staff, and the email address. */
function SecondLine({ row: { role, email } }: { row: AccountTableRow }) {
  return (
    <p className={styles.second} title={email}>
      {role ? (
        <>
          <span className={styles.secondLead}>{role}</span>
          <span>{' · '}</span>
        </>
      ) : null}
      <span>{email}</span>
    </p>
  );
}

/** A row on phones: the card is a link to the account. */
const phone = (row: AccountTableRow) => (
  <AccountCell row={row}>
    <div className={styles.phoneMeta}>
      <StatusBadge kind={row.state} />
      <StatusBadge kind={row.plan} />
      <span>{row.listings}</span>
    </div>
  </AccountCell>
);
