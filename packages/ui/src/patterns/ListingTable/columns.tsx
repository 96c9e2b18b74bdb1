import { ChartLine, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import { type MenuItem, type MenuLinkItem, SharedMenuButton } from '../../components/Menu/Menu.tsx';
import { actionsColumn, type Column, RowLink } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { type AvailableWidth, hasSpace } from '../../internal/useAvailableWidth.ts';
import type { ListScope } from '../ListState.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import {
  type ChosenColumn,
  shownColumns,
  type TableColumns,
  type TableLayout,
} from '../shownColumns.ts';
import * as styles from './ListingTable.css.ts';
import {
  type ListingColumn,
  type ListingRow,
  type ListingTableVariant,
  listingName,
} from './listingRow.ts';
import { SecondLine } from './SecondLine.tsx';

const analyticsFrom: Record<ListingTableVariant, AvailableWidth | null> = {
  vendor: 'md',
  admin: 'xl',
  // The row has Review and Edit instead.
  queue: null,
};

/** Whether Analytics is a link in the row, not an item of its menu. */
const showsAnalytics = (variant: ListingTableVariant, availableWidth: AvailableWidth): boolean => {
  const least = analyticsFrom[variant];
  return least !== null && hasSpace(availableWidth, least);
};

/** The menu of a row: links that do not fit into the row, then `items`. */
export function rowMenu(
  row: ListingRow,
  variant: ListingTableVariant,
  availableWidth: AvailableWidth,
  items: readonly MenuItem[],
): MenuItem[] {
  const links: MenuLinkItem[] = [];
  if (availableWidth === 'phone' && !row.readOnly)
    links.push({
      kind: 'link',
      label: m.listing_edit(),
      icon: Pencil,
      href: row.editHref ?? row.href,
    });
  if (row.analyticsHref && !showsAnalytics(variant, availableWidth))
    links.push({
      kind: 'link',
      label: m.listing_analytics(),
      icon: ChartLine,
      href: row.analyticsHref,
    });
  const apart = links.length > 0 && items.length > 0 && items[0]?.kind !== 'link';
  return [...links, ...(apart ? [{ kind: 'separator' } as const] : []), ...items];
}

interface SizedColumn extends ChosenColumn<ListingRow, ListingColumn> {
  /** Its text in the card of a row on phones. Default: it is not text. */
  textOf?: (row: ListingRow) => string | undefined;
}

const listing = (variant: ListingTableVariant, vendorBelow: boolean): Column<ListingRow> => ({
  key: 'listing',
  title: m.listing_listing(),
  sortable: true,
  cell: (row) => <ListingCell row={row} variant={variant} vendorBelow={vendorBelow} />,
});

const textColumn = (
  key: ListingColumn,
  title: string,
  width: number,
  textOf: (row: ListingRow) => string | undefined,
): SizedColumn => ({
  key,
  title,
  width,
  from: 'xl',
  textOf,
  cell: (row) => (
    <Text size="small" tone="muted" truncate>
      {textOf(row)}
    </Text>
  ),
});

const dateColumn = (key: 'changed' | 'created', title: string): SizedColumn => ({
  key,
  title,
  width: 164,
  from: 'lg',
  textOf: (row) => row[key],
  sortable: true,
  sortFirst: 'descending',
  cell: (row) => (
    <Text size="small" tone="muted" figures truncate data-local-time>
      {row[key] ?? ''}
    </Text>
  ),
});

const all: Record<ListingColumn, SizedColumn> = {
  status: {
    key: 'status',
    title: m.patterns_status(),
    width: 130,
    from: 'md',
    cell: (row) => <StatusBadge kind={row.status} />,
  },
  industry: textColumn(
    'industry',
    m.listing_industry(),
    128,
    (row) => row.industry || m.listing_no_industry(),
  ),
  subcategory: textColumn(
    'subcategory',
    m.listing_subcategory(),
    128,
    (row) => row.terms?.subcategory,
  ),
  category: textColumn('category', m.listing_category(), 128, (row) => row.terms?.category),
  location: textColumn('location', m.listing_location(), 128, (row) => row.terms?.location),
  changed: dateColumn('changed', m.listing_last_change()),
  created: dateColumn('created', m.listing_created()),
  vendor: {
    key: 'vendor',
    title: m.listing_vendor(),
    width: 180,
    from: 'lg',
    cell: (row) => <VendorCell row={row} />,
  },
  waiting: {
    key: 'waiting',
    title: m.listing_waiting(),
    width: 100,
    from: 'md',
    sortable: true,
    sortFirst: 'descending',
    cell: (row) => <WaitingCell row={row} />,
  },
};

/** Pixels of links beside each other; `others` are those of gaps and of the menu. */
const widthOf = (others: number, ...labels: readonly string[]): number =>
  others + 7 * labels.join('').length;

function actionsWidth(variant: ListingTableVariant, availableWidth: AvailableWidth): number {
  if (variant === 'queue') return widthOf(98, m.listing_review(), m.listing_edit());
  return showsAnalytics(variant, availableWidth)
    ? widthOf(93, m.listing_edit(), m.listing_analytics())
    : widthOf(76, m.listing_edit());
}

const actions = (
  variant: ListingTableVariant,
  availableWidth: AvailableWidth,
  menu: boolean,
): Column<ListingRow> =>
  actionsColumn(actionsWidth(variant, availableWidth), (row) => (
    <ActionsCell row={row} variant={variant} availableWidth={availableWidth} menu={menu} />
  ));

const columns: Record<ListingTableVariant, readonly SizedColumn[]> = {
  vendor: [all.status, all.industry, all.changed],
  admin: [all.vendor, all.status, { ...all.changed, from: 'xl' }],
  queue: [{ ...all.vendor, width: 184, from: 'xl' }, all.waiting, all.status],
};

/** The columns from which users choose. */
export const listingColumns = (variant: ListingTableVariant): TableColumns<ListingColumn> => ({
  first: m.listing_listing(),
  own: columns[variant],
  all,
});

/** Live listings have one status, and the queue is sorted by waiting time instead of the last change. */
const sorts = (
  { key, sortable }: SizedColumn,
  variant: ListingTableVariant,
  scope: ListScope,
): boolean | undefined =>
  key === 'status' ? scope === 'pending' : sortable && (key !== 'changed' || variant !== 'queue');

/** The shown columns; `menu` adds a menu to each row. Without a column of its own, the vendor is below the name. */
export function columnsFor(
  variant: ListingTableVariant,
  scope: ListScope,
  availableWidth: AvailableWidth,
  menu: boolean,
  layout: TableLayout<ListingColumn>,
): readonly Column<ListingRow>[] {
  const shown = shownColumns(all, columns[variant], availableWidth, layout);
  const vendorBelow = variant !== 'vendor' && !shown.some(({ key }) => key === 'vendor');
  return [
    listing(variant, vendorBelow),
    ...shown.map((column) => ({ ...column, sortable: sorts(column, variant, scope) })),
    actions(variant, availableWidth, menu),
  ];
}

/** Review in the queue, Edit, Analytics where it fits, and the menu. A draft in the queue cannot be reviewed. */
function ActionsCell({
  row,
  variant,
  availableWidth,
  menu,
}: CellProps & { availableWidth: AvailableWidth; menu: boolean }) {
  const about = listingName(row);
  return (
    <div className={styles.actions}>
      {row.readOnly || (variant === 'queue' && row.status !== 'draft') ? (
        <RowLink href={row.href} about={about}>
          {row.readOnly ? m.listing_view() : m.listing_review()}
        </RowLink>
      ) : null}
      {row.readOnly ? null : (
        <RowLink href={row.editHref ?? row.href} about={about}>
          {m.listing_edit()}
        </RowLink>
      )}
      {row.analyticsHref && showsAnalytics(variant, availableWidth) ? (
        <RowLink href={row.analyticsHref} about={about}>
          {m.listing_analytics()}
        </RowLink>
      ) : null}
      {menu ? <SharedMenuButton of={row.id} label={menuLabel(row)} /> : null}
    </div>
  );
}

interface CellProps {
  row: ListingRow;
  variant: ListingTableVariant;
}

interface ListingCellProps extends CellProps {
  vendorBelow: boolean;
  /** On phones: more lines, and the menu. */
  children?: ReactNode;
}

function ListingCell({ row, variant, vendorBelow, children }: ListingCellProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.listing}>
      <Logo name={row.name} src={row.logo?.src} size="medium" />
      <div className={styles.words}>
        <Anchor
          href={row.href}
          className={styles.nameByMenu}
          title={listingName(row)}
          data-row-name
        >
          {listingName(row)}
        </Anchor>
        <SecondLine row={row} variant={variant} />
        {vendorBelow ? <VendorLine row={row} /> : null}
        {children}
      </div>
    </div>
  );
}

function VendorLine({ row: { vendor } }: { row: ListingRow }) {
  if (!vendor) return null;
  return (
    <p className={styles.second} title={`${vendor.name} · ${vendor.email}`}>
      <bdi>{vendor.name}</bdi>
      <span>{` · ${vendor.email}`}</span>
    </p>
  );
}

function VendorCell({ row: { vendor } }: { row: ListingRow }) {
  if (!vendor) return null;
  return (
    <div className={styles.words}>
      <p className={styles.vendorName} title={vendor.name}>
        {vendor.name}
      </p>
      <p className={styles.second} title={vendor.email}>
        {vendor.email}
      </p>
    </div>
  );
}

function WaitingCell({ row: { waiting } }: { row: ListingRow }) {
  return (
    <div className={`${styles.plain} ${styles.late}`} data-late={waiting?.long || undefined}>
      <span>{waiting?.text}</span>
      {waiting?.limit ? <p>{waiting.limit}</p> : null}
    </div>
  );
}

/** Accessible name of a row's menu and its button. */
export const menuLabel = (row: Pick<ListingRow, 'name'>): string =>
  m.patterns_more_for({ name: listingName(row) });

function PhoneField({ row, column }: { row: ListingRow; column: ListingColumn }) {
  if (column === 'status') return <StatusBadge kind={row.status} />;
  const isWaiting = column === 'waiting';
  const text = isWaiting ? (row.waiting?.limit ?? row.waiting?.text) : all[column]?.textOf?.(row);
  return text ? (
    <span
      className={styles.late}
      data-late={(isWaiting && row.waiting?.long) || undefined}
      data-local-time={column === 'changed' || column === 'created' ? '' : undefined}
    >
      {column === 'created' ? `${all.created.title} ${text}` : text}
    </span>
  ) : null;
}

const phoneFields: Record<ListingTableVariant, readonly ListingColumn[]> = {
  vendor: ['status', 'changed'],
  admin: ['status', 'changed'],
  queue: ['status', 'waiting'],
};

interface PhoneRowProps extends CellProps {
  menu: boolean;
  chosen: readonly ListingColumn[] | undefined;
}

/** A row on phones: a link to the listing, and a menu with all actions. */
export function PhoneRow({ row, variant, menu, chosen = phoneFields[variant] }: PhoneRowProps) {
  return (
    <ListingCell row={row} variant={variant} vendorBelow={variant !== 'vendor'}>
      <div className={styles.phoneMeta}>
        {chosen.map((column) => (
          <PhoneField key={column} row={row} column={column} />
        ))}
      </div>
      {menu ? (
        <div className={styles.phoneActions}>
          <SharedMenuButton of={row.id} label={menuLabel(row)} size="touch" />
        </div>
      ) : null}
    </ListingCell>
  );
}
