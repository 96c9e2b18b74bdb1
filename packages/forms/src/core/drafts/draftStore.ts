import { attempt, cacheTimes, decodeOr, parseJson } from '@portal/data/schemas';
import { array, boolean, nullable, number, object, optional, string, unknown } from 'superstruct';
import type { Attempt } from '../attempt.ts';

/**
 * Identifies the local drafts of one user, in one form, for one record. A record that does not exist yet is `new`; the public
 * copy of a listing and the proposal for it are two records.
 */
export interface DraftKey {
  user: string;
  form: string;
  record: string;
}

/** Text that was typed and is not stored on the server. */
export interface LocalDraft {
  /** One open form: two tabs with the same record keep separate texts. */
  id: string;
  /** Only the changed values; validate them with a struct before use. */
  values: unknown;
  /**
   * What was stored in these fields when they were typed. A field is missing while it has an undecided conflict. Older
   * versions of the portal do not write it.
   */
  over?: unknown;
  /** The version of the record the text was typed over; null for a new record or one without versions. */
  version: number | null;
  /** Milliseconds since 1970 on this device's clock, from `storedAtNow`. */
  storedAt: number;
  /** The submit without a response, if any. */
  attempt: Attempt | null;
  /** The user went to a page that returns to the form: the text is restored without asking. Default false. */
  returning?: boolean | undefined;
}

const localDraft = object({
  id: string(),
  values: unknown(),
  over: optional(unknown()),
  version: nullable(number()),
  storedAt: number(),
  attempt: nullable(object({ key: string(), values: string() })),
  returning: optional(boolean()),
});

/** `nothing`: no form is open; `kept`: typed text is stored; `rejected`: the device rejected the last write. */
export type DraftStatus = 'nothing' | 'kept' | 'rejected';

/** Storage for text while it is typed. No method throws: a form works without it. */
export interface DraftStore {
  /** False when the device's storage is blocked or full. */
  put(draftKey: DraftKey, text: LocalDraft): Promise<boolean>;
  draftStatus(): DraftStatus;
  /** Calls `changed` when the status changes; returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** Writes synchronously, for a page that is being closed; moved to the database at the next start. */
  note(draftKey: DraftKey, text: LocalDraft): void;
  /** Every text with this key, newest first. */
  all(draftKey: DraftKey): Promise<LocalDraft[]>;
  drop(draftKey: DraftKey, id: string): Promise<void>;
  /** Marks the form of this text as open, so that no other tab offers it, until the returned function is called. */
  hold(id: string): () => void;
  /** Resolves when no open form in any tab holds this text, or when `signal` aborts. */
  left(id: string, signal: AbortSignal): Promise<void>;
}

export const newestFirst = (texts: readonly LocalDraft[]) =>
  texts.toSorted((a, b) => b.storedAt - a.storedAt);

let lastStoredAt = 0;

/** What to store as `storedAt` at this time: of two drafts in the same millisecond, the later one is newer. */
export function storedAtNow(now: number): number {
  // 1024 parts of a millisecond are exact in a number of this size.
  lastStoredAt = Math.floor(lastStoredAt) === now ? lastStoredAt + 1 / 1024 : now;
  return lastStoredAt;
}

/** Tracks the open forms and whether the last write succeeded. */
export function createDraftStatus() {
  const listeners = new Set<() => void>();
  let open = 0;
  let rejected = false;

  function draftStatus(): DraftStatus {
    if (open === 0) return 'nothing';
    return rejected ? 'rejected' : 'kept';
  }

  function change(opened: number, nowRejected = rejected): void {
    const before = draftStatus();
    open += opened;
    rejected = nowRejected;
    if (draftStatus() !== before) for (const changed of listeners) changed();
  }

  return {
    draftStatus,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    opened: () => change(1),
    closed: () => change(-1),
    written: (stored: boolean) => change(0, !stored),
  };
}

const keyOf = ({ user, form, record }: DraftKey, id: string) => [user, form, record, id];

/** Texts in local storage, which writes before the call returns. */
function createNotes(name: string) {
  const prefix = `${name}:`;
  const entryOf = (key: readonly string[]) => prefix + JSON.stringify(key);

  function read(entry: string) {
    const key = decodeOr(parseJson(entry.slice(prefix.length)), array(string()), null);
    const text = decodeOr(parseJson(localStorage.getItem(entry) ?? ''), localDraft, null);
    return key && text && { key, text };
  }

  return {
    put: (key: readonly string[], text: LocalDraft) =>
      attempt(() => localStorage.setItem(entryOf(key), JSON.stringify(text))),
    remove: (key: readonly string[]) => attempt(() => localStorage.removeItem(entryOf(key))),
    all: () =>
      attempt(() => {
        const entries = Object.keys(localStorage).filter((entry) => entry.startsWith(prefix));
        return entries.flatMap((entry) => read(entry) ?? []);
      }) ?? [],
  };
}

const storeName = 'texts';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Stores text in IndexedDB, which survives sign-out, a crash and a closed tab. A write that starts while the page is being
 * closed may not finish, so that text goes to local storage first. Texts older than 30 days are deleted at the next start,
 * once `rest` has resolved, default at once.
 */
export function createDraftStore(
  databaseName = 'portal-texts',
  now: () => number = Date.now,
  rest: () => Promise<void> = async () => undefined,
): DraftStore {
  const notes = createNotes(databaseName);
  const { draftStatus, subscribe, opened, closed, written } = createDraftStatus();
  // The browser releases a lock when its page closes. Without locks every draft is offered, rather than lost.
  const locks = globalThis.navigator?.locks ?? null;
  const lockOf = (id: string) => `${databaseName}:${id}`;
  const ignore = () => undefined;
  let database: Promise<IDBDatabase> | null = null;

  async function openDatabase(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const made = await settled(request);
    made.onclose = () => {
      database = null;
    };
    made.onversionchange = () => {
      made.close();
      database = null;
    };
    return made;
  }

  /** Opens the database again when it could not be opened or was closed. */
  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    database ??= openDatabase();
    try {
      return (await database).transaction(storeName, mode).objectStore(storeName);
    } catch (error) {
      database = null;
      throw error;
    }
  }

  async function change(work: (texts: IDBObjectStore) => void): Promise<boolean> {
    try {
      const texts = await store('readwrite');
      const end = finished(texts.transaction);
      work(texts);
      await end;
      return true;
    } catch {
      return false;
    }
  }

  /** A note is the newest version of its text: `put` removes it. */
  async function moveNotes(): Promise<void> {
    const found = notes.all();
    if (found.length === 0) return;
    const moved = await change((texts) => {
      for (const { key, text } of found) texts.put(text, key);
    });
    if (moved) for (const { key } of found) notes.remove(key);
  }

  /** Deletes all texts that are older than 30 days or unreadable. */
  async function forgetOld(): Promise<void> {
    await change((texts) => {
      const walk = texts.openCursor();
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (!cursor) return;
        const text = decodeOr(cursor.value, localDraft, null);
        if (!text || now() - text.storedAt > cacheTimes.stored) cursor.delete();
        cursor.continue();
      };
    });
  }

  void rest().then(moveNotes).then(forgetOld);

  return {
    draftStatus,
    subscribe,
    hold: (id) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks?.request(lockOf(id), () => released).catch(ignore);
      opened();
      return () => {
        closed();
        release();
      };
    },
    left: async (id, signal) => {
      await locks?.request(lockOf(id), { mode: 'shared', signal }, ignore).catch(ignore);
    },
    put: async (draftKey, text) => {
      const key = keyOf(draftKey, text.id);
      const stored = await change((texts) => texts.put(text, key));
      if (stored) notes.remove(key);
      written(stored);
      return stored;
    },
    note: (draftKey, text) => notes.put(keyOf(draftKey, text.id), text),
    all: async (draftKey) => {
      await moveNotes();
      try {
        // An array sorts after every string.
        const end = [draftKey.user, draftKey.form, draftKey.record, []];
        const range = IDBKeyRange.bound(keyOf(draftKey, ''), end);
        const rows = await settled((await store('readonly')).getAll(range));
        // An unreadable text does not hide the others.
        return newestFirst(rows.flatMap((row: unknown) => decodeOr(row, localDraft, null) ?? []));
      } catch {
        return [];
      }
    },
    drop: async (draftKey, id) => {
      const key = keyOf(draftKey, id);
      notes.remove(key);
      await change((texts) => texts.delete(key));
    },
  };
}
