import { MoveVertical } from 'lucide-react';
import { useId } from 'react';
import { Announcement } from '../../internal/Announcement.tsx';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './SortableList.css.ts';
import { type SortableItem, SortableRow } from './SortableRow.tsx';
import { useSorting } from './useSorting.ts';

export interface SortableListProps {
  /** What the rows are; the accessible name of the list. */
  label: string;
  /** In their order. */
  items: readonly SortableItem[];
  /** Told of the keys in their new order, once a row is dropped. */
  onChange: (keys: readonly string[]) => void;
  /** Gives every row a cross: told the key of the row to take out. */
  onRemove?: ((key: string) => void) | undefined;
  /** Says below the list how it is ordered. Default false. */
  hint?: boolean | undefined;
  /** The order cannot be changed now. Default false. */
  disabled?: boolean | undefined;
}

/** A few rows in an order that people choose: by dragging, by keys, and by buttons on touch. */
export function SortableList({
  label,
  items,
  onChange,
  onRemove,
  hint = false,
  disabled = false,
}: SortableListProps) {
  const sorting = useSorting({ items, onChange });
  const helpId = useId();
  return (
    <div>
      <ul
        ref={sorting.list}
        className={styles.list}
        aria-label={label}
        data-lifting={sorting.lift ? true : undefined}
      >
        {items.map((item, index) => (
          <SortableRow
            key={item.key}
            {...{ item, index, sorting, helpId, disabled }}
            count={items.length}
            onRemove={
              onRemove
                ? () => {
                    sorting.leave(item.key);
                    onRemove(item.key);
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <span id={helpId} className={hidden}>
        Space lifts, arrow keys move, Space drops, Escape puts back.
      </span>
      {hint && !disabled && items.length > 1 ? (
        <p className={styles.hint}>
          <Icon icon={MoveVertical} />
          <span className={styles.byKeys}>
            Drag to order. With keys: <Kbd>Space</Kbd> lifts, arrows move.
          </span>
          <span className={styles.byTouch}>Order with the arrows.</span>
        </p>
      ) : null}
      <Announcement message={sorting.said} />
    </div>
  );
}

export type { SortableItem } from './SortableRow.tsx';
