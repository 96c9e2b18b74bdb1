import { decodeOr, parseJson } from '@portal/data/schemas';
import { array, boolean, nullable, number, object, optional, string, unknown } from 'superstruct';
import type { KeptText } from './draftKeeper.ts';

export const keptText = object({
  id: string(),
  values: unknown(),
  over: optional(unknown()),
  version: nullable(number()),
  keptAt: number(),
  attempt: nullable(object({ key: string(), values: string() })),
  returning: optional(boolean()),
});

interface Note {
  key: string[];
  text: KeptText;
}

/** A device may forbid local storage, or have no room in it: then there is no note. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Texts in local storage, which is written before the call returns. */
export function createNotes(name: string) {
  const prefix = `${name}:`;
  const entryOf = (key: readonly string[]) => prefix + JSON.stringify(key);

  function read(entry: string): Note | null {
    const key = decodeOr(parseJson(entry.slice(prefix.length)), array(string()), null);
    const text = decodeOr(parseJson(localStorage.getItem(entry) ?? ''), keptText, null);
    return key && text && { key, text };
  }

  return {
    put: (key: readonly string[], text: KeptText) =>
      attempt(() => localStorage.setItem(entryOf(key), JSON.stringify(text)), undefined),
    remove: (key: readonly string[]) =>
      attempt(() => localStorage.removeItem(entryOf(key)), undefined),
    all: (): Note[] =>
      attempt(() => {
        const entries = Object.keys(localStorage).filter((entry) => entry.startsWith(prefix));
        return entries.flatMap((entry) => read(entry) ?? []);
      }, []),
  };
}
