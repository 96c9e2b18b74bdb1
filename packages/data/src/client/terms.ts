import type { Collection, TermName } from '@portal/domain';
import { type Struct, unknown } from 'superstruct';
import {
  categoryStruct,
  featurableStruct,
  type Industry,
  industryStruct,
  mergePreviewStruct,
  subcategoryStruct,
  termStruct,
} from '../schemas/term.ts';
import type { Report } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The featured listings of an industry: ids in their order. */
export interface Featured {
  apps: number[];
  services: number[];
}

export type TermsApi = ReturnType<typeof createTermsApi>;

/** Industries, categories, subcategories and locations; lists are complete and sorted by name. */
export function createTermsApi(request: Request, report: Report) {
  const read = createReader(request, report);
  const everyTerm =
    <T, S>(terms: TermName, struct: Struct<T, S>) =>
    ({ signal }: SendOptions = {}): Promise<T[]> =>
      read.every((query) => endpoints.listTerms(terms, query), struct, {
        signal,
        sort: 'name:asc',
      });

  return {
    industries: everyTerm('industries', termStruct),
    locations: everyTerm('locations', termStruct),
    categories: everyTerm('categories', categoryStruct),
    subcategories: everyTerm('subcategories', subcategoryStruct),
    /** An industry with its listings and the featured ones. */
    async industry(slug: string, { signal }: SendOptions = {}): Promise<Industry> {
      const every = (type: Collection) =>
        read.every((query) => endpoints.listFeaturable(slug, type, query), featurableStruct, {
          signal,
        });
      const [industry, apps, services] = await Promise.all([
        read.one(endpoints.getIndustry(slug), industryStruct, { signal }),
        every('apps'),
        every('services'),
      ]);
      return { ...industry, apps, services };
    },
    async add(terms: TermName, values: { name: string; category?: number }, options?: SendOptions) {
      await request(endpoints.addTerm(terms, values), unknown(), options);
    },
    /** A conflict (`stale-version`) unless the server has the name `seen`, or already the new one. */
    async rename(terms: TermName, id: number, name: string, seen: string) {
      await request(endpoints.changeTerm(terms, id, { name, seen_name: seen }), unknown());
    },
    /** What merging a term into another one would change. */
    previewMerge: (terms: TermName, id: number, into: number, { signal }: SendOptions = {}) =>
      read.one(endpoints.previewMerge(terms, id, into), mergePreviewStruct, { signal }),
    /** Merges it into another term, if given; else a conflict when listings use it. */
    async remove(terms: TermName, id: number, moveTo?: number) {
      await request(endpoints.deleteTerm(terms, id, moveTo), unknown());
    },
    /** Moves a subcategory to another category. */
    async move(subcategory: number, category: number) {
      await request(endpoints.changeTerm('subcategories', subcategory, { category }), unknown());
    },
    /** A conflict (`featured-changed`) unless `seen` is what the server has. */
    async feature(industry: number, { apps, services }: Featured, seen: Featured) {
      const data = {
        featured_apps: apps,
        featured_services: services,
        seen_featured_apps: seen.apps,
        seen_featured_services: seen.services,
      };
      await request(endpoints.changeTerm('industries', industry, data), unknown());
    },
  };
}
