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
