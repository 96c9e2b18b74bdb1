import type { Keeping } from '@portal/forms/core';
import { useSyncExternalStore } from 'react';
import { useSurroundings } from '../portal.tsx';
import { type LeaveGuard, useLeaveGuard, type WayAndBack } from './useLeaveGuard.tsx';

/** What may be said of text that is typed now. */
export function useKeeping(): Keeping {
  const { draftKeeper } = useSurroundings();
  return useSyncExternalStore(draftKeeper.subscribe, draftKeeper.keeping);
}

/** Guards a form whose text is kept; promises that only where the device takes it. */
export function useKeptGuard(way?: WayAndBack): LeaveGuard {
  return useLeaveGuard(
    useKeeping() === 'refused'
      ? 'This device does not keep what you typed: it may be gone when you come back.'
      : 'What you typed is kept on this device and offered again when you come back.',
    way,
  );
}
