import { type FormEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/** An open dialog or drawer. */
export interface OpenOverlay {
  /** Closes it without a question. */
  close: () => void;
  /** Whether a field in it has text or a choice of the user that is not as it was before. */
  hasInput: () => boolean;
  /** Whether closing it loses something, so that the user is asked first. */
  asks: () => boolean;
}

/** When a dialog asks before it closes: when a field has input, always, or never. */
export type ConfirmClose = 'input' | 'always' | 'never';

/** `modal`: a dialog or drawer. `popup`: a menu or list. */
type OverlayKind = 'modal' | 'popup';

/** Every open overlay, the topmost last. */
const overlays: (OpenOverlay & { kind: OverlayKind; requestClose: () => void })[] = [];

/** The dialog or drawer in front of all others, for apps that close it on Back; undefined if none is open. */
export const topOverlay = (): OpenOverlay | undefined =>
  overlays.findLast(({ kind }) => kind === 'modal');

/** Whether an open overlay has something that closing the page would lose. Not for a render. */
export const anyHasInput = (): boolean =>
  overlays.some(({ hasInput, asks }) => hasInput() || asks());

let askToClose: ((overlay: OpenOverlay) => void) | undefined;

/**
 * Lets an app ask before Escape, the close button or a click outside closes an overlay that `asks`. Without it they close at
 * once. Returns a function that ends this.
 */
export function onCloseQuestion(ask: (overlay: OpenOverlay) => void): () => void {
  askToClose = ask;
  return () => {
    if (askToClose === ask) askToClose = undefined;
  };
}

/** For Escape while toasts are shown, which Radix treats as the topmost overlay. */
export const closeTopOverlay = (): void => overlays.at(-1)?.requestClose();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A search, or a password that confirms the task and that the browser may have filled in. */
const isDispensable = (field: Field) =>
  field.type === 'search' || field.autocomplete === 'current-password';

const inputOf = (field: Field) =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

/** The field, with the others of its group for a radio button. */
const groupOf = (field: Field): Iterable<Field> =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? (field.closest('form, [role="dialog"]') ?? document).querySelectorAll<HTMLInputElement>(
        `input[type="radio"][name="${CSS.escape(field.name)}"]`,
      )
    : [field];

interface OverlaySetup {
  open: boolean;
  onClose: () => void;
  /** Default: modal. */
  kind?: OverlayKind;
  /** Default: input. */
  confirmClose?: ConfirmClose;
}

/** Lists an overlay while it is open. `content`: attributes of its content, which notice input. */
export function useOpenOverlay({
  open,
  onClose,
  kind = 'modal',
  confirmClose = 'input',
}: OverlaySetup) {
  const close = useEffectEvent(onClose);
  // A ref, because an app may ask while it renders.
  const confirms = useRef(confirmClose);
  useEffect(() => {
    confirms.current = confirmClose;
  }, [confirmClose]);
  const listed = useRef<(typeof overlays)[number]>(undefined);
  /** The values of fields before their first input. */
  const before = useRef(new Map<EventTarget, string | boolean>());
  const changed = useRef(new Set<Field>());
  useEffect(() => {
    if (!open) return undefined;
    // A field that is empty or gone, such as that of a message that was sent, has nothing to lose.
    const holds = (field: Field) =>
      field.isConnected &&
      field.value !== '' &&
      !isDispensable(field) &&
      inputOf(field) !== before.current.get(field);
    const hasInput = () => [...changed.current].some(holds);
    const overlay: (typeof overlays)[number] = {
      kind,
      close: () => close(),
      hasInput,
      asks: () => confirms.current === 'always' || (confirms.current === 'input' && hasInput()),
      requestClose: () => (askToClose && overlay.asks() ? askToClose(overlay) : overlay.close()),
    };
    overlays.push(overlay);
    listed.current = overlay;
    return () => {
      listed.current = undefined;
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
  const content = {
    onFocusCapture: noteBefore,
    // Safari does not focus a pressed checkbox.
    onPointerDownCapture: noteBefore,
    onInputCapture: ({ target }: FormEvent) => {
      if (isField(target)) changed.current.add(target);
    },
  };
  return {
    content,
    /** Closes it as Escape does: asks first if something would be lost. */
    requestClose: () => listed.current?.requestClose(),
  };
}
