import * as Radix from '@radix-ui/react-toast';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { m } from '../../i18n/messages.js';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { isComposing } from '../../internal/isComposing.ts';
import { useCameFrom } from '../../internal/overlay/cameFrom.ts';
import { closeTopOverlay } from '../../internal/overlay/openOverlays.ts';
import { useClearPlace } from './clearPlace.ts';
import * as styles from './Toast.css.ts';
import type { ToastOptions, ToastTone } from './Toast.tsx';

export interface ShownToast extends ToastOptions {
  id: number;
}

interface ToastPlaceProps {
  toasts: readonly ShownToast[];
  onGone: (id: number) => void;
}

const keys: string[] = ['F8'];
/** Without toasts the key would move the focus to an empty region. */
const noKeys: string[] = [];

/** F8 focuses the region; this moves the focus on to the newest action. */
function goToAction({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const actions = currentTarget.querySelectorAll<HTMLElement>('[data-toast-action]');
  [...actions].at(-1)?.focus();
}

/** The region of the toasts. */
export function ToastPlace({ toasts, onGone }: ToastPlaceProps) {
  const place = useRef<HTMLOListElement>(null);
  const { onFocus, goBack } = useCameFrom();
  const { side, inset } = useClearPlace(place, toasts);
  const onReplaced = useFocusOfReplaced(place, toasts, goBack);
  const drop = (id: number) => {
    onGone(id);
    // Closing a focused toast would leave the focus on the body or on the empty region.
    if (place.current?.contains(document.activeElement)) goBack();
  };
  return (
    <Radix.Provider duration={shortDuration} swipeDirection="right" label={unsaid}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onGone={drop} onLeaves={onReplaced} />
      ))}
      <Radix.Viewport
        ref={place}
        className={styles.viewport}
        style={assignInlineVars({ [styles.insetVar]: `${inset}px` })}
        data-side={side}
        data-toast-region
        hotkey={toasts.length > 0 ? keys : noKeys}
        label={m.components_notifications({ hotkey: 'F8' })}
        onFocus={(event) => {
          onFocus(event);
          goToAction(event);
        }}
      />
    </Radix.Provider>
  );
}

/** Milliseconds on screen of a toast that needs no response. */
const shortDuration = 6000;

/** A silent label: `ToastVoice` announces toasts, so Radix must not. */
const unsaid = '\u2060';

const icons: Record<ToastTone, IconType> = {
  positive: CircleCheck,
  info: Info,
  caution: TriangleAlert,
  critical: CircleAlert,
};

interface ToastProps {
  toast: ShownToast;
  onGone: (id: number) => void;
  /** Called before its element is removed. */
  onLeaves: (toast: ShownToast) => void;
}

function Toast({ toast, onGone, onLeaves }: ToastProps) {
  const { id, tone, message, action } = toast;
  const { duration = action || tone === 'critical' ? Infinity : shortDuration } = toast;
  const messageId = useId();
  useLayoutEffect(() => () => onLeaves(toast), [onLeaves, toast]);
  return (
    <Radix.Root
      data-toast={id}
      className={styles.toast}
      data-tone={tone}
      type="background"
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onGone(id);
      }}
      onEscapeKeyDown={(event) => {
        // An open list has taken it, and while composing it belongs to the input method.
        if (event.defaultPrevented) return;
        if (isComposing(event)) return event.preventDefault();
        if (document.activeElement?.closest('[data-toast-region]')) return;
        event.preventDefault();
        closeTopOverlay();
      }}
    >
      <div className={styles.content} data-radix-toast-announce-exclude="">
        <span className={styles.icon}>
          <Icon icon={icons[tone]} size={18} />
        </span>
        <Radix.Description id={messageId} className={styles.message}>
          {message}
        </Radix.Description>
        {action ? (
          <Radix.Action
            className={styles.action}
            data-toast-action
            altText={action.label}
            aria-describedby={messageId}
            onClick={action.onAction}
          >
            {action.label}
          </Radix.Action>
        ) : null}
        {!action || duration === Infinity ? (
          <Radix.Close
            className={styles.dismiss}
            aria-label={m.components_dismiss()}
            aria-describedby={messageId}
          >
            <Icon icon={X} />
          </Radix.Close>
        ) : null}
      </div>
    </Radix.Root>
  );
}

interface Left {
  about: ShownToast['about'];
  /** The button that had the focus; null for the toast itself. */
  button: string | null;
}

const action = '[data-toast-action]';
const buttonOf = (element: Element): string | null => {
  if (element.matches(action)) return action;
  return element.matches('button') ? `button:not(${action})` : null;
};

/**
 * Moves the focus when a focused toast is removed: to the same button of its replacement, or to the replacement without
 * one. If there is no replacement, the focus returns to where it was.
 */
function useFocusOfReplaced(
  place: RefObject<HTMLElement | null>,
  toasts: readonly ShownToast[],
  goBack: () => void,
): (toast: ShownToast) => void {
  const left = useRef<Left | null>(null);
  useLayoutEffect(() => {
    const was = left.current;
    left.current = null;
    if (!was) return;
    const newest = toasts.at(-1);
    const same = newest && was.about !== undefined && newest.about === was.about;
    const next = same ? place.current?.querySelector<HTMLElement>('li:last-child') : null;
    if (!next) return goBack();
    const button = was.button ? next.querySelector<HTMLElement>(was.button) : null;
    (button ?? next).focus();
  });
  return useCallback(
    ({ id, about }) => {
      const focused = document.activeElement;
      if (!focused?.closest(`[data-toast="${id}"]`)) return;
      left.current = { about, button: buttonOf(focused) };
      // Focus in the region pauses timers; not every browser fires a blur event for a removed element.
      place.current?.focus();
    },
    [place],
  );
}
