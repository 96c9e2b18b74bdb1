import { useEffect, useMemo, useState } from 'react';
import { firstRows, nextStep } from './nextStep.ts';
import { wholeUpTo } from './TableBody.tsx';

type Keys = ReadonlySet<string>;

/** The next step from one selection to another: the rows of one step change, or all that are left if these are no more. */
export function nextSelection(keys: readonly string[], from: Keys, to: Keys): Keys {
  // Of a longer table, few rows are rendered.
  if (from === to || keys.length > wholeUpTo) return to;
  const others = keys.filter((key) => from.has(key) !== to.has(key));
  if (others.length <= firstRows) return to;
  const next = new Set(from);
  for (const key of others.slice(0, firstRows)) if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection to show: "Select all" changes a hundred rows in steps, between frames. */
export function useSelectedRows(keys: readonly string[], selected: Keys): Keys {
  const [last, setLast] = useState(selected);
  const shown = useMemo(() => nextSelection(keys, last, selected), [keys, last, selected]);
  useEffect(() => {
    if (last !== shown) return nextStep(() => setLast(shown));
  }, [last, shown]);
  return shown;
}
