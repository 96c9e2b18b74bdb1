import { type ListLayoutChange, listWithViews, type SavedView } from '@portal/domain';
import { array, number, object, unknown } from 'superstruct';
import { savedViewNames, savedViewStruct } from '../schemas/savedViews.ts';
import { recordOf, toWire } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What is saved of a new view. `sharedWith` defaults to null: only its owner sees it. */
export type NewSavedView = Pick<SavedView, 'list' | 'name' | 'query'> &
  Partial<Pick<SavedView, 'icon' | 'sharedWith'>>;

/** What of a view can be changed. */
export type SavedViewChange = Partial<
  Pick<SavedView, 'name' | 'query' | 'icon' | 'sharedWith' | 'isDefault'> & { isPinned: boolean }
>;

const onWire = (change: SavedViewChange) => toWire(change, savedViewNames);

const totalStruct = object({ meta: object({ pagination: object({ total: number() }) }) });

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
  /** Arranges the views of a list. */
  arrange: (list: string, ids: readonly number[]) =>
    request(
      call('PUT /me/saved-views/order', [], { data: { list, ids } }),
      recordOf(array(savedViewStruct)),
    ),
  /** How many rows a view shows. */
  async count({ list, query }: Pick<SavedView, 'list' | 'query'>, options?: SendOptions) {
    const asked = listWithViews(list)?.call(new URLSearchParams(query));
    if (!asked) throw new Error(`${list} has no views.`);
    asked.query.set('pagination[pageSize]', '1');
    const { meta } = await request({ method: 'GET', ...asked }, totalStruct, options);
    return meta.pagination.total;
  },
  async saveColumns(layout: ListLayoutChange) {
    await request(call('PUT /me/list-columns', [], { data: layout }), unknown());
  },
  remove: async (id: number) =>
    (await request(call('DELETE /me/saved-views/{id}', [id]), recordOf(savedViewStruct))).data,
});
