import type { TermName } from '@portal/domain';
import { unknown } from 'superstruct';
import { mergePreviewStruct } from '../schemas/mergePreview.ts';
import type { Report } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The featured listings of an industry: ids in their order. */
export interface Featured {
  apps: number[];
  services: number[];
}

/** Other names, merges, moves and featured listings. Not part of the client, so that only the pages of terms load them. */
export function createTermChangesApi(request: Request, report: Report) {
  const read = createReader(request, report);
  const change = (terms: TermName, id: number, data: Record<string, unknown>) =>
    request(call('PUT|PATCH /{terms}/{id}', [terms, id], { data }), unknown());
  return {
    /** What merging a term into another one would change. */
    previewMerge(terms: TermName, id: number, into: number, options?: SendOptions) {
      const query = new URLSearchParams({ into: String(into) });
      return read.one(
        call('GET /{terms}/{id}/merge', [terms, id], query),
        mergePreviewStruct,
        options,
      );
    },
    /** Moves a subcategory to another category. */
    async move(subcategory: number, category: number): Promise<void> {
      await change('subcategories', subcategory, { category });
    },
    /** Replaces the other names of a term. A conflict (`stale-version`) unless they are `seen`, or already the new ones. */
    async setSynonyms(
      terms: TermName,
      id: number,
      synonyms: readonly string[],
      seen: readonly string[],
    ): Promise<void> {
      await change(terms, id, { synonyms, seen_synonyms: seen });
    },
    /** A conflict (`featured-changed`) unless `seen` is what the server has. */
    async feature(industry: number, { apps, services }: Featured, seen: Featured) {
      const data = {
        featured_apps: apps,
        featured_services: services,
        seen_featured_apps: seen.apps,
        seen_featured_services: seen.services,
      };
      await change('industries', industry, data);
    },
  };
}
