import { type FormEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/** An open dialog or drawer. */
export interface OpenOverlay {
  /** Asks it to close, as Escape does. */
  close: () => void;
  /** Whether a field in it has text or a choice of the user that is not as it was before. */
  hasInput: () => boolean;
}

/** `modal`: a dialog or drawer. `popup`: a menu or list. */
type OverlayKind = 'modal' | 'popup';

/** Every open overlay, the topmost last. */
const overlays: (OpenOverlay & { kind: OverlayKind })[] = [];

/** The dialog or drawer in front of all others, for apps that close it on Back; undefined if none is open. */
export const topOverlay = (): OpenOverlay | undefined =>
  overlays.findLast(({ kind }) => kind === 'modal');

/** Whether a field of an open overlay has input that closing the page would lose. */
export const anyHasInput = (): boolean => overlays.some(({ hasInput }) => hasInput());

/** For Escape while toasts are shown, which Radix treats as the topmost overlay. */
export const closeTopOverlay = (): void => overlays.at(-1)?.close();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const inputOf = (field: Field) =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

/** The field, with the others of its group for a radio button. */
const groupOf = (field: Field): Iterable<Field> =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? (field.closest('form, [role="dialog"]') ?? document).querySelectorAll<HTMLInputElement>(
        `input[type="radio"][name="${CSS.escape(field.name)}"]`,
      )
    : [field];

/** Lists an overlay while it is open. Returns the attributes of its content, which notice input. */
export function useOpenOverlay(open: boolean, onClose: () => void, kind: OverlayKind = 'modal') {
  const close = useEffectEvent(onClose);
  /** The values of fields before their first input. */
  const before = useRef(new Map<EventTarget, string | boolean>());
  const changed = useRef(new Set<Field>());
  useEffect(() => {
    if (!open) return undefined;
    // A field that is empty or gone, such as that of a message that was sent, has nothing to lose.
    const holds = (field: Field) =>
      field.isConnected && field.value !== '' && inputOf(field) !== before.current.get(field);
    const overlay = {
      kind,
      close: () => close(),
      hasInput: () => [...changed.current].some(holds),
    };
    overlays.push(overlay);
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      before.current.clear();
      changed.current.clear();
    };
  }, [open, kind]);
  function noteBefore({ target }: SyntheticEvent): void {
    if (!isField(target)) return;
    for (const field of groupOf(target))
      if (!before.current.has(field)) before.current.set(field, inputOf(field));
  }
  return {
    onFocusCapture: noteBefore,
    // Safari does not focus a pressed checkbox.
    onPointerDownCapture: noteBefore,
    onInputCapture: ({ target }: FormEvent) => {
      if (isField(target)) changed.current.add(target);
    },
  };
}
