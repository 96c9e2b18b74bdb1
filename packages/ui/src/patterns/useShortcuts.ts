import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';
// What is closing has the focus until it is gone, and asks nothing any more.
const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

const shown = new Set<() => Keys>();
const run = typingRun();
let listens = false;

function onKey(event: KeyboardEvent): void {
  if (event.repeat) return;
  const { target, timeStamp, shiftKey } = event;
  const key = event.key.toLowerCase();
  const having = [...shown].map((keys) => keys()).filter((keys) => key in keys);
  const takes = run.takes({
    key: event.key,
    at: timeStamp,
    elsewhere:
      event.isComposing ||
      (target instanceof Element && target.closest(`${typing}, ${overlays}`) !== null),
    held: event.ctrlKey || event.metaKey || event.altKey,
    shift: shiftKey,
    known: having.length > 0,
  });
  const deed = having.map((keys) => keys[key]).find((each) => each !== undefined);
  if (!takes || !deed || event.defaultPrevented) return;
  event.preventDefault();
  deed();
}

/** For the life of the window: what is typed while one page gives way to the next counts too. */
function listen(): void {
  if (listens) return;
  listens = true;
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', run.end, true);
}

/**
 * Single-letter keys of a page. They rest while a field, a menu or a dialog has focus, and while somebody goes on
 * typing after it has gone.
 */
export function useShortcuts(keys: Keys): void {
  const current = useEffectEvent(() => keys);
  useEffect(() => {
    listen();
    const read = () => current();
    shown.add(read);
    return () => {
      shown.delete(read);
    };
  }, []);
}

/** Without a key for this long, in milliseconds, somebody has stopped typing. */
export const typingPause = 1000;

/** Keys with which somebody turns to something else. */
const turning = /^(Tab|Escape|Arrow\w+|F\d+)$/;

export interface Press {
  key: string;
  /** When it was pressed, in milliseconds. */
  at: number;
  /** It belongs to a field, a menu or a dialog. */
  elsewhere: boolean;
  /** Control, Command or Alt is held. */
  held: boolean;
  shift: boolean;
  /** The page has this key. */
  known: boolean;
}

/**
 * Tells a key from a letter of a sentence. Who types does not see at once that the page has moved on and the field
 * is gone: what follows on typing without a pause is still typing.
 */
export function typingRun() {
  let typedAt = Number.NEGATIVE_INFINITY;
  const end = () => {
    typedAt = Number.NEGATIVE_INFINITY;
  };
  return {
    /** Whether this press is one of the page's keys. */
    takes({ key, at, elsewhere, held, shift, known }: Press): boolean {
      if (turning.test(key) && !held) {
        end();
        return false;
      }
      const goesOn = at - typedAt < typingPause;
      const sign = key.length === 1 && !held;
      if (elsewhere || (sign && goesOn)) {
        typedAt = at;
        return false;
      }
      // Space presses what has the focus.
      if (!sign || key === ' ') return false;
      const capital = shift && key.toLowerCase() !== key.toUpperCase();
      if (known && !capital) return true;
      typedAt = at;
      return false;
    },
    /** Somebody turned to something else. */
    end,
  };
}
