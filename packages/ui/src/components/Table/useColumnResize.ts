import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenAtRest } from '../../internal/rest.ts';
import type { ColumnHead } from './columns.ts';

export type OnResize = (column: string, width: number | null) => void;

/** Lets users drag the edges of column heads in the table of an element. The code for it loads at rest. */
export function useColumnResize(
  element: RefObject<HTMLElement | null>,
  columns: readonly ColumnHead[],
  onResize: OnResize | undefined,
): void {
  const resized = useEffectEvent((column: string, width: number | null) =>
    onResize?.(column, width),
  );
  const current = useEffectEvent(() => columns);
  const enabled = onResize !== undefined;
  useEffect(() => {
    const held = element.current;
    if (!enabled || !held) return undefined;
    let stop: (() => void) | undefined;
    const cancel = whenAtRest(async () => {
      const { columnResize } = await import('./columnResize.ts');
      stop = columnResize(held, current, resized);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [element, enabled]);
}
