import { useUser } from '@portal/data/react';
import {
  type Detour,
  type DraftStatus,
  useDraftGuard as useLeaveGuardOfDraft,
} from '@portal/forms/core';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../portal.tsx';

/** Whether typed text is stored on the device. */
export function useDraftStatus(): DraftStatus {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, draftStore.draftStatus);
}

/** Guards a form with a local draft. `form`: props of that form. */
export function useDraftGuard(detour?: Detour) {
  const user = String(useUser().id);
  const { draftStore, now } = useAppServices();
  const guard = useLeaveGuardOfDraft(draftStore, { detour });
  return { ...guard, form: { user, draftStore, now, onDirtyChange: guard.setDirty } };
}
