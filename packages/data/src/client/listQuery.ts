import { pageSizes } from '../schemas/limits.ts';

export type Direction = 'asc' | 'desc';

/** What every list understands. */
export interface ListQuery {
  /** From 1. Default 1. */
  page?: number;
  /** Rows a page, at most 100. Default 10. */
  pageSize?: number;
  /** Stored field and direction. */
  sort?: `${string}:${Direction}`;
  /** Free text. */
  search?: string;
  /** Values by stored field; `industries.id` reaches into a relation. */
  filters?: Readonly<Record<string, string>>;
}

/** Sent with every list: our backend answers the whole record anyway, another Strapi only when it is told to. */
const printed = { locale: 'en', publicationState: 'live', populate: 'deep' };

/** A query as parameters; what was not asked for is left to the server. */
export function listParams(query: ListQuery = {}): URLSearchParams {
  const params = new URLSearchParams({
    ...printed,
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
  return params;
}
