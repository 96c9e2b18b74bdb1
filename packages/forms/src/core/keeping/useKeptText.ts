import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Attempts } from '../attempt.ts';
import type { DraftKeeper, DraftPlace, KeptText } from './draftKeeper.ts';
import { sameValues } from './sameValues.ts';
import { createTextWriter, type TextWriter } from './textWriter.ts';

export interface KeptTextSetup<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The stored values, in the form's shape. */
  stored: V;
  /** Left out: nothing is kept. */
  keeper: DraftKeeper | undefined;
  place: DraftPlace;
  /** Reads kept values; null when they do not fit this form any more. */
  read: (values: unknown) => V | null;
  attempts: Attempts;
  now: () => number;
}

/** Text of an earlier visit that was not saved. */
export interface KeptTextOffer {
  keptAt: number;
  restore: () => void;
  throwAway: () => void;
}

export interface KeptTextControls<V> {
  offer: KeptTextOffer | null;
  /** Keeps the text at once with the open attempt beside it, so that even a retry after a crash makes no second record. */
  keepNow: () => void;
  /** These values are stored: they need not be kept, and text is compared with them from now on. */
  saved: (values: V) => void;
}

interface Found<V> {
  text: KeptText;
  values: V;
}

/** Keeps the form's text while it is typed, and offers what an earlier visit left. */
export function useKeptText<V extends FieldValues>(setup: KeptTextSetup<V>): KeptTextControls<V> {
  const { form, stored, keeper, place, attempts } = setup;
  const { user, form: formName, record } = place;
  const [id] = useState(() => crypto.randomUUID());
  const [found, setFound] = useState<Found<V> | null>(null);
  const latest = useRef(setup);
  latest.current = setup;
  const writer = useRef<TextWriter | null>(null);
  const baseline = useRef(stored);
  useEffect(() => {
    baseline.current = stored;
  }, [stored]);

  useEffect(() => {
    if (!keeper) return;
    const here = { user, form: formName, record };
    const text = createTextWriter({
      keeper,
      place: here,
      id,
      now: () => latest.current.now(),
      read: () => {
        const values = form.getValues();
        return { values, changed: !sameValues(values, baseline.current), attempt: attempts.open() };
      },
    });
    writer.current = text;
    let gone = false;
    void keeper.newest(here, id).then((kept) => {
      const values = kept && !gone ? latest.current.read(kept.values) : null;
      if (!kept || !values) return;
      if (sameValues(values, baseline.current)) void keeper.drop(here, kept.id);
      else setFound({ text: kept, values });
    });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => text.touch(),
    });
    const flush = () => void text.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      gone = true;
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper, user, formName, record, id, form, attempts]);

  async function restore({ text, values }: Found<V>): Promise<void> {
    setFound(null);
    if (text.attempt) attempts.resume(text.attempt);
    form.setValues(values, { shouldDirty: true });
    writer.current?.touch();
    // Only one copy is needed, once the new one is written.
    if (await writer.current?.flush()) await keeper?.drop(place, text.id);
  }

  async function throwAway({ text }: Found<V>): Promise<void> {
    setFound(null);
    await keeper?.drop(place, text.id);
  }

  return {
    offer: found && {
      keptAt: found.text.keptAt,
      restore: () => void restore(found),
      throwAway: () => void throwAway(found),
    },
    keepNow: () => {
      writer.current?.touch();
      void writer.current?.flush();
    },
    saved: (values) => {
      baseline.current = values;
      void writer.current?.forget();
      if (!sameValues(form.getValues(), values)) writer.current?.touch();
    },
  };
}
