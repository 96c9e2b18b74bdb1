import { useEffect, useRef, useState } from 'react';
import { changedValues, isNothing, type SomeValues } from './changedValues.ts';
import { type DraftKeeper, type DraftPlace, type KeptText, youngestFirst } from './draftKeeper.ts';

interface LeftTextsSetup<V extends object> {
  keeper: DraftKeeper | undefined;
  place: DraftPlace;
  /** The text of the form itself, which is not offered to it. */
  own: string;
  stored: V;
  read: (values: unknown) => SomeValues<V> | null;
  never: readonly (keyof V & string)[] | undefined;
}

export interface LeftText<V extends object> {
  text: KeptText;
  /** What differs from what is stored. */
  changed: Partial<V>;
}

export interface LeftTexts<V extends object> {
  /** The youngest first. */
  texts: readonly LeftText<V>[];
  add: (text: KeptText) => void;
  /** Offers it no more; what is kept stays. */
  remove: (id: string) => void;
}

/** The texts that other forms of this place left behind. That of a form still open in another tab joins when it is closed. */
export function useLeftTexts<V extends object>(setup: LeftTextsSetup<V>): LeftTexts<V> {
  const { keeper, place, own, stored, read, never } = setup;
  const { user, form, record } = place;
  const [found, setFound] = useState<readonly KeptText[]>([]);

  const add = (text: KeptText) =>
    setFound((last) => youngestFirst([...last.filter(({ id }) => id !== text.id), text]));
  const remove = (gone: string) => setFound((last) => last.filter(({ id }) => id !== gone));
  const latest = useRef({ add, remove });
  latest.current = { add, remove };

  useEffect(() => {
    if (!keeper) return;
    const here = { user, form, record };
    const closing = new AbortController();
    async function addOnceLeft(id: string, from: DraftKeeper): Promise<void> {
      await from.left(id, closing.signal);
      // While its form was open, it may have been changed or saved.
      const text = (await from.all(here)).find((each) => each.id === id);
      if (text && !closing.signal.aborted) latest.current.add(text);
    }
    void keeper.all(here).then((texts) => {
      for (const { id } of texts) if (id !== own) void addOnceLeft(id, keeper);
    });
    return () => closing.abort();
  }, [keeper, user, form, record, own]);

  const texts = found.flatMap((text) => {
    const values = read(text.values);
    return values ? { text, changed: changedValues(values, stored, never) } : [];
  });
  const useless = texts.find(({ changed }) => isNothing(changed))?.text.id;
  useEffect(() => {
    if (useless === undefined) return;
    // What it says is stored by now: there is nothing to ask.
    latest.current.remove(useless);
    void keeper?.drop({ user, form, record }, useless);
  }, [keeper, user, form, record, useless]);

  return { texts: texts.filter(({ changed }) => !isNothing(changed)), add, remove };
}
