import { useEffect, useEffectEvent } from 'react';

/** How to close each open overlay, the topmost last. */
const overlays: (() => void)[] = [];

/** Lists an overlay while it is open. */
export function useOpenOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const entry = () => close();
    overlays.push(entry);
    return () => void overlays.splice(overlays.indexOf(entry), 1);
  }, [open]);
}

/** For Escape while toasts are shown, which Radix treats as the topmost overlay. */
export const closeTopOverlay = (): void => overlays.at(-1)?.();
