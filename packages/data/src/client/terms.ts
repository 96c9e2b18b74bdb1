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
import { call, mergeTimeout } from './endpoint.ts';
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
      read.every((query) => call('GET /{terms}', [terms], query), struct, {
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
        read.every(
          (query) => call('GET /industries/{id}/{type}', [slug, type], query),
          featurableStruct,
          {
            signal,
          },
        );
      const [industry, apps, services] = await Promise.all([
        read.one(call('GET /{terms}/{id}', ['industries', slug]), industryStruct, { signal }),
        every('apps'),
        every('services'),
      ]);
      return { ...industry, apps, services };
    },
    async add(terms: TermName, values: { name: string; category?: number }, options?: SendOptions) {
      await request(call('POST /{terms}', [terms], { data: values }), unknown(), options);
    },
    /** A conflict (`stale-version`) unless the server has the name `seen`, or already the new one. */
    async rename(terms: TermName, id: number, name: string, seen: string) {
      await request(
        call('PUT|PATCH /{terms}/{id}', [terms, id], { data: { name, seen_name: seen } }),
        unknown(),
      );
    },
    /** Merges it into another term, if given; else a conflict when listings use it. */
    async remove(terms: TermName, id: number, moveTo?: number) {
      await request(
        call(
          'DELETE /{terms}/{id}',
          [terms, id],
          moveTo === undefined ? undefined : new URLSearchParams({ move_to: String(moveTo) }),
        ),
        unknown(),
        {
          timeout: mergeTimeout,
        },
      );
    },
  };
}
