import { useEffect, useState } from 'react';

interface Typing {
  /** What stands in the field. */
  text: string;
  /** Texts that were told and have not come back as the value yet. */
  told: readonly string[];
  /** The value that was seen last. */
  seen: string;
}

/**
 * What is typed stands at once; whoever holds the value is told when the typing rests, and may be slow with it. The
 * field follows a value that changed for another reason, such as Back.
 */
export function useRestingText(value: string, onChange: (value: string) => void, rest: number) {
  const [typing, setTyping] = useState<Typing>({ text: value, told: [], seen: value });
  if (typing.seen !== value) {
    const own = typing.told.indexOf(value);
    setTyping(
      own < 0
        ? { text: value, told: [], seen: value }
        : { ...typing, told: typing.told.slice(own + 1), seen: value },
    );
  }
  const { text, told, seen } = typing;
  const untold = text !== (told.at(-1) ?? seen);

  function tell(next: string): void {
    if (next === (told.at(-1) ?? seen)) return;
    setTyping((last) => ({ ...last, text: next, told: [...last.told, next] }));
    onChange(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the rest anew.
  useEffect(() => {
    if (!untold || rest === 0) return;
    const timer = setTimeout(() => tell(text), rest);
    return () => clearTimeout(timer);
  }, [text, untold, rest]);

  return {
    text,
    /** A letter was typed. */
    type: (next: string) =>
      rest === 0 ? onChange(next) : setTyping((last) => ({ ...last, text: next })),
    /** Does not wait for the rest. */
    tell: (next = text) => (rest === 0 ? onChange(next) : tell(next)),
  };
}
