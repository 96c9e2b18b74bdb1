import { useEffect, useEffectEvent, useRef } from 'react';

/** An open dialog or drawer. */
export interface OpenOverlay {
  /** Asks it to close, as Escape does. */
  close: () => void;
  /** Whether a field in it was changed since it opened. */
  hasInput: () => boolean;
}

/** `modal`: a dialog or drawer. `popup`: a menu or list. */
type OverlayKind = 'modal' | 'popup';

/** Every open overlay, the topmost last. */
const overlays: (OpenOverlay & { kind: OverlayKind })[] = [];

/** The dialog or drawer in front of all others, for apps that close it on Back; undefined if none is open. */
export const topOverlay = (): OpenOverlay | undefined =>
  overlays.findLast(({ kind }) => kind === 'modal');

/** For Escape while toasts are shown, which Radix treats as the topmost overlay. */
export const closeTopOverlay = (): void => overlays.at(-1)?.close();

/** Lists an overlay while it is open. Returns the attributes of its content, which notice input. */
export function useOpenOverlay(open: boolean, onClose: () => void, kind: OverlayKind = 'modal') {
  const close = useEffectEvent(onClose);
  const changed = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    changed.current = false;
    const overlay = { kind, close: () => close(), hasInput: () => changed.current };
    overlays.push(overlay);
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [open, kind]);
  return {
    onInputCapture: () => {
      changed.current = true;
    },
  };
}
