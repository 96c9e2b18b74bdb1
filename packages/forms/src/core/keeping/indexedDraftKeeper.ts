import { decodeOr } from '@portal/data/schemas';
import { nullable, number, object, string, unknown } from 'superstruct';
import type { DraftKeeper, DraftPlace } from './draftKeeper.ts';
import { youngest } from './draftKeeper.ts';

const storeName = 'texts';

const keptText = object({
  id: string(),
  values: unknown(),
  version: nullable(number()),
  keptAt: number(),
  attempt: nullable(object({ key: string(), values: string() })),
});

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

/** Keeps text in IndexedDB, which outlives sign-out, crash and a closed tab. */
export function createDraftKeeper(databaseName = 'portal-texts'): DraftKeeper {
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

  return {
    keep: (place, text) => change((texts) => texts.put(text, keyOf(place, text.id))),
    newest: async (place, except) => {
      try {
        const rows = await settled((await store('readonly')).getAll(allOf(place)));
        // One text that cannot be read hides no other.
        const texts = rows.flatMap((row: unknown) => decodeOr(row, keptText, null) ?? []);
        return youngest(texts, except);
      } catch {
        return null;
      }
    },
    drop: async (place, id) => {
      await change((texts) => texts.delete(keyOf(place, id)));
    },
  };
}
