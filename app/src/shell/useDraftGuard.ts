import { useUser } from '@portal/data/react';
import { type DraftStatus, useLeaveGuard, type WayAndBack } from '@portal/forms/core';
import { useSyncExternalStore } from 'react';
import { m } from '../i18n/messages.js';
import { useAppServices } from '../portal.tsx';

/** Whether typed text is stored on the device. */
export function useDraftStatus(): DraftStatus {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, draftStore.draftStatus);
}

/** Whether the device rejects typed text. Opening a form does not render its page again, as `useDraftStatus` would. */
function useDraftsRejected(): boolean {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, () => draftStore.draftStatus() === 'rejected');
}

/** Guards a form with a local draft. `form`: props of that form. */
export function useDraftGuard(way?: WayAndBack) {
  const user = String(useUser().id);
  const { draftStore, now } = useAppServices();
  const guard = useLeaveGuard({
    consequence: useDraftsRejected() ? m.shell_typed_may_be_lost() : m.shell_typed_is_stored(),
    way,
  });
  return { ...guard, form: { user, draftStore, now, onDirtyChange: guard.setDirty } };
}
