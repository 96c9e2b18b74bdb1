import type { Collection } from '@portal/domain';
import { listOf, type Page, recordOf, wholeListOf } from '../schemas/envelope.ts';
import { type ListingEvent, listingEventStruct } from '../schemas/listingEvent.ts';
import { ourName } from '../schemas/names.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import type { Subject } from '../schemas/review.ts';
import {
  type OfferDecision,
  offerDecisionToWire,
  type SpecialOffer,
  type SpecialOfferWrite,
  specialOfferStruct,
} from '../schemas/specialOffer.ts';
import * as endpoints from './endpoints.ts';
import { listParams } from './listQuery.ts';
import { renamed } from './renamed.ts';
import type { Request } from './request.ts';
import { type ModerationQuery, moderationParams, subjectsReader } from './reviews.ts';
import type { SendOptions } from './send.ts';

/** Special offers. Every call rejects with a `DataError`. */
export interface OffersApi {
  list(query: ModerationQuery, options?: SendOptions): Promise<Page<SpecialOffer>>;
  /** Those of the own listings, newest first. */
  mine(page: number, options?: SendOptions): Promise<Page<SpecialOffer>>;
  /** Every one of a listing. */
  of(collection: Collection, id: string | number, options?: SendOptions): Promise<SpecialOffer[]>;
  /** Every listing that has special offers. */
  about(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
  events(id: number, options?: SendOptions): Promise<ListingEvent[]>;
  /** Charges the default card; the attempt is its `idempotencyKey`. */
  create(write: SpecialOfferWrite, options?: SendOptions): Promise<SpecialOffer>;
  decide(id: number, decision: OfferDecision, options?: SendOptions): Promise<SpecialOffer>;
}

export function createOffersApi(request: Request, report: Report = ignoreReports): OffersApi {
  const struct = specialOfferStruct(report);
  const allSubjects = subjectsReader(request, report);
  return {
    async list({ shelf, collection, ...query }, options) {
      const call = endpoints.listOffers(shelf, collection, moderationParams(query));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    async mine(page, options) {
      const call = endpoints.ownOffers(listParams({ page }));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    of: async (collection, id, options) =>
      (await request(endpoints.listingOffers(collection, id), wholeListOf(struct), options)).data,
    about: (collection, signal) =>
      allSubjects((query) => endpoints.listSubjects('offered', collection, query), signal),
    events: async (id, options) =>
      (await request(endpoints.offerEvents(id), wholeListOf(listingEventStruct), options)).data,
    async create(write, options) {
      const call = endpoints.createRecord('special-offers', { ...write });
      return (await request(call, recordOf(struct), options)).data;
    },
    decide: async (id, decision, options) => {
      const call = endpoints.decideOffer(id, offerDecisionToWire(decision));
      const answer = request(call, recordOf(struct), options);
      return (await renamed(answer, (path) => ourName(path, { adminNote: 'admin_note' }))).data;
    },
  };
}
