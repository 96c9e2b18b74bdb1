import {
  createDraftStatus,
  type DraftPlace,
  type DraftStore,
  type LocalDraft,
  youngestFirst,
} from '../core/drafts/draftStore.ts';

/** Keeps text as long as the page lives. */
export function createMemoryDraftStore(): DraftStore {
  const { draftStatus, subscribe, opened, closed } = createDraftStatus();
  const scope = new Map<string, LocalDraft>();
  const held = new Map<string, Promise<void>>();
  const prefix = (place: DraftPlace) => JSON.stringify([place.user, place.form, place.record]);
  const put = (place: DraftPlace, text: LocalDraft) =>
    void scope.set(prefix(place) + text.id, structuredClone(text));
  return {
    keep: async (place, text) => {
      put(place, text);
      return true;
    },
    draftStatus,
    subscribe,
    note: put,
    all: async (place) => {
      const here = [...scope].filter(([key]) => key.startsWith(prefix(place)));
      return youngestFirst(here.map(([, text]) => text));
    },
    drop: async (place, id) => {
      scope.delete(prefix(place) + id);
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
