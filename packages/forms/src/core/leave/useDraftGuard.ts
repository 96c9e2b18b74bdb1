import { useSyncExternalStore } from 'react';
import { m } from '../../i18n/messages.js';
import type { DraftStore } from '../drafts/draftStore.ts';
import { type LeaveGuard, type LeaveGuardSetup, useLeaveGuard } from './LeaveGuard.tsx';

/** As `useLeaveGuard`, for a form with a local draft: the question says that the text is kept, or that the device rejects it. */
export function useDraftGuard(
  { subscribe, draftStatus }: DraftStore,
  setup: Omit<LeaveGuardSetup, 'consequence'> = {},
): LeaveGuard {
  const isRejected = useSyncExternalStore(
    subscribe,
    () => draftStatus() === 'rejected',
    () => false,
  );
  const consequence = isRejected ? m.core_typed_may_be_lost() : m.core_typed_is_stored();
  return useLeaveGuard({ ...setup, consequence });
}
