import type { Attempt } from '../attempt.ts';

/**
 * Whose text, in which form, of which record. A record that does not exist yet is called `new`;
 * two copies of one record, such as the public one and a proposal for it, have names of their own.
 */
export interface DraftPlace {
  user: string;
  form: string;
  record: string;
}

/** Text that was typed and not stored by the server. */
export interface KeptText {
  /** One open form: two tabs with the same record keep their texts apart. */
  id: string;
  /** The values that had been changed; read them through a struct. */
  values: unknown;
  /** The version of the record they were typed over; null for a new record, or one without versions. */
  version: number | null;
  /** Milliseconds since 1970 on this device's clock. */
  keptAt: number;
  /** The submit that had no answer yet, if any. */
  attempt: Attempt | null;
}

/** Where text stays while it is typed. No method ever throws: keeping text is a service, not a condition. */
export interface DraftKeeper {
  /** False when the device refuses: storage denied or full. */
  keep(place: DraftPlace, text: KeptText): Promise<boolean>;
  /** The youngest text of this place that another form left behind. */
  newest(place: DraftPlace, except: string): Promise<KeptText | null>;
  drop(place: DraftPlace, id: string): Promise<void>;
}

export function youngest(texts: readonly KeptText[], except: string): KeptText | null {
  const others = texts.filter(({ id }) => id !== except);
  return others.reduce<KeptText | null>(
    (best, text) => (best && best.keptAt >= text.keptAt ? best : text),
    null,
  );
}

/** Keeps text only as long as the page lives: for stories and tests. */
export function createMemoryDraftKeeper(): DraftKeeper {
  const shelf = new Map<string, KeptText>();
  const prefix = (place: DraftPlace) => JSON.stringify([place.user, place.form, place.record]);
  return {
    keep: async (place, text) => {
      shelf.set(prefix(place) + text.id, structuredClone(text));
      return true;
    },
    newest: async (place, except) => {
      const here = [...shelf].filter(([key]) => key.startsWith(prefix(place)));
      return youngest(
        here.map(([, text]) => text),
        except,
      );
    },
    drop: async (place, id) => {
      shelf.delete(prefix(place) + id);
    },
  };
}
