import { listOf, type Page, recordOf } from '../schemas/envelope.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import {
  type OfferDecision,
  offerDecisionToWire,
  type SpecialOffer,
  type SpecialOfferWrite,
  specialOfferStruct,
} from '../schemas/specialOffer.ts';
import * as endpoints from './endpoints.ts';
import { listParams } from './listQuery.ts';
import type { Request } from './request.ts';
import type { ModerationQuery } from './reviews.ts';
import type { SendOptions } from './send.ts';

export interface OffersApi {
  list(query: ModerationQuery, options?: SendOptions): Promise<Page<SpecialOffer>>;
  /** Charges the default card; the attempt is its `idempotencyKey`. */
  create(write: SpecialOfferWrite, options?: SendOptions): Promise<SpecialOffer>;
  decide(id: number, decision: OfferDecision): Promise<SpecialOffer>;
}

export function createOffersApi(request: Request, report: Report = ignoreReports): OffersApi {
  const struct = specialOfferStruct(report);
  return {
    async list({ shelf, collection, ...query }, options) {
      const call = endpoints.listOffers(shelf, collection, listParams(query));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    async create(write, options) {
      const call = endpoints.createRecord('special-offers', { ...write });
      return (await request(call, recordOf(struct), options)).data;
    },
    decide: async (id, decision) => {
      const call = endpoints.decideOffer(id, offerDecisionToWire(decision));
      return (await request(call, recordOf(struct))).data;
    },
  };
}
