import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';
// A closing overlay still has the focus.
const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

const shown = new Set<() => Keys>();
const run = typingRun();
let listens = false;

function onKey(event: KeyboardEvent): void {
  if (event.repeat) return;
  const { target, timeStamp } = event;
  const key = shortcutOf(event);
  const having = [...shown].map((keys) => keys()).filter((keys) => key in keys);
  const takes = run.takes({
    key: event.key,
    at: timeStamp,
    elsewhere:
      event.isComposing ||
      (target instanceof Element && target.closest(`${typing}, ${overlays}`) !== null),
    held: event.ctrlKey || event.metaKey || event.altKey,
    known: having.length > 0,
  });
  const action = having.map((keys) => keys[key]).find((each) => each !== undefined);
  if (!takes || !action || event.defaultPrevented) return;
  event.preventDefault();
  action();
}

/** The letter of a key; on layouts without Latin letters, such as the Russian one, the letter of its place. */
function letterOf(key: string, code: string): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

/** The name of a pressed shortcut: 'x', or 'shift+x' with Shift. Symbols such as '?' are themselves. */
export function shortcutOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = letterOf(key, code);
  const lower = letter.toLowerCase();
  return shiftKey && lower !== letter.toUpperCase() ? `shift+${lower}` : lower;
}

/** Never removed: keys pressed during a navigation count as typing too. */
function listen(): void {
  if (listens) return;
  listens = true;
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', run.end, true);
}

/** Single-key shortcuts of a page; 'shift+x' for a letter with Shift. They are off while a field, menu or dialog has the focus, and while typing continues after it closes. */
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

/** A pause of this many milliseconds ends a run of typing. */
export const typingPause = 1000;

/** Keys that end a run of typing. */
const turning = /^(Tab|Escape|Arrow\w+|F\d+)$/;

export interface Press {
  key: string;
  at: number;
  /** Pressed in a field, menu or dialog. */
  elsewhere: boolean;
  /** With Ctrl, Meta or Alt. */
  held: boolean;
  /** A shortcut of the page. */
  known: boolean;
}

/** Distinguishes shortcuts from typing: if a field disappears while the user types, keys count as typing until a pause. */
export function typingRun() {
  let typedAt = Number.NEGATIVE_INFINITY;
  const end = () => {
    typedAt = Number.NEGATIVE_INFINITY;
  };
  return {
    /** Whether this press is a shortcut. */
    takes({ key, at, elsewhere, held, known }: Press): boolean {
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
      // Space presses the focused element.
      if (!sign || key === ' ') return false;
      if (known) return true;
      typedAt = at;
      return false;
    },
    end,
  };
}
