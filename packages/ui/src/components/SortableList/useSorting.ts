import { setElementVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { liftVar, rowVar, slotVar } from './SortableList.css.ts';

interface SortingArgs {
  items: readonly { key: string; label: string }[];
  onChange: (keys: readonly string[]) => void;
}

type SortPart = 'handle' | 'up' | 'down' | 'remove';

const parts: Record<SortPart, string> = {
  handle: '[data-part=handle]',
  up: '[data-part=up]',
  down: '[data-part=down]',
  remove: ':scope button:last-of-type:not([data-part])',
};

type Carried = Lift & { by: 'keys' | 'pointer' };

/** Lifts, moves and drops one row at a time, by keys or pointer, with announcements. */
export function useSorting({ items, onChange }: SortingArgs) {
  const list = useRef<HTMLUListElement>(null);
  const [lift, setLift] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const grip = useRef({ start: 0, heights: [0] });
  const wanted = useRef<{ key: string; part: SortPart } | null>(null);

  const say = (event: SortEvent, key: string, place: number) => {
    const label = items.find((item) => item.key === key)?.label ?? '';
    setSaid(sortWords(event, label, place + 1, items.length));
  };
  // Moving a row in the DOM removes the focus from it.
  useLayoutEffect(() => {
    const want = wanted.current;
    wanted.current = null;
    if (!want) return;
    const row = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.key === want.key,
    );
    const part = row?.querySelector(parts[want.part]);
    if (part instanceof HTMLElement && part !== document.activeElement) part.focus();
  });

  const draw = (from: number, to: number, offset?: number) => {
    const { heights } = grip.current;
    const slot = slotOffset(heights, from, to);
    if (!list.current) return;
    setElementVars(list.current, {
      [rowVar]: `${heights[from] ?? 0}px`,
      [slotVar]: `${slot}px`,
      [liftVar]: `${offset ?? slot}px`,
    });
  };
  const begin = (key: string, by: Carried['by'], start = 0) => {
    const from = items.findIndex((item) => item.key === key);
    const heights = [...(list.current?.children ?? [])].map(
      (row) => row.getBoundingClientRect().height,
    );
    grip.current = { start, heights };
    draw(from, from);
    setLift({ key, from, to: from, by });
    if (by === 'keys') say('lifted', key, from);
  };
  const go = (to: number) => {
    if (!lift || to === lift.to) return;
    setLift({ ...lift, to });
    say('moved', lift.key, to);
  };
  const commit = (key: string, from: number, to: number, part: SortPart) => {
    wanted.current = { key, part };
    if (from !== to) onChange(moved(items, from, to).map((item) => item.key));
  };
  const drop = () => {
    if (!lift) return;
    setLift(null);
    commit(lift.key, lift.from, lift.to, 'handle');
    say('dropped', lift.key, lift.to);
  };
  const cancel = () => {
    if (!lift) return;
    setLift(null);
    say('back', lift.key, lift.from);
  };

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const press = event.key === ' ' || event.key === 'Enter';
    if (!lift) {
      if (!press || event.repeat) return;
      begin(key, 'keys');
    } else if (press) {
      drop();
    } else if (event.key === 'Escape') {
      // A dialog around the list stays open.
      event.stopPropagation();
      cancel();
    } else {
      const to = slotAfterKey(event.key, lift.to, items.length);
      if (to === null) return;
      draw(lift.from, to);
      go(to);
    }
    event.preventDefault();
  };
  const handle = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, key),
    onBlur: cancel,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || lift) return;
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      begin(key, 'pointer', event.pageY);
    },
    onPointerMove: (event: PointerEvent) => {
      if (lift?.by !== 'pointer') return;
      const offset = event.pageY - grip.current.start;
      const to = slotAt(grip.current.heights, lift.from, offset);
      draw(lift.from, to, offset);
      go(to);
    },
    onPointerUp: () => lift?.by === 'pointer' && drop(),
    onPointerCancel: () => lift?.by === 'pointer' && cancel(),
  });

  return {
    list,
    lift,
    said,
    handle,
    /** Moves a row up or down by one, for buttons. */
    step: (key: string, by: -1 | 1) => {
      const from = items.findIndex((item) => item.key === key);
      const to = Math.min(items.length - 1, Math.max(0, from + by));
      commit(key, from, to, by < 0 ? 'up' : 'down');
      say('moved', key, to);
    },
    /** Call before a row is removed, to focus an adjacent row. */
    leave: (key: string) => {
      const at = items.findIndex((item) => item.key === key);
      const neighbour = items[at + 1] ?? items[at - 1];
      if (neighbour) wanted.current = { key: neighbour.key, part: 'remove' };
      say('removed', key, at);
    },
  };
}

/** The lifted row with its original and its current position. */
export interface Lift {
  key: string;
  from: number;
  to: number;
}

/** The list with one row moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Direction in which a row shifts for the lifted one. */
export function shiftOf(index: number, { from, to }: Lift): -1 | 0 | 1 {
  if (index > from && index <= to) return -1;
  if (index < from && index >= to) return 1;
  return 0;
}

/** Position of a row while another is lifted, from 1. */
export const placeOf = (index: number, lift: Lift | null): number => {
  if (!lift) return index + 1;
  return (index === lift.from ? lift.to : index + shiftOf(index, lift)) + 1;
};

/** Offset of the slot at `to` from the row's original position, in CSS pixels. */
export function slotOffset(heights: readonly number[], from: number, to: number): number {
  const passed = to > from ? heights.slice(from + 1, to + 1) : heights.slice(to, from);
  const way = passed.reduce((sum, height) => sum + height, 0);
  return to > from ? way : 0 - way;
}

/** The slot of a row dragged by `offset`: it passes an adjacent row once it covers half of it. */
export function slotAt(heights: readonly number[], from: number, offset: number): number {
  let to = from;
  let left = Math.abs(offset);
  const step = offset > 0 ? 1 : -1;
  for (;;) {
    const next = heights[to + step];
    if (next === undefined || left < next / 2) return to;
    left -= next;
    to += step;
  }
}

/** The slot that a key moves a lifted row to; null for other keys. */
export function slotAfterKey(key: string, to: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, to - 1);
    case 'ArrowDown':
      return Math.min(count - 1, to + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const sortEvents = ['lifted', 'moved', 'dropped', 'back', 'removed'] as const;
type SortEvent = (typeof sortEvents)[number];

/** The announcement of an event, with the row's position. */
export function sortWords(
  event: SortEvent,
  label: string,
  position: number,
  count: number,
): string {
  const at = { label, position, count };
  const said: Record<SortEvent, string> = {
    lifted: m.components_sort_lifted(at),
    moved: m.components_sort_moved(at),
    dropped: m.components_sort_dropped(at),
    back: m.components_sort_back(at),
    removed: m.components_sort_removed({ label }),
  };
  return said[event];
}
