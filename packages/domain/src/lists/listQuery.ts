import type { Collection, Scope } from '../listing/collection.ts';

/** Rows per page. `glance` is a short list of the latest rows next to other content. */
export const pageSizes = { list: 10, all: 100, glance: 3 } as const;

/** Longest search text in characters, and highest page number, that the server accepts. */
export const queryLimits = { search: 200, page: 9_999_999 } as const;

/** The query of any list. */
export interface ListQuery {
  /** From 1. Default 1. */
  page?: number;
  /** Rows a page, at most 100. Default 10. */
  pageSize?: number;
  /** Stored field and direction. */
  sort?: `${string}:${'asc' | 'desc'}`;
  /** Free text. */
  search?: string;
  /** Values by stored field; `industries.id` reaches into a relation. */
  filters?: Readonly<Record<string, string>>;
}

/** States within a pending list, in its order: in review, changes requested, declined, or not submitted yet. */
export const pendingStates = ['pending', 'changes', 'declined', 'draft'] as const;

export type PendingState = (typeof pendingStates)[number];

/** The orders of the reviews of one's own listings. */
export const receivedSorts = [
  'createdAt:desc',
  'createdAt:asc',
  'rating:asc',
  'rating:desc',
] as const;

export type ReceivedSort = (typeof receivedSorts)[number];

/** Filter by the moderator to whom a pending listing is assigned. */
export const assignedFilters = ['me', 'none'] as const;
export type AssignedFilter = (typeof assignedFilters)[number];

/** Filter by the links of live listings. */
export const linkFilters = ['broken', 'hidden'] as const;
export type LinkFilter = (typeof linkFilters)[number];

/** Filters of listings by their terms. */
export type TermFilter = 'industry' | 'subcategory' | 'category' | 'location';

/** The conditions of the terms are texts as `conditionText` reads them. */
export interface ListingsQuery extends ListQuery, Partial<Record<TermFilter, string>> {
  collection: Collection;
  /** Live listings, or everything that is not approved. */
  scope: Scope;
  /** Only those of the user's account; no difference for vendors, who have no others. */
  mine?: boolean;
  /** Only those of this account, for admins. */
  account?: number;
  /** Of a pending list; none means all. */
  states?: readonly PendingState[];
  /** true: only live listings with a pending change, and only such changes. false: only the others. */
  revised?: boolean;
  /** Only live listings with a link that has a problem, or that are hidden because of it. */
  links?: LinkFilter;
  /** A condition of fields without a value, as `missingText` reads it. */
  missing?: string;
  /** Only those assigned to the caller, or to no one; for staff. */
  assigned?: AssignedFilter;
  /** First and last day of the last change, as YYYY-MM-DD. */
  from?: string;
  to?: string;
}

/** Sent with every list: our backend returns whole records anyway, another Strapi only on request. */
const documented = { locale: 'en', publicationState: 'live', populate: 'deep' };

/** A query as parameters; the server has defaults for omitted and empty ones. `own` are those of this list only. */
export function listParams(
  query: ListQuery = {},
  own: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>> = {},
): URLSearchParams {
  const params = new URLSearchParams({
    ...documented,
    'pagination[page]': String(query.page ?? 1),
    'pagination[pageSize]': String(query.pageSize ?? pageSizes.list),
  });
  if (query.sort) params.set('sort', query.sort);
  const search = query.search?.trim();
  if (search) params.set('_q', search);
  for (const [field, value] of Object.entries(query.filters ?? {})) {
    const path = field.split('.').map((part) => `[${part}]`);
    params.set(`filters${path.join('')}[$eq]`, value);
  }
  for (const [name, value] of Object.entries(own))
    if (String(value ?? '')) params.set(name, String(value));
  return params;
}

/** The parameters of lists of listings alone; undefined where the query asks for nothing. */
export const ownListingsParams = (query: Omit<ListingsQuery, 'collection' | 'scope'>) => ({
  user: query.mine ? 'me' : undefined,
  account: query.account,
  state: query.states,
  revision: query.revised,
  links: query.links,
  assigned: query.assigned,
  missing: query.missing,
  industry: query.industry,
  subcategory: query.subcategory,
  category: query.category,
  location: query.location,
  updated_from: query.from,
  updated_to: query.to,
});

export const listingsParams = (query: ListingsQuery): URLSearchParams =>
  listParams(query, ownListingsParams(query));

/** The path of a list of listings in the API. */
export const listingsPath = (scope: Scope, collection: Collection): string =>
  scope === 'pending' ? `/pending/${collection}` : `/${collection}`;

/** The review queue, oldest first. `pageSize` defaults to the most one call returns. */
export const queueQuery = (
  collection: Collection,
  pageSize: number = pageSizes.all,
): ListingsQuery => ({
  collection,
  scope: 'pending',
  states: ['pending'],
  page: 1,
  pageSize,
});
