import { Star } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SharedMenuButton } from '../../components/Menu/Menu.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './ListingTable.css.ts';
import { type ListingRow, type ListingTableVariant, listingName } from './listingRow.ts';

interface CellProps {
  row: ListingRow;
  variant: ListingTableVariant;
}

export interface ActedCellProps extends CellProps {
  /** Whether there is a menu of what else can be done. */
  menu: boolean;
}

interface ListingCellProps extends CellProps {
  /** The vendor has no column of its own. */
  vendorBelow: boolean;
}

/** Logo, name, second line and, where it has no column, the vendor. */
export function ListingCell({ row, variant, vendorBelow }: ListingCellProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.listing}>
      <Logo name={row.name} src={row.logo?.src} srcSet={row.logo?.srcSet} size="medium" />
      <div className={styles.words}>
        <Anchor href={row.href} className={styles.name} title={listingName(row)}>
          {listingName(row)}
        </Anchor>
        <SecondLine row={row} variant={variant} />
        {vendorBelow ? <VendorLine row={row} /> : null}
      </div>
    </div>
  );
}

function VendorLine({ row: { vendor } }: { row: ListingRow }) {
  if (!vendor) return null;
  return (
    <p className={styles.second} title={`${vendor.name} · ${vendor.email}`}>
      <bdi>{vendor.name}</bdi> · {vendor.email}
    </p>
  );
}

function SecondLine({ row, variant }: CellProps) {
  if (variant === 'queue' && row.kind) return <p className={styles.second}>{row.kind}</p>;
  return (
    <p className={styles.second} title={row.summary || undefined}>
      {row.changesLive ? (
        <>
          <span className={styles.secondLead}>Changes to a live listing</span> ·{' '}
        </>
      ) : null}
      {row.rating ? (
        <span className={styles.rating}>
          <Icon icon={Star} size={14} />
          <VisuallyHidden>Rated </VisuallyHidden>
          {row.rating.mean.toFixed(1)}
          <VisuallyHidden> of 5 in</VisuallyHidden> ({row.rating.count}
          <VisuallyHidden>{row.rating.count === 1 ? ' review' : ' reviews'}</VisuallyHidden>) ·{' '}
        </span>
      ) : null}
      {row.summary || 'Not described yet'}
    </p>
  );
}

export function VendorCell({ row: { vendor } }: { row: ListingRow }) {
  if (!vendor) return null;
  return (
    <>
      <p className={styles.vendorName} title={vendor.name}>
        {vendor.name}
      </p>
      <p className={styles.second} title={vendor.email}>
        {vendor.email}
      </p>
    </>
  );
}

export function WaitingCell({ row: { waiting } }: { row: ListingRow }) {
  if (!waiting) return null;
  return (
    <span className={`${styles.plain} ${styles.late}`} data-late={waiting.long || undefined}>
      {waiting.text}
    </span>
  );
}

/** The name of a row's '…' and of its menu. */
export const menuLabel = (row: Pick<ListingRow, 'name'>): string => `More for ${listingName(row)}`;

/** The whole row on phones: it leads to the listing, and its menu holds everything else. */
export function PhoneRow({ row, variant, menu }: ActedCellProps) {
  const Anchor = useLinkComponent();
  const aside = variant === 'queue' ? row.waiting?.text : row.changed;
  return (
    <div className={styles.phoneRow}>
      <Logo name={row.name} src={row.logo?.src} srcSet={row.logo?.srcSet} size="medium" />
      <div className={styles.phoneWords}>
        <div className={styles.phoneName}>
          <Anchor href={row.href} className={styles.clampedName} title={listingName(row)}>
            {listingName(row)}
          </Anchor>
        </div>
        <SecondLine row={row} variant={variant} />
        {variant === 'vendor' ? null : <VendorLine row={row} />}
        <div className={styles.phoneMeta}>
          <Badge kind={row.status} />
          {aside ? (
            <span
              className={styles.late}
              data-late={(variant === 'queue' && row.waiting?.long) || undefined}
            >
              {aside}
            </span>
          ) : null}
        </div>
      </div>
      {menu ? (
        <div className={styles.phoneActions}>
          <SharedMenuButton of={row.id} label={menuLabel(row)} size="touch" />
        </div>
      ) : null}
    </div>
  );
}
