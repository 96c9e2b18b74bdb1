import {
  type Collection,
  type ListingsQuery,
  listingsParams,
  listingTypeOf,
  pageSizes,
  type Scope,
} from '@portal/domain';
import { array, unknown } from 'superstruct';
import {
  type Decision,
  type Listing,
  type ListingSave,
  type ListingWrite,
  linkHealthStruct,
  listingFieldName,
  listingStruct,
  listingToWire,
  listingVersionStruct,
  teamMemberStruct,
} from '../schemas/listing.ts';
import { listingEventStruct, listingMessageStruct, messagesStruct } from '../schemas/moderation.ts';
import { namedUserStruct } from '../schemas/user.ts';
import type { Page, Report } from '../schemas/wire.ts';
import { call, onScope } from './endpoint.ts';
import { allPages, createReader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

export interface ListingRef {
  collection: Collection;
  scope: Scope;
  /** Number or slug. */
  id: string | number;
}

export interface VersionRef extends Omit<ListingRef, 'scope'> {
  /** Id of an event of its history. */
  event: number;
}

export type LinksRef = Omit<ListingRef, 'scope'>;

export type ListingsApi = ReturnType<typeof createListingsApi>;

/** Apps and services. */
export function createListingsApi(request: Request, report: Report) {
  const struct = listingStruct(report);
  const read = createReader(request, report);

  function list(query: ListingsQuery, options?: SendOptions): Promise<Page<Listing>> {
    const { scope, collection } = query;
    return read.page(
      call(`GET ${onScope[scope]}/{type}`, [collection], listingsParams(query)),
      struct,
      options,
    );
  }

  const write = (call: Endpoint, options?: SendOptions): Promise<Listing> =>
    renamed(read.one(call, struct, options), listingFieldName);

  return {
    list,
    /** The whole list; `onPage` gets each page in order as soon as it has loaded. */
    all: (
      query: ListingsQuery,
      options: { signal?: AbortSignal; onPage?: (rows: readonly Listing[]) => void } = {},
    ) =>
      allPages({
        ...options,
        report,
        load: (page, signal) => list({ ...query, page, pageSize: pageSizes.all }, { signal }),
      }),
    get: ({ scope, collection, id }: ListingRef, options?: SendOptions) =>
      read.one(call(`GET ${onScope[scope]}/{type}/{id}`, [collection, id]), struct, options),
    events: ({ collection, id }: LinksRef, options?: SendOptions) =>
      read.one(
        call('GET /{type}/{id}/events', [collection, id]),
        array(listingEventStruct),
        options,
      ),
    messages: ({ collection, id }: LinksRef, options?: SendOptions) =>
      read.one(call('GET /{type}/{id}/messages', [collection, id]), messagesStruct, options),
    sendMessage: (collection: Collection, id: number, text: string, options?: SendOptions) =>
      read.one(
        call('POST /{type}/{id}/messages', [collection, id], { data: { text } }),
        listingMessageStruct,
        options,
      ),
    editMessage: (collection: Collection, id: number, message: number, text: string) =>
      read.one(
        call('PUT /{type}/{id}/messages/{message}', [collection, id, message], { data: { text } }),
        listingMessageStruct,
      ),
    /** Marks the messages up to this one as read. */
    async readMessages(collection: Collection, id: number, message: number) {
      await request(
        call('PUT /{type}/{id}/messages/read', [collection, id], { data: { up_to: message } }),
        unknown(),
      );
    },
    /** The listing as an event left it. */
    version: ({ collection, id, event }: VersionRef, options?: SendOptions) =>
      read.one(
        call('GET /{type}/{id}/versions/{event}', [collection, id, event]),
        listingVersionStruct,
        options,
      ),
    links: ({ collection, id }: LinksRef, options?: SendOptions) =>
      read.one(call('GET /{type}/{id}/links', [collection, id]), array(linkHealthStruct), options),
    /** Checks the links soon, and returns them as they are until then. */
    checkLinks: ({ collection, id }: LinksRef) =>
      read.one(call('POST /{type}/{id}/links/check', [collection, id]), array(linkHealthStruct)),
    /** Shows a listing again that is hidden because of its link. */
    show: ({ collection, id }: LinksRef) => write(call('POST /{type}/{id}/show', [collection, id])),
    /** The team of a live listing, which is saved with it. */
    team(collection: Collection, id: number, options?: SendOptions) {
      const endpoint = call(
        'GET /team-members',
        [],
        new URLSearchParams({ [`filters[${listingTypeOf(collection)}][id][$eq]`]: String(id) }),
      );
      return read.one(endpoint, array(teamMemberStruct), options);
    },
    create: (collection: Collection, values: ListingWrite, options?: SendOptions) =>
      write(call('POST /{type}', [collection], { data: listingToWire(values) }), options),
    /** Creates a draft with the values of a listing, named "Copy of" it. */
    duplicate: (collection: Collection, id: number, options?: SendOptions) =>
      write(call('POST /{type}', [collection], { data: { copy_of: id, draft: true } }), options),
    save: (collection: Collection, id: number, values: ListingSave, options?: SendOptions) =>
      write(call('PUT /{type}/{id}', [collection, id], { data: listingToWire(values) }), options),
    /** An admin's decision on what is pending. */
    decide: (collection: Collection, id: number, decision: Decision, options?: SendOptions) =>
      write(
        call('PATCH /{type}/{id}', [collection, id], { data: listingToWire(decision) }),
        options,
      ),
    /** Assigns a pending listing to a moderator, or to no one. */
    assign: (collection: Collection, id: number, user: number | null) =>
      write(call('PUT /{type}/{id}/assignee', [collection, id], { data: { user } })),
    /** Who can be assigned, by name. */
    moderators: (options?: SendOptions) =>
      read.one(call('GET /moderators'), array(namedUserStruct), options),
    /** Withdraws what was submitted; it becomes a draft. */
    withdraw: (collection: Collection, id: number, version: number) =>
      write(call('PATCH /{type}/{id}', [collection, id], { data: { draft: true, version } })),
    async remove(collection: Collection, id: number) {
      await request(call('DELETE /{type}/{id}', [collection, id]), unknown());
    },
    /** Deletes the revision of this version, and no later one; the listing stays. */
    async discardRevision(collection: Collection, id: number, version: number) {
      await request(
        call(
          'DELETE /pending/{type}/{id}',
          [collection, id],
          new URLSearchParams({ version: String(version) }),
        ),
        unknown(),
      );
    },
  };
}
