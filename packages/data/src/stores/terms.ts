import { compareNames, randomId, type TermName } from '@portal/domain';
import type { TermsApi } from '../client/terms.ts';
import { cacheTimes } from '../schemas/limits.ts';
import type { Category, Industry, Subcategory, Term } from '../schemas/term.ts';
import { type Cache, type Cached, createCache, createWholeCache, together } from './cache.ts';

/** The lists on screen; a category contains its subcategories. */
interface Lists {
  industries: Cache<'all', Term[]>;
  locations: Cache<'all', Term[]>;
  categories: Cache<'all', Category[]>;
}

interface TermActions {
  /** Each change is shown at once, and reverted when the call fails. */
  add(terms: TermName, values: { name: string; category?: number }): Promise<void>;
  /** Replaces the name that the user has seen. */
  rename(terms: TermName, id: number, name: string, seen: string): Promise<void>;
  remove(terms: TermName, id: number, moveTo?: number): Promise<void>;
}

const byName = (a: Term, b: Term) => compareNames(a.name, b.name);
/** Terms by name. */
export const inOrder = <T extends Term>(terms: readonly T[]): T[] => [...terms].sort(byName);

function createTermActions(api: TermsApi, lists: Lists, changed: () => void): TermActions {
  /** Ids below zero stand for terms that the server has not stored yet. */
  let unnumbered = 0;
  const drafted = (name: string): Term => {
    unnumbered -= 1;
    return { id: unnumbered, name, slug: '', url: '', uses: 0 };
  };

  /** Idempotency keys of unfinished additions. */
  const open = new Map<string, string>();

  async function optimistic<T>(
    list: Cache<'all', T[]>,
    edit: (terms: T[]) => T[],
    call: () => Promise<void>,
  ): Promise<void> {
    const entry = list.getState().entries[list.keyOf('all')];
    const before = entry?.kind === 'ready' ? entry.value : null;
    if (before) list.set('all', edit(before));
    try {
      await call();
    } catch (error) {
      if (before) list.set('all', before);
      throw error;
    } finally {
      changed();
    }
  }

  /** Edits the list on screen that shows the terms: subcategories within their category. */
  function edit(
    terms: TermName,
    change: <T extends Term>(list: T[]) => T[],
    call: () => Promise<void>,
  ) {
    if (terms === 'industries' || terms === 'locations')
      return optimistic(lists[terms], change, call);
    const within = (categories: Category[]) =>
      categories.map((category) => ({
        ...category,
        subcategories: change(category.subcategories),
      }));
    return optimistic(lists.categories, terms === 'categories' ? change : within, call);
  }

  return {
    add(terms, values) {
      // Adding the same term again after a lost response is the same action.
      const action = JSON.stringify([terms, values]);
      const idempotencyKey = open.get(action) ?? randomId();
      open.set(action, idempotencyKey);
      const call = async () => {
        await api.add(terms, values, { idempotencyKey });
        open.delete(action);
      };
      const term = drafted(values.name);
      const put = (list: Term[]) => inOrder([...list, term]);
      if (terms === 'industries' || terms === 'locations')
        return optimistic(lists[terms], put, call);
      if (terms === 'categories') {
        const holding = { ...term, subcategories: [] };
        return optimistic(lists.categories, (list) => inOrder([...list, holding]), call);
      }
      const within = (category: Category) =>
        category.id === values.category
          ? { ...category, subcategories: put(category.subcategories) }
          : category;
      return optimistic(lists.categories, (list) => list.map(within), call);
    },
    rename: (terms, id, name, seen) =>
      edit(
        terms,
        (list) => inOrder(list.map((term) => (term.id === id ? { ...term, name } : term))),
        () => api.rename(terms, id, name, seen),
      ),
    remove: (terms, id, moveTo) =>
      edit(
        terms,
        (list) => list.filter((term) => term.id !== id),
        async () => {
          await api.remove(terms, id, moveTo);
          // Adding a term of that name is a new action from now on.
          open.clear();
        },
      ),
  };
}

export interface TermsStore extends TermActions, Lists, Cached {
  subcategories: Cache<'all', Subcategory[]>;
  /** One industry with its listings, by number or slug. */
  industry: Cache<string, Industry>;
}

export function createTermsStore(api: TermsApi, now?: () => number): TermsStore {
  const times = { now, freshFor: cacheTimes.freshLong };
  const caches = {
    industries: createWholeCache(api.industries, times),
    locations: createWholeCache(api.locations, times),
    categories: createWholeCache(api.categories, times),
    subcategories: createWholeCache(api.subcategories, times),
    industry: createCache<string, Industry>({
      now,
      load: (query, signal) => api.industry(query, { signal }),
    }),
  };
  const all = together(Object.values<Cached>(caches));
  return { ...caches, ...createTermActions(api, caches, all.invalidate), ...all };
}
