import type { TermName } from '@portal/domain';
import { type Struct, unknown } from 'superstruct';
import { listOf, recordOf } from '../schemas/envelope.ts';
import { pageSizes } from '../schemas/limits.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import {
  type Category,
  categoryStruct,
  type Industry,
  industryStruct,
  type Subcategory,
  subcategoryStruct,
  type Term,
  termStruct,
} from '../schemas/term.ts';
import * as endpoints from './endpoints.ts';
import { listParams } from './listQuery.ts';
import { allPages } from './pages.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What listings are filed under. Every call rejects with a `DataError`. */
export interface TermsApi {
  industries(options?: SendOptions): Promise<Term[]>;
  locations(options?: SendOptions): Promise<Term[]>;
  categories(options?: SendOptions): Promise<Category[]>;
  subcategories(options?: SendOptions): Promise<Subcategory[]>;
  /** An industry with its listings and the featured ones. */
  industry(slug: string, options?: SendOptions): Promise<Industry>;
  add(
    terms: TermName,
    values: { name: string; category?: number },
    options?: SendOptions,
  ): Promise<void>;
  rename(terms: TermName, id: number, name: string): Promise<void>;
  /** Files its listings under another term first, when one is named; `conflict` when listings use it. */
  remove(terms: TermName, id: number, moveTo?: number): Promise<void>;
  /** Ids in the order they are shown. */
  feature(industry: number, featured: { apps: number[]; services: number[] }): Promise<void>;
}

const anything = unknown();

export function createTermsApi(request: Request, report: Report = ignoreReports): TermsApi {
  function everyTerm<T, S>(terms: TermName, struct: Struct<T, S>) {
    const pages = listOf(struct);
    return (options: SendOptions = {}): Promise<T[]> =>
      allPages<T>({
        signal: options.signal,
        report,
        load: async (page, signal) => {
          const params = listParams({ page, pageSize: pageSizes.all, sort: 'name:asc' });
          const { data, meta } = await request(endpoints.listTerms(terms, params), pages, {
            signal,
          });
          return { rows: data, pagination: meta.pagination };
        },
      });
  }

  return {
    industries: everyTerm('industries', termStruct),
    locations: everyTerm('locations', termStruct),
    categories: everyTerm('categories', categoryStruct),
    subcategories: everyTerm('subcategories', subcategoryStruct),
    industry: async (slug, options) =>
      (await request(endpoints.getIndustry(slug), recordOf(industryStruct), options)).data,
    async add(terms, values, options) {
      await request(endpoints.createRecord(terms, values), anything, options);
    },
    async rename(terms, id, name) {
      await request(endpoints.replaceRecord(terms, id, { name }), anything);
    },
    async remove(terms, id, moveTo) {
      await request(endpoints.deleteTerm(terms, id, moveTo), anything);
    },
    async feature(industry, { apps, services }) {
      const data = { featured_apps: apps, featured_services: services };
      await request(endpoints.replaceRecord('industries', industry, data), anything);
    },
  };
}
