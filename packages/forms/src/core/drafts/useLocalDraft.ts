import { randomId } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Attempts } from '../attempt.ts';
import type { ConflictControls } from '../conflicts/useConflicts.ts';
import { unparsedText } from '../unparsedText.ts';
import {
  beginningOf,
  changedValues,
  isNothing,
  overwrites,
  type SomeValues,
  storedUnder,
} from './changedValues.ts';
import {
  type DraftKey,
  type DraftStore,
  type LocalDraft,
  newestFirst,
  storedAtNow,
} from './draftStore.ts';
import { createTextWriter, type TextWriter } from './textWriter.ts';

/** Props of a form with local drafts. */
export interface DraftProps {
  /** The user whose drafts are stored and offered. */
  user: string;
  /** Stores text while it is typed. Default: no local drafts. */
  draftStore?: DraftStore | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

interface LocalDraftSetup<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The stored values, in the form's shape. */
  stored: V;
  /** The version of what is stored. Default null: the record has no versions. */
  version?: number | null | undefined;
  /** Undefined: no local drafts. */
  draftStore: DraftStore | undefined;
  /** Must not change while the form is open. */
  draftKey: DraftKey;
  /** The id of the draft. Default: a random one. */
  draftId?: string | undefined;
  /** Validates a draft's values, which are only the changed ones; null when they do not fit this form. */
  read: (values: unknown) => SomeValues<V> | null;
  /** Fields that are neither stored nor restored, such as a decision. Default: none. */
  never?: readonly (keyof V & string)[] | undefined;
  /** From `useConflicts`: asks the user where restored text replaces newer stored values. Default: the text wins. */
  conflicts?: Pick<ConflictControls<V>, 'undecided' | 'restored'> | undefined;
  attempts: Attempts;
  now: () => number;
}

/** Unsaved text of an earlier visit. */
export interface LocalDraftOffer {
  id: string;
  /** Its first words; empty when it holds only choices. */
  beginning: string;
  storedAt: number;
  /** Whether the record has changed since; then only `fields` replace the newer version. */
  outdated: boolean;
  /** The fields that differ from what is stored. */
  fields: readonly string[];
  restore: () => void;
  discard: () => void;
}

export interface LocalDraftControls<V> {
  /** Newest first. A choice about one does not affect the others. */
  offers: readonly LocalDraftOffer[];
  /** Stores the text immediately, with the open attempt, so that a retry after a crash creates no second record. */
  storeNow: () => void;
  /** Like `storeNow`; the text is restored without asking when the user returns. False when the device rejected it. */
  storeForReturn: () => Promise<boolean>;
  /**
   * The server has stored these values: deletes the draft and compares later changes with them. With the id of a new record,
   * later changes become a draft of that record, whose form restores them without asking.
   */
  saved: (values: V, created?: number) => Promise<void>;
}

/** Stores the changed values of a form while the user types, and offers the drafts of earlier visits. */
export function useLocalDraft<V extends FieldValues>(
  setup: LocalDraftSetup<V>,
): LocalDraftControls<V> {
  const { form, stored, version = null, draftStore, draftKey, read, never } = setup;
  const { conflicts, attempts, now } = setup;
  const { user, form: formName, record } = draftKey;
  const [id] = useState(() => setup.draftId ?? randomId());
  const left = useLeftTexts(setup, id);
  const writer = useRef<TextWriter | null>(null);
  const baseline = useRef(stored);
  useEffect(() => {
    baseline.current = stored;
  }, [stored]);

  const typed = () => changedValues(form.getValues(), baseline.current, never);
  const returning = useRef(false);
  const textNow = () => {
    const values = typed();
    return {
      values,
      over: storedUnder(values, baseline.current, conflicts?.undecided()),
      changed: !isNothing(values),
      version,
      attempt: attempts.open(),
      ...(returning.current ? { returning: true } : {}),
    };
  };
  const latest = useRef({ now, textNow });
  latest.current = { now, textNow };

  useEffect(() => {
    if (!draftStore) return;
    const release = draftStore.hold(id);
    const text = createTextWriter({
      draftStore,
      draftKey: { user, form: formName, record },
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
  }, [draftStore, user, formName, record, id, form]);

  const isOutdated = (text: LocalDraft) =>
    text.version !== null && version !== null && version > text.version;

  /** Turns typed text that a restore would replace into another offer. */
  function setAside(): void {
    const { changed: _, ...text } = textNow();
    const aside = { ...text, id: randomId(), storedAt: storedAtNow(now()) };
    left.add(aside);
    void draftStore?.put(draftKey, aside);
  }

  async function restore({ text, changed }: LeftText<V>): Promise<void> {
    left.remove(text.id);
    if (overwrites(changed, typed())) setAside();
    if (text.attempt && !isOutdated(text)) attempts.resume(text.attempt);
    form.setValues(changed, { shouldDirty: true });
    // Updates whether the form is valid without showing errors at untouched fields.
    void form.trigger([]);
    if (text.over !== undefined || isOutdated(text))
      conflicts?.restored(Object.keys(changed), read(text.over) ?? {});
    writer.current?.touch();
    // Deletes the old copy once the new one is written.
    if (await writer.current?.flush()) await draftStore?.drop(draftKey, text.id);
  }

  const expected = left.texts.find(({ text }) => text.returning);
  const latestRestore = useRef(restore);
  latestRestore.current = restore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, when the text has loaded.
  useEffect(() => {
    // If the user has typed in the meantime, it is offered like any other draft.
    if (expected && isNothing(typed())) void latestRestore.current(expected);
  }, [expected?.text.id]);

  return {
    offers: left.texts.map((each) => ({
      id: each.text.id,
      beginning: beginningOf(each.changed),
      storedAt: each.text.storedAt,
      outdated: isOutdated(each.text),
      fields: Object.keys(each.changed),
      restore: () => void restore(each),
      discard: () => {
        left.remove(each.text.id);
        void draftStore?.drop(draftKey, each.text.id);
      },
    })),
    storeNow: () => {
      writer.current?.touch();
      void writer.current?.flush();
    },
    storeForReturn: async () => {
      returning.current = true;
      writer.current?.touch();
      const stored = (await writer.current?.flush()) ?? false;
      returning.current = stored;
      return stored;
    },
    saved: async (values, created) => {
      baseline.current = values;
      void writer.current?.forget();
      const later = typed();
      if (isNothing(later)) return;
      if (created === undefined) return writer.current?.touch();
      const over = storedUnder(later, values);
      const draft = { values: later, over, version: null, attempt: null, returning: true };
      const id = randomId();
      await draftStore?.put(
        { ...draftKey, record: `${created}` },
        { ...draft, id, storedAt: storedAtNow(now()) },
      );
    },
  };
}

interface LeftSearch {
  draftStore: DraftStore;
  key: DraftKey;
  /** Id of a draft to leave out. Default: none. */
  own?: string;
  /** Stops waiting for open forms. */
  signal: AbortSignal;
}

/** Calls `add` with every stored text of a key, that of an open form once the form closes. */
export function eachLeft(
  { draftStore, key, own, signal }: LeftSearch,
  add: (text: LocalDraft) => void,
): void {
  async function addOnceLeft(id: string): Promise<void> {
    await draftStore.left(id, signal);
    // It may have been changed or saved while its form was open.
    const text = (await draftStore.all(key)).find((each) => each.id === id);
    if (text && !signal.aborted) add(text);
  }
  void draftStore.all(key).then((texts) => {
    for (const { id } of texts) if (id !== own) void addOnceLeft(id);
  });
}

/** What `read` makes of the values of a draft, and the texts of fields that were no values. */
function readDraft<V extends FieldValues>(
  values: unknown,
  stored: V,
  read: LocalDraftSetup<V>['read'],
): SomeValues<V> | null {
  const texts: SomeValues<V> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    const text = unparsedText(value);
    if (text === undefined) rest[name] = value;
    else if (name in stored) Reflect.set(texts, name, text);
  }
  const known = read(rest);
  return known && { ...known, ...texts };
}

interface LeftText<V extends object> {
  text: LocalDraft;
  /** What differs from what is stored. */
  changed: Partial<V>;
}

/**
 * The drafts that other forms with this key left behind, newest first; `own` is the id of this form's draft. The draft of
 * another tab is added when its form closes.
 */
function useLeftTexts<V extends FieldValues>(setup: LocalDraftSetup<V>, own: string) {
  const { draftStore, draftKey, stored, read, never } = setup;
  const { user, form, record } = draftKey;
  const [found, setFound] = useState<readonly LocalDraft[]>([]);

  const add = (text: LocalDraft) =>
    setFound((last) => newestFirst([...last.filter(({ id }) => id !== text.id), text]));
  /** Ends the offer without deleting the local draft. */
  const remove = (gone: string) => setFound((last) => last.filter(({ id }) => id !== gone));
  const latest = useRef({ add, remove });
  latest.current = { add, remove };

  useEffect(() => {
    if (!draftStore) return;
    const closing = new AbortController();
    const key = { user, form, record };
    eachLeft({ draftStore, key, own, signal: closing.signal }, (text) => latest.current.add(text));
    return () => closing.abort();
  }, [draftStore, user, form, record, own]);

  const texts = found.flatMap((text): LeftText<V>[] => {
    const values = readDraft(text.values, stored, read);
    return values ? [{ text, changed: changedValues(values, stored, never) }] : [];
  });
  const stale = texts.find(({ changed }) => isNothing(changed))?.text.id;
  useEffect(() => {
    if (stale === undefined) return;
    // The server has stored all of it by now.
    latest.current.remove(stale);
    void draftStore?.drop({ user, form, record }, stale);
  }, [draftStore, user, form, record, stale]);

  return { texts: texts.filter(({ changed }) => !isNothing(changed)), add, remove };
}
