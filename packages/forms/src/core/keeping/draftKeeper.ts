import { cacheTimes } from '@portal/data/schemas';
import type { Attempt } from '../attempt.ts';
import { createKeepingState, type Keeping } from './keepingState.ts';

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
  /**
   * What was stored in these fields when they were typed; a field without it is one that somebody else had saved too, and
   * nobody had chosen yet. Left out by older versions of the portal.
   */
  over?: unknown;
  /** The version of the record they were typed over; null for a new record, or one without versions. */
  version: number | null;
  /** Milliseconds since 1970 on this device's clock. */
  keptAt: number;
  /** The submit that had no answer yet, if any. */
  attempt: Attempt | null;
  /** Left by a way that leads back to its form: then it is restored and not offered. Default false. */
  returning?: boolean | undefined;
}

/** Whether text is older than 30 days; `now` in milliseconds since 1970. */
export function isForgotten({ keptAt }: Pick<KeptText, 'keptAt'>, now: number): boolean {
  return now - keptAt > cacheTimes.stored;
}

/** Where text stays while it is typed. No method ever throws: keeping text is a service, not a condition. */
export interface DraftKeeper {
  /** False when the device refuses: storage denied or full. */
  keep(place: DraftPlace, text: KeptText): Promise<boolean>;
  /** What may be said of text that is typed now. */
  keeping(): Keeping;
  /** Tells when `keeping` has another answer, until the answered function is called. */
  subscribe(changed: () => void): () => void;
  /** Notes the last words of a page that goes away, before it returns; they are kept with the rest later on. */
  note(place: DraftPlace, text: KeptText): void;
  /** Every text of this place, the youngest first. */
  all(place: DraftPlace): Promise<KeptText[]>;
  drop(place: DraftPlace, id: string): Promise<void>;
  /** The form of this text is open: nobody else is to be offered it before the answer is called. */
  hold(id: string): () => void;
  /** Waits until no open form holds this text, in any tab, or until `signal` ends the waiting. */
  left(id: string, signal: AbortSignal): Promise<void>;
}

export const youngestFirst = (texts: readonly KeptText[]) =>
  texts.toSorted((a, b) => b.keptAt - a.keptAt);

/** Keeps text only as long as the page lives: for stories and tests. */
export function createMemoryDraftKeeper(): DraftKeeper {
  const { keeping, subscribe, opened, closed } = createKeepingState();
  const shelf = new Map<string, KeptText>();
  const held = new Map<string, Promise<void>>();
  const prefix = (place: DraftPlace) => JSON.stringify([place.user, place.form, place.record]);
  const put = (place: DraftPlace, text: KeptText) =>
    void shelf.set(prefix(place) + text.id, structuredClone(text));
  return {
    keep: async (place, text) => {
      put(place, text);
      return true;
    },
    keeping,
    subscribe,
    note: put,
    all: async (place) => {
      const here = [...shelf].filter(([key]) => key.startsWith(prefix(place)));
      return youngestFirst(here.map(([, text]) => text));
    },
    drop: async (place, id) => {
      shelf.delete(prefix(place) + id);
    },
    hold: (id) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(id, released);
      opened();
      return () => {
        closed();
        release();
      };
    },
    left: async (id) => held.get(id),
  };
}
