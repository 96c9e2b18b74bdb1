import type { TermName } from '@portal/domain';
import type { TermsApi } from '../../client/terms.ts';
import type { Category, Term } from '../../schemas/term.ts';
import type { Cache } from '../cache/index.ts';

/** The lists of terms as they are on screen; a category holds its subcategories. */
interface Lists {
  industries: Cache<'all', Term[]>;
  locations: Cache<'all', Term[]>;
  categories: Cache<'all', Category[]>;
}

export interface TermDeeds {
  /** Shown at once, taken back when it fails. */
  add(terms: TermName, values: { name: string; category?: number }): Promise<void>;
  /** Shown at once, taken back when it fails. */
  rename(terms: TermName, id: number, name: string): Promise<void>;
  /** Leaves the list at once and comes back when it fails. */
  remove(terms: TermName, id: number, moveTo?: number): Promise<void>;
  /** What an industry shows first: numbers of listings in their order. */
  feature(industry: number, featured: { apps: number[]; services: number[] }): Promise<void>;
}

const byName = (a: Term, b: Term) => a.name.localeCompare(b.name, 'en-NZ');
const inOrder = <T extends Term>(terms: readonly T[]): T[] => [...terms].sort(byName);

/** Adds, renames and deletes terms: on screen first, then on the server, and back to what it says. */
export function createTermDeeds(api: TermsApi, lists: Lists, changed: () => void): TermDeeds {
  /** Numbers below zero stand for terms that the server has not numbered yet. */
  let unnumbered = 0;
  const drafted = (name: string): Term => {
    unnumbered -= 1;
    return { id: unnumbered, name, slug: '', url: '', uses: 0 };
  };

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
      changed();
      throw error;
    }
    changed();
  }

  /** Where a change shows: subcategories inside their category, categories with what they hold. */
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
      // The same term once more after a lost answer is the same deed.
      const deed = JSON.stringify([terms, values]);
      const idempotencyKey = open.get(deed) ?? crypto.randomUUID();
      open.set(deed, idempotencyKey);
      const call = async () => {
        await api.add(terms, values, { idempotencyKey });
        open.delete(deed);
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
    rename: (terms, id, name) =>
      edit(
        terms,
        (list) => inOrder(list.map((term) => (term.id === id ? { ...term, name } : term))),
        () => api.rename(terms, id, name),
      ),
    remove: (terms, id, moveTo) =>
      edit(
        terms,
        (list) => list.filter((term) => term.id !== id),
        async () => {
          await api.remove(terms, id, moveTo);
          // One of that name is another deed from now on.
          open.clear();
        },
      ),
    async feature(industry, featured) {
      await api.feature(industry, featured);
      changed();
    },
  };
}
