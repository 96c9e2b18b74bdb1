import {
  type Collection,
  isBlank,
  offerFields,
  offerTexts,
  shortStatus,
  textProblems,
} from '@portal/domain';
import { object, optional, string, unknown } from 'superstruct';
import { listingStatus } from '../../schemas/status.ts';
import { cardsBefore, cardsOf, charge } from './cards.ts';
import { nextId, type StoredOffer } from './database.ts';
import {
  decideFeedback,
  eventsOf,
  inOrder,
  readDecision,
  searched,
  statusIn,
  wanted,
} from './decisions.ts';
import { answerEarlier } from './earlier.ts';
import { note } from './events.ts';
import {
  type Call,
  type FieldError,
  invalid,
  isAdmin,
  notFound,
  ok,
  Refusal,
  type Reply,
  read,
  record,
} from './http.ts';
import { findSeen } from './listingReads.ts';
import { listed } from './lists.ts';
import { mustNotBePaidBack, payBackDue, payBackLater } from './refunds.ts';
import { offerShape } from './shapes.ts';

/* Special offers, and what admins decide about them. */

const offerStruct = object({
  data: object({
    title: string(),
    description: string(),
    link: string(),
    label: string(),
    listing: string(),
    earlier: optional(unknown()),
  }),
});

export function listOffers(call: Call, collection: Collection, pending: boolean): Reply {
  const rows = call.db.offers
    .filter(wanted(call, collection, pending))
    .map((offer) => offerShape(offer, call.db, call.user));
  return listed(rows, inOrder(call, pending), searched);
}

const mine = ({ user }: Call, { listing }: StoredOffer) =>
  user.staff || listing.accountId === user.accountId;

/** Of both types and every status: all of them for admins, those of the own account for vendors. */
export function listAllOffers(call: Call): Reply {
  const rows = call.db.offers
    .filter((offer) => mine(call, offer))
    .map((offer) => offerShape(offer, call.db, call.user));
  return listed(rows, inOrder(call, false), searched);
}

export function getOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer || !mine(call, offer)) throw notFound();
  return record(offerShape(offer, call.db, call.user));
}

export function createOffer(call: Call): Reply {
  const { db, user, at } = call;
  const { listing: url, earlier, ...values } = read(call.body, offerStruct).data;
  const listing = db.listings.find(
    ({ id, slug, collection, accountId }) =>
      [`/${collection}/${slug}`, `/${collection}/${id}`].includes(url) &&
      accountId === user.accountId,
  );
  const errors: FieldError[] = textProblems(offerFields, values).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  if (earlier !== undefined && !(Number.isInteger(earlier) && Number(earlier) >= 0)) {
    errors.push({ path: 'earlier', message: 'Earlier is not valid' });
  }
  if (!listing) errors.push({ path: 'listing', message: offerTexts.listingRequired });
  else if (listing.status !== 'APPROVED') {
    const notLive: FieldError = {
      path: 'listing',
      message: offerTexts.notLive,
      reason: 'listing-not-live',
    };
    if (!errors[0]) throw invalid(`${notLive.message} Nothing was charged.`, [notLive]);
    errors.push(notLive);
  }
  if (!listing || errors[0]) throw invalid(errors[0]?.message ?? '', errors);
  const cards = cardsBefore(call);
  if (!cards.defaultCard) {
    throw new Refusal('payment-method-missing');
  }
  answerEarlier(call, listing, values, Number(earlier ?? 0));
  charge(cardsOf(call), cards.defaultCard);
  const status = shortStatus.PENDING;
  const own = { status, note: null, version: 1, listing, createdAt: at };
  const offer = { id: nextId(db.offers), ...values, link: values.link.trim(), ...own };
  db.offers.push(offer);
  note(call, offer, { kind: 'submitted', from: null, to: 'PENDING' });
  const receipt = `Paid $${(db.offerPrice / 100).toFixed(2)}. Receipt: https://receipts.example/${offer.id}`;
  note(call, offer, { kind: 'paid', from: null, to: null, note: receipt });
  return record(offerShape(offer, db, user), 201);
}

const offerAt = ({ db, params }: Call) => db.offers.find(({ id }) => String(id) === params.id);

/** Every one of a listing. */
export function listingOffers(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const rows = call.db.offers.filter((offer) => offer.listing === listing);
  return ok({ data: rows.map((offer) => offerShape(offer, call.db, call.user)), meta: {} });
}

/** Every one of the caller's listings, whatever became of it. */
export function ownOffers(call: Call): Reply {
  const { db, user } = call;
  const rows = db.offers.filter(({ listing }) => listing.accountId === user.accountId).toReversed();
  const shapes = rows.map((offer) => offerShape(offer, db, user));
  return listed(shapes, inOrder(call, false), searched);
}

/** For admins and for the account of the listing. */
export function offerEvents(call: Call): Reply {
  const offer = offerAt(call);
  payBackDue(call);
  const own = isAdmin(call.user) || offer?.listing.accountId === call.user.accountId;
  return eventsOf(call, own ? offer : undefined);
}

export function decideOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer) throw notFound();
  payBackDue(call);
  const input = readDecision(call);
  const to = statusIn(input.status);
  const reason = isBlank(input.admin_note ?? '') ? null : (input.admin_note ?? null);
  if (to === 'DECLINED' && !reason) {
    throw invalid(offerTexts.reasonRequired, [
      { path: 'admin_note', message: offerTexts.reasonRequired },
    ]);
  }
  if (to !== 'DECLINED') mustNotBePaidBack(call, offer);
  if (to === 'APPROVED' && offer.listing.status !== to && listingStatus(offer.status) !== to) {
    throw new Refusal('offer-not-approvable');
  }
  const decision = { status: to, note: reason, version: input.version ?? undefined };
  const { state, event } = decideFeedback(call, offer, decision);
  Object.assign(offer, state, { status: shortStatus[to] });
  note(call, offer, { ...event, before: null });
  if (event.kind === 'declined') payBackLater(call, offer);
  return record(offerShape(offer, call.db, call.user));
}
