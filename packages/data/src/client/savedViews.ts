import type { ListLayout, SavedView } from '@portal/domain';
import { array, unknown } from 'superstruct';
import { savedViewNames, savedViewStruct } from '../schemas/savedViews.ts';
import { recordOf, toWire } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What is saved of a new view. `sharedWith` defaults to null: only its owner sees it. */
export type NewSavedView = Pick<SavedView, 'list' | 'name' | 'query'> &
  Partial<Pick<SavedView, 'sharedWith'>>;

/** What of a view can be changed. */
export type SavedViewChange = Partial<
  Pick<SavedView, 'name' | 'query' | 'sharedWith' | 'isDefault'> & { isPinned: boolean }
>;

const onWire = (change: SavedViewChange) => toWire(change, savedViewNames);

/** Saved views of lists, and how the user laid out lists. Not part of the client, so that they load after the first list. */
export const createSavedViewsApi = (request: Request) => ({
  /** Of all lists, by name. */
  list: async (options?: SendOptions) =>
    (await request(call('GET /me/saved-views'), recordOf(array(savedViewStruct)), options)).data,
  create: async (view: NewSavedView) =>
    (
      await request(
        call('POST /me/saved-views', [], { data: onWire(view) }),
        recordOf(savedViewStruct),
      )
    ).data,
  change: async (id: number, change: SavedViewChange) =>
    (
      await request(
        call('PATCH /me/saved-views/{id}', [id], { data: onWire(change) }),
        recordOf(savedViewStruct),
      )
    ).data,
  async saveColumns(layout: ListLayout) {
    await request(call('PUT /me/list-columns', [], { data: layout }), unknown());
  },
  remove: async (id: number) =>
    (await request(call('DELETE /me/saved-views/{id}', [id]), recordOf(savedViewStruct))).data,
});
