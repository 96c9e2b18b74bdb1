import type { Collection, TermName } from '@portal/domain';
import { type Struct, unknown } from 'superstruct';
import {
  categoryStruct,
  featurableStruct,
  type Industry,
  industryStruct,
  subcategoryStruct,
  termStruct,
} from '../schemas/term.ts';
import type { Report } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

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
    /** Merges it into another term, if given; else a conflict when listings use it. */
    async remove(terms: TermName, id: number, moveTo?: number) {
      await request(endpoints.deleteTerm(terms, id, moveTo), unknown(), {
        timeout: endpoints.mergeTimeout,
      });
    },
  };
}
