import { SharedMenuButton } from '../../components/Menu/Menu.tsx';
import { RowLink } from '../../components/Table/Table.tsx';
import type { Room } from '../useRoom.ts';
import { type ActedCellProps, menuLabel } from './cells.tsx';
import * as styles from './ListingTable.css.ts';
import { listingName } from './listingRow.ts';
import { showsAnalytics } from './rowMenu.ts';

interface ActionsCellProps extends ActedCellProps {
  /** How many links fit into the row. */
  room: Room;
}

/** Review in the queue, Edit, Analytics where it fits, and the menu. An own draft in the queue cannot be reviewed. */
export function ActionsCell({ row, variant, room, menu }: ActionsCellProps) {
  const about = listingName(row);
  return (
    <div className={styles.actions}>
      {variant === 'queue' && row.status !== 'draft' ? (
        <RowLink href={row.href} about={about}>
          Review
        </RowLink>
      ) : null}
      <RowLink href={row.editHref ?? row.href} about={about}>
        Edit
      </RowLink>
      {row.analyticsHref && showsAnalytics(variant, room) ? (
        <RowLink href={row.analyticsHref} about={about}>
          Analytics
        </RowLink>
      ) : null}
      {menu ? <SharedMenuButton of={row.id} label={menuLabel(row)} /> : null}
    </div>
  );
}
