import { Check } from 'lucide-react';
import { memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './listbox.css.ts';
import type { Option } from './option.ts';

export interface OptionListProps {
  id: string;
  label: string;
  rows: readonly Option[];
  optionId: (option: Option) => string;
  selected: readonly string[];
  multiple: boolean;
  /** Index of the highlighted row, or -1. */
  active: number;
  /** A key moved the highlight, so the list scrolls to it. */
  followActive: boolean;
  loading?: boolean | undefined;
  /** Its class, if not that of a list in a `Layer`. */
  className?: string | undefined;
  onPoint: (option: Option) => void;
  onPick: (option: Option) => void;
}

const edge = 8;

/** A listbox whose input keeps the focus. Only visible rows and the highlighted one are in the DOM. */
export function OptionList(props: OptionListProps) {
  const { rows, active, followActive, loading } = props;
  const ref = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: -1, y: -1 });
  const [size, setSize] = useState({ rowHeight: 36, viewHeight: 288 });
  // The target scroll position, so that opening does not render other rows first.
  const [scrollTop, setScrollTop] = useState(() => scrollToRow({ ...size, scrollTop: 0, active }));

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const rowHeight = list.querySelector('[role=option]')?.getBoundingClientRect().height;
      const viewHeight = Number.parseFloat(getComputedStyle(list).maxBlockSize) - edge;
      if (!rowHeight) return;
      setSize((known) =>
        known.rowHeight === rowHeight && known.viewHeight === viewHeight
          ? known
          : { rowHeight, viewHeight },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => resized.disconnect();
  }, []);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !followActive || !rows[active]) return;
    list.scrollTop = scrollToRow({ ...size, scrollTop: list.scrollTop, active });
    setScrollTop(list.scrollTop);
  }, [active, followActive, size, rows]);

  const optionAt = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    return row instanceof HTMLElement ? rows[Number(row.dataset.index)] : undefined;
  };
  // Rows that scroll under a still pointer must not take the highlight.
  const onPointerMove = ({ clientX: x, clientY: y, target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || (pointer.current.x === x && pointer.current.y === y)) return;
    pointer.current = { x, y };
    const option = optionAt(target);
    if (option) props.onPoint(option);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles keys.
    <div
      ref={ref}
      id={props.id}
      role="listbox"
      // Browsers make what scrolls a tab stop.
      tabIndex={-1}
      aria-label={props.label}
      aria-multiselectable={props.multiple || undefined}
      aria-busy={loading || undefined}
      className={props.className ?? styles.list}
      data-empty={rows.length === 0 || undefined}
      onPointerMove={onPointerMove}
      onClick={(event) => {
        const option = optionAt(event.target);
        if (option) props.onPick(option);
      }}
      onScroll={(event) => {
        const { scrollTop: top } = event.currentTarget;
        setScrollTop(Math.floor(top / size.rowHeight) * size.rowHeight);
      }}
    >
      <div
        role="presentation"
        className={styles.canvas}
        style={{ blockSize: rows.length * size.rowHeight }}
      >
        {rowsToRender({ ...size, count: rows.length, scrollTop, active }).map((index) => {
          const option = rows[index];
          return option ? (
            <OptionRow
              key={option.value}
              id={props.optionId(option)}
              option={option}
              index={index}
              count={rows.length}
              top={index * size.rowHeight}
              active={index === active}
              selected={props.selected.includes(option.value)}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

interface OptionRowProps {
  id: string;
  option: Option;
  index: number;
  count: number;
  top: number;
  active: boolean;
  selected: boolean;
}

/** The list handles pointer events, so that the props of memoised rows are primitive values. */
const OptionRow = memo(function OptionRow({
  id,
  option,
  index,
  count,
  top,
  active,
  selected,
}: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which references this row by aria-activedescendant.
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

export interface RowWindow {
  /** Number of rows in the whole list. */
  count: number;
  rowHeight: number;
  /** Visible height of the list. */
  viewHeight: number;
  scrollTop: number;
  /** Index of the highlighted row, or -1; it is always rendered. */
  active: number;
}

const overscan = 4;

/** Indexes of the rows to render, in order. */
export function rowsToRender({
  count,
  rowHeight,
  viewHeight,
  scrollTop,
  active,
}: RowWindow): readonly number[] {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const last = Math.min(count - 1, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  const rows: number[] = [];
  if (active >= 0 && active < first) rows.push(active);
  for (let row = first; row <= last; row += 1) rows.push(row);
  if (active > last && active < count) rows.push(active);
  return rows;
}

/** The scroll position at which a row is fully visible; unchanged if it already is. */
export function scrollToRow({
  rowHeight,
  viewHeight,
  scrollTop,
  active,
}: Omit<RowWindow, 'count'>): number {
  if (active < 0) return scrollTop;
  const top = active * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
