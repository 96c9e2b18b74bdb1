import { decodeOr } from '@portal/data/schemas';
import { type DraftKeeper, type DraftPlace, isForgotten, youngestFirst } from './draftKeeper.ts';
import { createHolds } from './holds.ts';
import { createKeepingState } from './keepingState.ts';
import { createNotes, keptText } from './notes.ts';

const storeName = 'texts';

const keyOf = ({ user, form, record }: DraftPlace, id: string) => [user, form, record, id];

/** Everything of one place: an array sorts after every string. */
const allOf = (place: DraftPlace) =>
  IDBKeyRange.bound(keyOf(place, ''), [place.user, place.form, place.record, []]);

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

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settled(request);
}

/**
 * Keeps text in IndexedDB, which outlives sign-out, crash and a closed tab. Begun in the last moment of a page, its
 * writing may not end: such words are noted in local storage, and moved from there at the next start. What nobody came
 * back for in thirty days is forgotten then.
 */
export function createDraftKeeper(
  databaseName = 'portal-texts',
  now: () => number = Date.now,
): DraftKeeper {
  const notes = createNotes(databaseName);
  const holds = createHolds(databaseName);
  const { keeping, subscribe, opened, closed, answered } = createKeepingState();
  let database: Promise<IDBDatabase> | null = null;

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    // A database that could not be opened, or was closed from outside, is opened anew the next time.
    database ??= openDatabase(databaseName).then((opened) => {
      opened.onclose = () => {
        database = null;
      };
      opened.onversionchange = () => {
        opened.close();
        database = null;
      };
      return opened;
    });
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

  /** What was noted is the youngest of its text: whatever is kept later takes the note away. */
  async function moveNotes(found = notes.all()): Promise<void> {
    if (found.length === 0) return;
    const moved = await change((texts) => {
      for (const { key, text } of found) texts.put(text, key);
    });
    if (moved) for (const { key } of found) notes.remove(key);
  }

  /** Texts of every place that nobody came back for, and those that cannot be read any more. */
  async function forgetOld(): Promise<void> {
    await change((texts) => {
      const walk = texts.openCursor();
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (!cursor) return;
        const text = decodeOr(cursor.value, keptText, null);
        if (!text || isForgotten(text, now())) cursor.delete();
        cursor.continue();
      };
    });
  }

  void moveNotes().then(forgetOld);

  return {
    left: holds.left,
    hold: (id) => {
      const release = holds.hold(id);
      opened();
      return () => {
        closed();
        release();
      };
    },
    keeping,
    subscribe,
    keep: async (place, text) => {
      const key = keyOf(place, text.id);
      const kept = await change((texts) => texts.put(text, key));
      if (kept) notes.remove(key);
      answered(kept);
      return kept;
    },
    note: (place, text) => notes.put(keyOf(place, text.id), text),
    all: async (place) => {
      await moveNotes();
      try {
        const rows = await settled((await store('readonly')).getAll(allOf(place)));
        // One text that cannot be read hides no other.
        return youngestFirst(rows.flatMap((row: unknown) => decodeOr(row, keptText, null) ?? []));
      } catch {
        return [];
      }
    },
    drop: async (place, id) => {
      const key = keyOf(place, id);
      notes.remove(key);
      await change((texts) => texts.delete(key));
    },
  };
}
