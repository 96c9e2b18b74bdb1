import {
  createKeepingState,
  type DraftKeeper,
  type DraftPlace,
  type KeptText,
  youngestFirst,
} from '../core/keeping/draftKeeper.ts';

/** Keeps text as long as the page lives. */
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
      held.set(
        id,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      opened();
      return () => {
        closed();
        release();
      };
    },
    left: async (id) => held.get(id),
  };
}
