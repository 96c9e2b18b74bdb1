import { type ListQuery, listParams, type TrashKind } from '@portal/domain';
import { unknown } from 'superstruct';
import { type Deleted, deletedStruct } from '../schemas/deleted.ts';
import type { Page, Report } from '../schemas/wire.ts';
import { call, mergeTimeout } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface DeletedQuery extends Pick<ListQuery, 'page' | 'pageSize'> {
  kind: TrashKind;
}

/** Deleted records. Not part of the client, so that only their page and Undo load them. */
export function createDeletedApi(request: Request, report: Report) {
  const read = createReader(request, report);
  return {
    /** Last deleted first. */
    list: ({ kind, ...query }: DeletedQuery, options?: SendOptions): Promise<Page<Deleted>> =>
      read.page(call('GET /deleted/{trashed}', [kind], listParams(query)), deletedStruct, options),
    async restore(kind: TrashKind, id: number): Promise<void> {
      await request(call('POST /deleted/{trashed}/{id}/restore', [kind, id]), unknown(), {
        timeout: mergeTimeout,
      });
    },
  };
}
