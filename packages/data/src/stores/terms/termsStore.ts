import type { TermsApi } from '../../client/terms.ts';
import type { Category, Subcategory, Term } from '../../schemas/term.ts';
import { type Cache, createCache } from '../cache/index.ts';

/** The only query of a list that always comes whole. */
export type Whole = 'all';

export interface TermsStore {
  industries: Cache<Whole, Term[]>;
  locations: Cache<Whole, Term[]>;
  categories: Cache<Whole, Category[]>;
  subcategories: Cache<Whole, Subcategory[]>;
  /** Told after terms were added, renamed or deleted. */
  invalidate(): void;
  clear(): void;
}

interface TermsSetup {
  client: { terms: TermsApi };
  now?: () => number;
}

/** Terms change rarely. */
const freshFor = 5 * 60 * 1000;

export function createTermsStore({ client, now = Date.now }: TermsSetup): TermsStore {
  const api = client.terms;
  const whole = <T>(load: (options: { signal: AbortSignal }) => Promise<T[]>) =>
    createCache<Whole, T[]>({
      now,
      freshFor,
      keyOf: (query) => query,
      load: (_, signal) => load({ signal }),
    });
  const lists = {
    industries: whole(api.industries),
    locations: whole(api.locations),
    categories: whole(api.categories),
    subcategories: whole(api.subcategories),
  };
  const caches = Object.values(lists);

  return {
    ...lists,
    invalidate() {
      for (const cache of caches) cache.invalidate();
    },
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}
