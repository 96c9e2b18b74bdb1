import { type Collection, type ListQuery, listParams } from '@portal/domain';
import { type Deleted, deletedStruct } from '../schemas/deleted.ts';
import { type Listing, listingStruct } from '../schemas/listing.ts';
import type { Page, Report } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface DeletedQuery extends Pick<ListQuery, 'page' | 'pageSize'> {
  collection: Collection;
}

/** Deleted listings. Not part of the client, so that only their page and Undo load them. */
export function createDeletedApi(request: Request, report: Report) {
  const read = createReader(request, report);
  return {
    /** Last deleted first. */
    list: ({ collection, ...query }: DeletedQuery, options?: SendOptions): Promise<Page<Deleted>> =>
      read.page(endpoints.listDeleted(collection, listParams(query)), deletedStruct, options),
    restore: (collection: Collection, id: number): Promise<Listing> =>
      read.one(endpoints.restoreListing(collection, id), listingStruct(report)),
  };
}
