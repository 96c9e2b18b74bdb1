import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { type Column, columnWidth } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { AvailableWidth } from '../../internal/useAvailableWidth.ts';
import * as styles from '../ListingTable/ListingTable.css.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import {
  type ChosenColumn,
  shownColumns,
  type TableColumns,
  type TableLayout,
} from '../shownColumns.ts';
import type { AccountColumn, AccountTableRow } from './accountRow.ts';

interface AccountTableColumn extends ChosenColumn<AccountTableRow, AccountColumn> {
  /** Its text in the card of a row on phones; null where the card has it already. Default: its cell. */
  textOf?: (row: AccountTableRow) => string | null;
}

const plain = (text: string) => (
  <Text size="small" tone="muted" figures truncate>
    {text}
  </Text>
);

const roleOf = ({ role }: AccountTableRow): string => role ?? m.people_vendor();
const joinedOf = ({ joined }: AccountTableRow): string => m.people_joined({ date: joined });
const inCard = () => null;

const all: Record<AccountColumn, AccountTableColumn> = {
  state: {
    key: 'state',
    title: m.patterns_status(),
    width: 136,
    from: 'md',
    cell: (row) => <StatusBadge kind={row.state} />,
  },
  plan: {
    key: 'plan',
    title: m.people_plan(),
    width: 104,
    from: 'lg',
    cell: (row) => <StatusBadge kind={row.plan} />,
  },
  role: {
    key: 'role',
    title: m.people_role(),
    width: 160,
    from: 'xl',
    textOf: inCard,
    cell: (row) => plain(roleOf(row)),
  },
  email: {
    key: 'email',
    title: m.people_email(),
    width: 240,
    from: 'xl',
    textOf: inCard,
    cell: ({ email }) => plain(email),
  },
  listings: {
    key: 'listings',
    title: m.people_listings(),
    width: 152,
    from: 'md',
    textOf: ({ listings }) => listings,
    cell: ({ listings }) => plain(listings),
  },
  joined: {
    key: 'joined',
    title: m.people_joined_on(),
    width: columnWidth.date,
    from: 'xl',
    textOf: joinedOf,
    cell: ({ joined }) => plain(joined),
  },
  lastSignIn: {
    key: 'lastSignIn',
    title: m.people_last_sign_in(),
    width: 196,
    from: 'lg',
    textOf: ({ lastSignIn }) =>
      `${m.components_table_field({ title: m.people_last_sign_in() })} ${lastSignIn}`,
    cell: ({ lastSignIn }) => plain(lastSignIn),
  },
};

const own = [all.state, all.plan, all.listings, all.lastSignIn];

/** The columns from which users choose. */
export const accountColumns: TableColumns<AccountColumn> = {
  first: m.people_account(),
  own,
  all,
};

const signInAndJoined: AccountTableColumn = {
  ...all.lastSignIn,
  cell: (row) => (
    <div className={styles.words}>
      {plain(row.lastSignIn)}
      {plain(joinedOf(row))}
    </div>
  ),
};

/** The shown columns. Without columns of their own, role and email are below the name, and the day of joining is below that of the last sign-in. */
export function columnsFor(
  availableWidth: AvailableWidth,
  layout: TableLayout<AccountColumn>,
): readonly Column<AccountTableRow>[] {
  const has = (column: AccountColumn) => layout.columns?.includes(column) ?? false;
  const columns = has('joined') ? all : { ...all, lastSignIn: signInAndJoined };
  const shown = shownColumns(
    columns,
    own.map(({ key }) => columns[key]),
    availableWidth,
    layout,
  );
  const account: Column<AccountTableRow> = {
    key: 'account',
    title: m.people_account(),
    cell: (row) => (
      <AccountCell
        row={row}
        role={has('role') ? undefined : row.role}
        email={has('email') ? undefined : row.email}
      />
    ),
  };
  return [account, ...shown];
}

interface AccountCellProps {
  row: AccountTableRow;
  /** The roles of staff, and the email address, below the name. */
  role: string | undefined;
  email: string | undefined;
  children?: ReactNode;
}

function AccountCell({ row, role, email, children }: AccountCellProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.listing}>
      <Avatar name={row.name} size="medium" />
      <div className={styles.words}>
        <Anchor href={row.href} className={styles.name} title={row.name}>
          {row.name}
        </Anchor>
        {role || email ? (
          <p className={styles.second} title={email}>
            {role ? <span className={styles.secondLead}>{role}</span> : null}
            {role && email ? <span>{' · '}</span> : null}
            {email ? <span>{email}</span> : null}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}

const phoneColumns: readonly AccountColumn[] = ['state', 'plan', 'listings'];

/** A row on phones: the card is a link to the account. */
export function PhoneRow({
  row,
  chosen = phoneColumns,
}: {
  row: AccountTableRow;
  chosen: readonly AccountColumn[] | undefined;
}) {
  const fields = chosen
    .flatMap((key) => all[key] ?? [])
    .map(({ key, textOf, cell }) => ({ key, shown: textOf ? textOf(row) : cell(row) }))
    .filter(({ shown }) => shown !== null);
  return (
    <AccountCell row={row} role={row.role} email={row.email}>
      {fields.length > 0 ? (
        <div className={styles.phoneMeta}>
          {fields.map(({ key, shown }) => (
            <span key={key}>{shown}</span>
          ))}
        </div>
      ) : null}
    </AccountCell>
  );
}
