import { ChevronDown, ChevronUp, GripVertical, MoveVertical, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../i18n/messages.js';
import { Announcement } from '../../internal/Announcement.tsx';
import type { ControlProps } from '../../internal/elementProps.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { richText } from '../../richText.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './SortableList.css.ts';
import { type Lift, placeOf, shiftOf, useSorting } from './useSorting.ts';

export interface SortableListProps extends ControlProps<'div'> {
  /** Accessible name of the list. */
  label: string;
  /** The rows in order. */
  items: readonly SortableItem[];
  /** Called with the keys in the new order when a row is dropped. */
  onOrderChange: (keys: readonly string[]) => void;
  /** Called with the key of a row to remove. Without it there is no remove button. */
  onRemove?: ((key: string) => void) | undefined;
  /** Shows below the list how to reorder it. Default false. */
  hint?: boolean | undefined;
  /** The order cannot be changed. Default false. */
  disabled?: boolean | undefined;
}

/** A few rows that users reorder by dragging, by keys, or by buttons on touch. */
export function SortableList({
  label,
  items,
  onOrderChange,
  onRemove,
  hint = false,
  disabled = false,
  ...rest
}: SortableListProps) {
  const sorting = useSorting({ items, onChange: onOrderChange });
  const helpId = useId();
  return (
    <div {...rest}>
      <ul
        ref={sorting.list}
        className={styles.list}
        aria-label={label}
        data-lifting={sorting.lift ? true : undefined}
      >
        {items.map((item, index) => (
          <SortableRow
            key={item.key}
            item={item}
            index={index}
            sorting={sorting}
            helpId={helpId}
            disabled={disabled}
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
        {m.components_sort_keys()}
      </span>
      {hint && !disabled && items.length > 1 ? (
        <p className={styles.hint}>
          <Icon icon={MoveVertical} />
          <span className={styles.byKeys}>
            {richText(m.components_sort_by_keys(), { key: (text) => <Kbd>{text}</Kbd> })}
          </span>
          <span className={styles.byTouch}>{m.components_sort_by_touch()}</span>
        </p>
      ) : null}
      <Announcement message={sorting.said} />
    </div>
  );
}

export interface SortableItem {
  /** Unique in the list; passed to `onChange`. */
  key: string;
  /** Name of the row, also in announcements. */
  label: string;
  /** One line under the name. */
  detail?: string | undefined;
  /** Image before the name, such as a logo. */
  picture?: ReactNode;
  /** Actions at the end of the row, such as an IconButton. */
  action?: ReactNode;
}

interface SortableRowProps {
  item: SortableItem;
  index: number;
  count: number;
  sorting: ReturnType<typeof useSorting>;
  /** Id of the text that explains the keys. */
  helpId: string;
  disabled: boolean;
  onRemove: (() => void) | undefined;
}

function SortableRow({
  item,
  index,
  count,
  sorting: { lift, handle, step },
  helpId,
  disabled,
  onRemove,
}: SortableRowProps) {
  const { key, label, detail, picture, action } = item;
  const lifted = lift?.key === key;
  const still = disabled || count < 2;
  return (
    <li
      className={styles.row}
      data-key={key}
      data-lifted={lifted ? lift.by : undefined}
      data-shift={shift(index, lift)}
    >
      <div className={styles.face}>
        {still ? null : (
          <>
            <button
              type="button"
              className={styles.handle}
              data-part="handle"
              aria-label={m.components_sort_move({ label })}
              aria-describedby={helpId}
              aria-pressed={lifted}
              {...handle(key)}
            >
              <Icon icon={GripVertical} />
            </button>
            <span className={styles.steps}>
              <Step part="up" label={label} end={index === 0} onStep={() => step(key, -1)} />
              <Step
                part="down"
                label={label}
                end={index === count - 1}
                onStep={() => step(key, 1)}
              />
            </span>
          </>
        )}
        <span className={styles.place} aria-hidden>
          {placeOf(index, lift)}
        </span>
        {picture}
        <div className={styles.words}>
          <p className={styles.name} title={label}>
            {label}
          </p>
          {detail ? <p className={styles.detail}>{detail}</p> : null}
        </div>
        {disabled ? null : action}
        {onRemove && !disabled ? (
          <IconButton icon={X} label={m.components_remove({ label })} onClick={onRemove} />
        ) : null}
      </div>
    </li>
  );
}

const shift = (index: number, lift: Lift | null): number | undefined =>
  lift && index !== lift.from ? shiftOf(index, lift) : undefined;

interface StepProps {
  part: 'up' | 'down';
  label: string;
  /** The row is at this end; the button keeps the focus. */
  end: boolean;
  onStep: () => void;
}

function Step({ part, label, end, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-part={part}
      aria-label={
        part === 'up'
          ? m.components_sort_move_up({ label })
          : m.components_sort_move_down({ label })
      }
      aria-disabled={end || undefined}
      onClick={end ? undefined : onStep}
    >
      <Icon icon={part === 'up' ? ChevronUp : ChevronDown} />
    </button>
  );
}
