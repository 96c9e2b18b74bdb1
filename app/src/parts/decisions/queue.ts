import type { Page } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import { useEffect, useRef, useState } from 'react';

export interface QueuePosition<Row> {
  /** From 1. */
  position: number;
  total: number;
  /** False once the record was decided. */
  waits: boolean;
  previous: Row | null;
  next: Row | null;
}

/** The position of a record in the queue; null when it is not in it. */
function positionIn<Row extends { id: number }>(
  rows: readonly Row[],
  id: number,
  total: number,
): Omit<QueuePosition<Row>, 'waits'> | null {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return null;
  return {
    position: index + 1,
    total,
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
  };
}

/**
 * The queue position of the record on screen; undefined while the queue loads. Keeps the last position after another admin
 * has decided, so that Next still works.
 */
export function usePosition<Row extends { id: number }>(
  queue: QueryResult<Page<Row>>,
  id: number,
  isPending: boolean,
): QueuePosition<Row> | null | undefined {
  const [last, setLast] = useState<ReturnType<typeof positionIn<Row>>>(null);
  const lastKnown = last && { ...last, waits: isPending };
  if (queue.kind !== 'ready')
    return lastKnown ?? (isPending && queue.kind === 'loading' ? undefined : null);
  const { rows, pagination } = queue.value;
  const position = positionIn(rows, id, pagination.total);
  const same =
    position?.position === last?.position &&
    position?.total === last?.total &&
    position?.next?.id === last?.next?.id &&
    position?.previous?.id === last?.previous?.id;
  if (position && !same) setLast(position);
  return position ? { ...position, waits: isPending } : lastKnown;
}

/** Returns the item that is next at the time of the call: the queue may load while a decision is sent. */
export function useNext<Row>(position: QueuePosition<Row> | null | undefined): () => Row | null {
  const next = useRef<Row | null>(null);
  useEffect(() => {
    next.current = position?.next ?? null;
  });
  return () => next.current;
}
