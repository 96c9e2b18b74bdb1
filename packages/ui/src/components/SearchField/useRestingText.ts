import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is typed stands at once; whoever holds the value is told when the typing rests, and may be slow with it. The
 * field follows a value that changed for another reason, such as Back.
 */
export function useRestingText(value: string, onChange: (value: string) => void, rest: number) {
  const [text, setText] = useState(value);
  /** The value that was seen last, then what was told and has not come back as the value yet. */
  const told = useRef([value]);

  // Only once a value is on screen: while it is being drawn, a letter may put that off, and then it was never seen.
  useLayoutEffect(() => {
    const own = told.current.indexOf(value);
    told.current = own < 0 ? [value] : told.current.slice(own);
    if (own < 0) setText(value);
  }, [value]);

  const tell = (next: string) => {
    if (next === told.current.at(-1)) return;
    told.current.push(next);
    onChange(next);
  };
  const rested = useEffectEvent(() => tell(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the rest anew.
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(rested, rest);
    return () => clearTimeout(timer);
  }, [text, rest]);

  return {
    text,
    /** A letter was typed. */
    type: (next: string) => (rest === 0 ? onChange(next) : setText(next)),
    /** Does not wait for the rest. */
    tell: (next = text) => {
      if (rest === 0) return onChange(next);
      setText(next);
      tell(next);
    },
  };
}
