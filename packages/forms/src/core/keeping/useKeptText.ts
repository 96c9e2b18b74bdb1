import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Attempts } from '../attempt.ts';
import {
  beginningOf,
  changedValues,
  isNothing,
  overwrites,
  type SomeValues,
  storedUnder,
} from './changedValues.ts';
import type { DraftKeeper, DraftPlace, KeptText } from './draftKeeper.ts';
import { createTextWriter, type TextWriter } from './textWriter.ts';
import { type LeftText, useLeftTexts } from './useLeftTexts.ts';

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
  /** Lets a person choose where text is put back over what was saved after it was typed. Default: the text stays. */
  clashes?: RestoredOver<V> | undefined;
  attempts: Attempts;
  now: () => number;
}

/** What keeping text has to know of the clashes of a form; from `useClashes`. */
interface RestoredOver<V extends object> {
  /** The fields that wait for a choice. */
  undecided: () => readonly string[];
  /** These fields have kept text again, which was typed over these stored values. */
  restored: (names: readonly string[], over: SomeValues<V>) => void;
}

/** Text of an earlier visit that was not saved. */
export interface KeptTextOffer {
  id: string;
  /** Its first words; empty when only choices were kept. */
  beginning: string;
  keptAt: number;
  /** Whether the record has changed since; then only `fields` go over the newer version. */
  outdated: boolean;
  /** The fields that differ from what is stored. */
  fields: readonly string[];
  restore: () => void;
  throwAway: () => void;
}

export interface KeptTextControls<V> {
  /** One for every text, the youngest first; what was decided about one leaves the others as they are. */
  offers: readonly KeptTextOffer[];
  /** Keeps the text at once with the open attempt beside it, so that even a retry after a crash makes no second record. */
  keepNow: () => void;
  /** Before a way that leads back to this form: there the text is restored without asking. False when the device refused. */
  keepForReturn: () => Promise<boolean>;
  /** These values are stored: they need not be kept, and text is compared with them from now on. */
  saved: (values: V) => void;
}

/** Keeps what is changed in the form while it is typed, and offers what earlier visits left. */
export function useKeptText<V extends FieldValues>(setup: KeptTextSetup<V>): KeptTextControls<V> {
  const {
    form,
    stored,
    version = null,
    keeper,
    place,
    read,
    never,
    clashes,
    attempts,
    now,
  } = setup;
  const { user, form: formName, record } = place;
  const [id] = useState(() => crypto.randomUUID());
  const left = useLeftTexts({ keeper, place, own: id, stored, read, never });
  const writer = useRef<TextWriter | null>(null);
  const baseline = useRef(stored);
  useEffect(() => {
    baseline.current = stored;
  }, [stored]);

  const typed = () => changedValues(form.getValues(), baseline.current, never);
  const returning = useRef(false);
  const textNow = () => {
    const values = typed();
    const over = storedUnder(values, baseline.current, clashes?.undecided());
    const mark = returning.current ? { returning: true } : {};
    return {
      values,
      over,
      changed: !isNothing(values),
      version,
      attempt: attempts.open(),
      ...mark,
    };
  };
  const latest = useRef({ now, textNow });
  latest.current = { now, textNow };

  useEffect(() => {
    if (!keeper) return;
    const release = keeper.hold(id);
    const text = createTextWriter({
      keeper,
      place: { user, form: formName, record },
      id,
      now: () => latest.current.now(),
      read: () => latest.current.textNow(),
    });
    writer.current = text;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => text.touch(),
    });
    const flush = () => void text.flush();
    window.addEventListener('pagehide', text.leave);
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', text.leave);
      document.removeEventListener('visibilitychange', flush);
      void text.flush().finally(release);
    };
  }, [keeper, user, formName, record, id, form]);

  const isOutdated = (text: KeptText) =>
    text.version !== null && version !== null && version > text.version;

  /** What is in the form and would be written over becomes a copy to be offered like the others. */
  function setAside(): void {
    const { changed: _, ...text } = textNow();
    const aside = { ...text, id: crypto.randomUUID(), keptAt: now() };
    left.add(aside);
    void keeper?.keep(place, aside);
  }

  async function restore({ text, changed }: LeftText<V>): Promise<void> {
    left.remove(text.id);
    if (overwrites(changed, typed())) setAside();
    if (text.attempt && !isOutdated(text)) attempts.resume(text.attempt);
    form.setValues(changed, { shouldDirty: true });
    // Says anew whether the whole is valid, and blames no field that nobody has left yet.
    void form.trigger([]);
    if (text.over !== undefined || isOutdated(text))
      clashes?.restored(Object.keys(changed), read(text.over) ?? {});
    writer.current?.touch();
    // Only one copy is needed, once the new one is written.
    if (await writer.current?.flush()) await keeper?.drop(place, text.id);
  }

  const expected = left.texts.find(({ text }) => text.returning);
  const putBack = useRef(restore);
  putBack.current = restore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it comes.
  useEffect(() => {
    // Over what was typed meanwhile it is offered like any other.
    if (expected && isNothing(typed())) void putBack.current(expected);
  }, [expected?.text.id]);

  function throwAway({ id: thrown }: KeptText): void {
    left.remove(thrown);
    void keeper?.drop(place, thrown);
  }

  const offerOf = (each: LeftText<V>): KeptTextOffer => ({
    id: each.text.id,
    beginning: beginningOf(each.changed),
    keptAt: each.text.keptAt,
    outdated: isOutdated(each.text),
    fields: Object.keys(each.changed),
    restore: () => void restore(each),
    throwAway: () => throwAway(each.text),
  });

  return {
    offers: left.texts.map(offerOf),
    keepNow: () => {
      writer.current?.touch();
      void writer.current?.flush();
    },
    keepForReturn: async () => {
      returning.current = true;
      writer.current?.touch();
      const kept = (await writer.current?.flush()) ?? false;
      returning.current = kept;
      return kept;
    },
    saved: (values) => {
      baseline.current = values;
      void writer.current?.forget();
      if (!isNothing(typed())) writer.current?.touch();
    },
  };
}
