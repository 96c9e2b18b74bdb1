import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Attempts } from '../attempt.ts';
import { changedValues, isNothing, type SomeValues } from './changedValues.ts';
import type { DraftKeeper, DraftPlace, KeptText } from './draftKeeper.ts';
import { createTextWriter, type TextWriter } from './textWriter.ts';

export interface KeptTextSetup<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The stored values, in the form's shape. */
  stored: V;
  /** The version of what is stored. Default null: there are no versions. */
  version?: number | null | undefined;
  /** Left out: nothing is kept. */
  keeper: DraftKeeper | undefined;
  /** Stays the same as long as the form is open. */
  place: DraftPlace;
  /** Reads kept values, of which there are only those that had been changed; null when they do not fit this form any more. */
  read: (values: unknown) => SomeValues<V> | null;
  /** Fields that are no text and must be chosen anew, such as a decision: neither kept nor restored. Default: none. */
  never?: readonly (keyof V & string)[] | undefined;
  attempts: Attempts;
  now: () => number;
}

/** Text of an earlier visit that was not saved. */
export interface KeptTextOffer {
  keptAt: number;
  /** Whether the record has changed since; then only `fields` go over the newer version. */
  outdated: boolean;
  /** The fields that differ from what is stored. */
  fields: readonly string[];
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

interface Found<V extends object> {
  text: KeptText;
  values: SomeValues<V>;
}

/** Keeps what is changed in the form while it is typed, and offers what an earlier visit left. */
export function useKeptText<V extends FieldValues>(setup: KeptTextSetup<V>): KeptTextControls<V> {
  const { form, stored, version = null, keeper, place, never, attempts } = setup;
  const { user, form: formName, record } = place;
  const [id] = useState(() => crypto.randomUUID());
  const [found, setFound] = useState<Found<V> | null>(null);
  const latest = useRef({ ...setup, version });
  latest.current = { ...setup, version };
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
        const { current } = latest;
        const values = changedValues(form.getValues(), baseline.current, current.never);
        const changed = !isNothing(values);
        return { values, changed, version: current.version, attempt: attempts.open() };
      },
    });
    writer.current = text;
    let gone = false;
    void keeper.newest(here, id).then((kept) => {
      const values = kept && !gone ? latest.current.read(kept.values) : null;
      if (kept && values) setFound({ text: kept, values });
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

  const changed = found && changedValues(found.values, stored, never);
  const useless = found && changed && isNothing(changed) ? found.text.id : null;
  useEffect(() => {
    if (useless === null) return;
    // What it says is stored by now: there is nothing to ask.
    setFound(null);
    void keeper?.drop({ user, form: formName, record }, useless);
  }, [keeper, user, formName, record, useless]);

  const isOutdated = (text: KeptText) =>
    text.version !== null && version !== null && version > text.version;

  async function restore(text: KeptText, values: Partial<V>): Promise<void> {
    setFound(null);
    if (text.attempt && !isOutdated(text)) attempts.resume(text.attempt);
    form.setValues(values, { shouldDirty: true });
    writer.current?.touch();
    // Only one copy is needed, once the new one is written.
    if (await writer.current?.flush()) await keeper?.drop(place, text.id);
  }

  async function throwAway({ id: thrown }: KeptText): Promise<void> {
    setFound(null);
    await keeper?.drop(place, thrown);
  }

  function offerOf(text: KeptText, values: Partial<V>): KeptTextOffer {
    return {
      keptAt: text.keptAt,
      outdated: isOutdated(text),
      fields: Object.keys(values),
      restore: () => void restore(text, values),
      throwAway: () => void throwAway(text),
    };
  }

  return {
    offer: found && changed && useless === null ? offerOf(found.text, changed) : null,
    keepNow: () => {
      writer.current?.touch();
      void writer.current?.flush();
    },
    saved: (values) => {
      baseline.current = values;
      void writer.current?.forget();
      if (!isNothing(changedValues(form.getValues(), values, never))) writer.current?.touch();
    },
  };
}
