import * as m from '#messages';
import { namesOf, recordOf } from '../base/recordOf.ts';
import type { Rejected } from '../errors/errors.ts';
import { type FieldError, rejectedFields, textProblems } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { completeLink } from '../text/address.ts';
import { waitsForVendor } from './changeRequest.ts';
import { event, rejected } from './event.ts';
import {
  decideFeedback,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
} from './feedback.ts';
import { answerRequest } from './openRequest.ts';
import { readVersion } from './readDecision.ts';
import { type OfferTexts, offerFields } from './recordFields.ts';
import { changedFields } from './rules.ts';

type Input = Readonly<Record<string, unknown>>;

/** Reads the texts of an offer. Adds problems to `errors`. */
function readOfferTexts(input: Input, errors: FieldError[]): OfferTexts {
  errors.push(...textProblems(offerFields, input));
  const texts = recordOf(namesOf(offerFields), (name) => String(input[name]));
  return { ...texts, link: completeLink(texts.link) };
}

/** Reads a new offer. Adds problems to `errors`. `earlier` is the equal offer that its buyer knows of; 0 for none. */
export function readNewOffer(
  input: Input,
  errors: FieldError[],
): { texts: OfferTexts; earlier: number } {
  const texts = readOfferTexts(input, errors);
  const { earlier = 0 } = input;
  if (!(Number.isInteger(earlier) && Number(earlier) >= 0))
    errors.push({ path: ['earlier'], message: genericTexts.notValid(m.moderation_earlier()) });
  return { texts, earlier: Number(earlier) };
}

interface OfferFacts {
  listingIsLive: boolean;
  /** The listing was moved to another account since the offer was bought: its buyer can no longer edit it. */
  listingIsMoved: boolean;
  isRefunded: boolean;
  /** Kept with a request for changes, so that admins see what the vendor changed. */
  texts: OfferTexts;
}

type OfferRejected =
  | 'already-decided'
  | 'offer-paid-back'
  | 'offer-not-approvable'
  | 'offer-listing-moved';

/** A refunded offer stays declined, an offer is approved only while its listing is live, and only its buyer is asked for changes. */
export function decideOffer(
  state: FeedbackState,
  decision: FeedbackDecision,
  { listingIsLive, listingIsMoved, isRefunded, texts }: OfferFacts,
  now: string,
): FeedbackChange | { rejected: OfferRejected } {
  const outcome = decideFeedback(state, decision, now);
  if ('rejected' in outcome) return outcome;
  if (isRefunded && outcome.state.status !== 'DECLINED') return { rejected: 'offer-paid-back' };
  if (!listingIsLive && outcome.event.kind === 'approved')
    return { rejected: 'offer-not-approvable' };
  if (listingIsMoved && decision.asks) return { rejected: 'offer-listing-moved' };
  // No request can be open, also not after Undo.
  if (listingIsMoved) return { ...outcome, state: { ...outcome.state, request: null } };
  const { request } = outcome.state;
  if (!decision.asks || !request) return outcome;
  return { ...outcome, state: { ...outcome.state, request: { ...request, before: texts } } };
}

/**
 * The vendor submits an offer again, as an admin has asked, in the version that they have seen. It may be unchanged: the page
 * of its link may be what was wrong.
 */
export function resubmitOffer(
  state: FeedbackState & OfferTexts,
  input: Input,
): (FeedbackChange & { texts: OfferTexts }) | Rejected {
  const errors: FieldError[] = [];
  const texts = readOfferTexts(input, errors);
  const version = readVersion(input, errors, { required: true });
  if (errors.length > 0) return rejectedFields(errors);
  const { status, note, request = null } = state;
  if (status !== 'PENDING' || !waitsForVendor({ request })) return rejected('no-changes-requested');
  if (version !== state.version) return rejected('offer-changed');
  return {
    texts,
    state: { status, note, version: version + 1, request: answerRequest(request, [], true) },
    event: event('submitted', status, status, { fields: changedFields(state, texts) }),
  };
}
