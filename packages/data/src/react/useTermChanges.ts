import type { Client } from '../client/client.ts';
import { createTermChangesApi, type Featured } from '../client/termChanges.ts';
import { isUnclear } from '../schemas/dataError.ts';
import { createActions } from '../stores/act.ts';
import { together } from '../stores/cache.ts';
import type { Stores } from '../stores/stores.ts';
import { inOrder } from '../stores/terms.ts';
import { lazyStore } from './lazyStore.ts';

/* Other names, merges, moves and featured listings of terms: an entry of its own, which the first list does not load. */

const openTermChanges = ({ request, report }: Client, { terms, listings }: Stores) => {
  const { previewMerge, setSynonyms, move, feature } = createTermChangesApi(request, report);
  const { act, submit } = createActions(together([terms, listings]).invalidate);
  /** Before the list reloads, so that the focus of a closing dialog goes to a row that stays. */
  const showMoved = (id: number, to: number) => {
    const { categories } = terms;
    const entry = categories.getState().entries[categories.keyOf('all')];
    if (entry?.kind !== 'ready') return;
    const moved = entry.value
      .flatMap(({ subcategories }) => subcategories)
      .find((sub) => sub.id === id);
    if (!moved) return;
    categories.set(
      'all',
      entry.value.map((category) => {
        const others = category.subcategories.filter((sub) => sub.id !== id);
        const held = category.id === to ? inOrder([...others, moved]) : others;
        return { ...category, subcategories: held };
      }),
    );
  };
  return {
    ...together([]),
    previewMerge,
    setSynonyms: submit(setSynonyms),
    move: act(move, (_result, id, category) => showMoved(id, category)),
    /** Replaces the featured listings that the user has seen. */
    async feature(industry: number, featured: Featured, seen: Featured): Promise<void> {
      try {
        await feature(industry, featured, seen);
      } catch (error) {
        // After a lost response, the same change is sent again.
        if (!isUnclear(error)) terms.invalidate();
        throw error;
      }
      terms.invalidate();
    },
  };
};

export const useTermChanges = lazyStore(openTermChanges);
