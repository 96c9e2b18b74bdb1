import type { TermsApi } from '../../client/terms.ts';
import type { Category, Industry, Subcategory, Term } from '../../schemas/term.ts';
import { type Cache, createCache } from '../cache/index.ts';
import { createTermDeeds, type TermDeeds } from './termDeeds.ts';

/** The only query of a list that always comes whole. */
type Whole = 'all';

export interface TermsStore extends TermDeeds {
  industries: Cache<Whole, Term[]>;
  locations: Cache<Whole, Term[]>;
  categories: Cache<Whole, Category[]>;
  subcategories: Cache<Whole, Subcategory[]>;
  /** One industry with its listings, by number or slug. */
  industry: Cache<string, Industry>;
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

/** The lists are new enough for five minutes. */
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
  const industry = createCache<string, Industry>({
    now,
    keyOf: (query) => query,
    load: (query, signal) => api.industry(query, { signal }),
  });
  const caches = [...Object.values(lists), industry];
  function invalidate() {
    for (const cache of caches) cache.invalidate();
  }

  return {
    ...lists,
    ...createTermDeeds(api, lists, invalidate),
    industry,
    invalidate,
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}
