import { useCallback, useState } from 'react';
import { useAppServices } from '../portal.tsx';
import type { KeyValues } from '../storage.ts';

const key = 'portal.folded';

/** The labels of the folded groups of the menu, one in a line. */
export const readFolded = (storage: KeyValues): string[] =>
  (storage.getItem(key) ?? '').split('\n').filter(Boolean);

export function writeFolded(storage: KeyValues, folded: readonly string[]): void {
  try {
    storage.setItem(key, folded.join('\n'));
  } catch {
    // The device is full: they stay folded until the portal is opened again.
  }
}

/** The folded groups of the menu, remembered on the device for 30 days or until the user signs out. */
export function useFolded() {
  const { storage } = useAppServices();
  const [folded, setFolded] = useState<readonly string[]>(() => readFolded(storage));
  const fold = useCallback(
    (next: readonly string[]) => {
      setFolded(next);
      writeFolded(storage, next);
    },
    [storage],
  );
  return { folded, fold };
}
