import { Check } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Option } from './option.ts';
import * as styles from './row.css.ts';

interface OptionRowProps {
  id: string;
  option: Option;
  index: number;
  count: number;
  top: number;
  active: boolean;
  selected: boolean;
}

/** Presses and the pointer are heard by the list, so that a row has nothing to compare but plain values. */
export const OptionRow = memo(function OptionRow({
  id,
  option,
  index,
  count,
  top,
  active,
  selected,
}: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names this row as its active descendant.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-active={active || undefined}
      data-windowed
      className={styles.row}
      style={{ insetBlockStart: top }}
      title={option.label}
    >
      <span className={styles.check}>{selected ? <Icon icon={Check} /> : null}</span>
      <span className={styles.rowLabel}>{option.label}</span>
      {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
    </div>
  );
});
