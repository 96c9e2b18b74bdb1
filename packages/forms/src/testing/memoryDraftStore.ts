import {
  createDraftStatus,
  type DraftKey,
  type DraftStore,
  type LocalDraft,
  newestFirst,
} from '../core/drafts/draftStore.ts';

/** Stores local drafts in memory. */
export function createMemoryDraftStore(): DraftStore {
  const { draftStatus, subscribe, opened, closed } = createDraftStatus();
  const texts = new Map<string, LocalDraft>();
  const held = new Map<string, Promise<void>>();
  const prefix = (draftKey: DraftKey) =>
    JSON.stringify([draftKey.user, draftKey.form, draftKey.record]);
  const put = (draftKey: DraftKey, text: LocalDraft) =>
    void texts.set(prefix(draftKey) + text.id, structuredClone(text));
  return {
    put: async (draftKey, text) => {
      put(draftKey, text);
      return true;
    },
    draftStatus,
    subscribe,
    note: put,
    all: async (draftKey) => {
      const here = [...texts].filter(([key]) => key.startsWith(prefix(draftKey)));
      return newestFirst(here.map(([, text]) => text));
    },
    drop: async (draftKey, id) => {
      texts.delete(prefix(draftKey) + id);
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
