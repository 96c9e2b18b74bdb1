import { type Collection, listingTypeOf, type Shelf } from '@portal/domain';
import { unknown } from 'superstruct';
import { listOf, type Page, recordOf, wholeListOf } from '../schemas/envelope.ts';
import { pageSizes } from '../schemas/limits.ts';
import { type Listing, listingStruct } from '../schemas/listing.ts';
import { type ListingEvent, listingEventStruct } from '../schemas/listingEvent.ts';
import { listingFieldName } from '../schemas/listingNames.ts';
import {
  type Decision,
  decisionToWire,
  type ListingSave,
  type ListingWrite,
  listingWriteToWire,
} from '../schemas/listingWrite.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import { type TeamMember, teamMemberStruct } from '../schemas/teamMember.ts';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { type ListQuery, listParams } from './listQuery.ts';
import { allPages } from './pages.ts';
import { renamed } from './renamed.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What of a pending list is wanted: in review, sent back, or not submitted yet. */
export const listingStates = ['pending', 'declined', 'draft'] as const;

export type ListingState = (typeof listingStates)[number];

export interface ListingsQuery extends ListQuery {
  collection: Collection;
  /** Live listings, or everything that is not approved. */
  shelf: Shelf;
  /** Only those of the own account; says nothing new for vendors, who have no others. */
  mine?: boolean;
  /** Of a pending list; none means all. */
  states?: readonly ListingState[];
  /** Only live listings with changes beside them, and only such changes; or only the others. */
  revised?: boolean;
}

export interface ListingRef {
  collection: Collection;
  shelf: Shelf;
  /** Number or slug. */
  id: string | number;
}

/** Apps and services. Every call rejects with a `DataError`. */
export interface ListingsApi {
  list(query: ListingsQuery, options?: SendOptions): Promise<Page<Listing>>;
  /** The whole list, page by page as it comes. */
  all(
    query: ListingsQuery,
    options?: { signal?: AbortSignal; onPage?: (rows: readonly Listing[]) => void },
  ): Promise<Listing[]>;
  get(ref: ListingRef, options?: SendOptions): Promise<Listing>;
  events(ref: Omit<ListingRef, 'shelf'>, options?: SendOptions): Promise<ListingEvent[]>;
  /** The people of a live listing; they are written with it. */
  team(collection: Collection, id: number, options?: SendOptions): Promise<TeamMember[]>;
  create(collection: Collection, write: ListingWrite, options?: SendOptions): Promise<Listing>;
  save(
    collection: Collection,
    id: number,
    write: ListingSave,
    options?: SendOptions,
  ): Promise<Listing>;
  /** An admin's decision on what is pending. */
  decide(
    collection: Collection,
    id: number,
    decision: Decision,
    options?: SendOptions,
  ): Promise<Listing>;
  /** Takes back what was submitted; it becomes a draft. */
  withdraw(collection: Collection, id: number, version: number): Promise<Listing>;
  remove(collection: Collection, id: number): Promise<void>;
  /** Drops the revision that was seen, and no later one; the listing stays. */
  discardRevision(collection: Collection, id: number, version: number): Promise<void>;
}

const anything = unknown();

export function createListingsApi(request: Request, report: Report = ignoreReports): ListingsApi {
  const struct = listingStruct(report);
  const one = recordOf(struct);
  const many = listOf(struct);
  const events = wholeListOf(listingEventStruct);
  const team = wholeListOf(teamMemberStruct);

  async function list(query: ListingsQuery, options?: SendOptions): Promise<Page<Listing>> {
    const params = listParams(query);
    if (query.mine) params.set('user', 'me');
    if (query.states?.length) params.set('state', query.states.join(','));
    if (query.revised !== undefined) params.set('revision', String(query.revised));
    const call = endpoints.listListings(query.shelf, query.collection, params);
    const { data, meta } = await request(call, many, options);
    return { rows: data, pagination: meta.pagination };
  }

  async function write(call: Endpoint, options?: SendOptions): Promise<Listing> {
    return (await renamed(request(call, one, options), listingFieldName)).data;
  }

  return {
    list,
    all: (query, options = {}) =>
      allPages({
        ...options,
        report,
        load: (page, signal) => list({ ...query, page, pageSize: pageSizes.all }, { signal }),
      }),
    get: async ({ shelf, collection, id }, options) =>
      (await request(endpoints.getListing(shelf, collection, id), one, options)).data,
    events: async ({ collection, id }, options) =>
      (await request(endpoints.listEvents(collection, id), events, options)).data,
    team: async (collection, id, options) =>
      (await request(endpoints.listTeam(listingTypeOf(collection), id), team, options)).data,
    create: (collection, values, options) =>
      write(endpoints.createRecord(collection, listingWriteToWire(values)), options),
    save: (collection, id, values, options) =>
      write(endpoints.replaceRecord(collection, id, listingWriteToWire(values)), options),
    decide: (collection, id, decision, options) =>
      write(endpoints.changeRecord(collection, id, decisionToWire(decision)), options),
    withdraw: (collection, id, version) =>
      write(endpoints.changeRecord(collection, id, { draft: true, version })),
    async remove(collection, id) {
      await request(endpoints.deleteRecord(collection, id), anything);
    },
    async discardRevision(collection, id, version) {
      await request(endpoints.discardRevision(collection, id, version), anything);
    },
  };
}
