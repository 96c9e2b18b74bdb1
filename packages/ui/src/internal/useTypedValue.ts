import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface TypedValue<Value> {
  value: Value;
  /** The value of a field without one. */
  none: Value;
  /** What is typed but no value, if the parent holds it, while there is no value. Default: what was typed last. */
  text: Value | undefined;
  same: (one: Value, other: Value) => boolean;
  /** The error of the typed value, if any. */
  problemOf: (typed: Value) => string | undefined;
  onChange: (value: Value, typed: Value, problem: string | undefined) => void;
}

/** Keeps what is typed while it is no value, which is `none` then; a value of the parent replaces it. */
export function useTypedValue<Value>(options: TypedValue<Value>) {
  const { value, none, text, same, problemOf, onChange } = options;
  const [draft, setDraft] = useState(none);
  const [held, setHeld] = useState(value);
  if (!same(held, value)) {
    setHeld(value);
    if (!same(value, none)) setDraft(none);
  }
  const typed = text !== undefined && same(value, none) ? text : draft;
  const isTyped = !same(typed, none);
  const problem = isTyped ? problemOf(typed) : undefined;
  const reported = useRef(problem);
  const take = (next: Value) => {
    const wrong = problemOf(next);
    const known = wrong === reported.current;
    reported.current = wrong;
    const [nextValue, nextDraft] = wrong ? [none, next] : [next, none];
    setDraft(nextDraft);
    if (known && same(nextValue, value) && same(nextDraft, typed)) return;
    onChange(nextValue, next, wrong);
  };
  const takeAgain = useEffectEvent((now: string | undefined) => {
    if (isTyped && now !== reported.current) take(typed);
  });
  // Other limits may allow what is typed, or forbid it for another reason.
  useEffect(() => takeAgain(problem), [problem]);
  return { shown: isTyped ? typed : value, problem, take };
}
