import {
  type Collection,
  decideOffer as decide,
  type FieldError,
  may,
  type OfferTexts,
  offerTexts,
  readNewOffer,
  resubmitOffer as resubmit,
  shortStatus,
} from '@portal/domain';
import { object } from 'superstruct';
import { authorize } from './access.ts';
import { cardsBefore, cardsOf, charge } from './cards.ts';
import { nextId, type StoredListing, type StoredOffer } from './database.ts';
import {
  bySubmission,
  changeOf,
  eventsOf,
  inOrder,
  readDecision,
  searched,
  wanted,
  withdrawn,
} from './decisions.ts';
import { note } from './history.ts';
import {
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  ok,
  type Reply,
  read,
  record,
} from './http.ts';
import { findListing, findSeen } from './listingReads.ts';
import { listed } from './lists.ts';
import { isOfFormerVendor, isShown, offerShape } from './shapes.ts';
import { lateFeedback, usualFeedback } from './waits.ts';

/* An equal offer is charged only after its buyer has accepted the earlier one. */

const aDay = 25 * 3600 * 1000;
const fields = ['title', 'description', 'link', 'label'] as const;

/** Throws for the latest equal offer unless its buyer has accepted it. */
function rejectDuplicate(
  { db, at }: Call,
  listing: StoredListing,
  texts: OfferTexts,
  known = 0,
): void {
  for (const offer of [...db.offers].reverse()) {
    if (offer.id <= known) return;
    if (offer.listing !== listing || offer.status === shortStatus.DECLINED) continue;
    if (Date.parse(at) - Date.parse(offer.createdAt) > aDay) continue;
    if (!fields.every((field) => offer[field] === texts[field])) continue;
    const details = { offer: offer.id };
    throw new HttpError('earlier-offer', { message: offerTexts.earlier(offer.title), details });
  }
}

/* Refunds of declined offers, delayed for Undo. */

const undoTime = 60_000;

const isRefunded = ({ db }: Call, offer: StoredOffer): boolean =>
  db.events.some(({ listing, kind }) => listing === offer && kind === 'refunded');

/** Schedules the refund; an unpaid offer, such as those of the demo, needs none. */
function scheduleRefund({ db, at }: Call, offer: StoredOffer): void {
  const paid = db.events.some(({ listing, kind }) => listing === offer && kind === 'paid');
  if (paid) offer.refundAt = Date.parse(at) + undoTime;
}

/** Makes the refunds that are due and still declined. */
function makeDueRefunds(call: Call): void {
  for (const offer of call.db.offers) {
    if (offer.refundAt === undefined || offer.refundAt > Date.parse(call.at)) continue;
    delete offer.refundAt;
    if (offer.status !== shortStatus.DECLINED || isRefunded(call, offer)) continue;
    const payment = { amount: call.db.offerPrice, currency: 'usd' };
    note(call, offer, { kind: 'refunded', from: null, to: null, payment });
  }
}

/* Special offers and the decisions on them. */

const dataStruct = object({ data: fieldsStruct });

export function listOffers(call: Call, collection: Collection, pending = false): Reply {
  const rows = call.db.offers
    .filter(wanted(call, collection, pending))
    .sort(bySubmission)
    .map((offer) => ({ ...offerShape(offer, call.db, call.user), ...lateFeedback(call, offer) }));
  return listed(rows, inOrder(call, pending), searched, 'special-offers');
}

/** Of offers of a former vendor, the vendor of the listing sees those that everyone sees. */
const isSeenByVendor = (offer: StoredOffer) =>
  offer.status === shortStatus.APPROVED || !isOfFormerVendor(offer);

const mayRead = ({ user }: Call, offer: StoredOffer) =>
  may(actorOf(user), 'offer.read', isSeenByVendor(offer) ? offer.listing : { accountId: null });

/** Whether the caller bought it and still has its listing. */
const isBuyer = ({ user }: Call, { accountId, listing }: StoredOffer): boolean =>
  accountId === user.accountId && listing.accountId === user.accountId;

/** Of both types and every status: all for admins, those of their account for vendors. */
export function listAllOffers(call: Call): Reply {
  const rows = call.db.offers
    .filter((offer) => mayRead(call, offer))
    .map((offer) => offerShape(offer, call.db, call.user));
  return listed(rows, inOrder(call, false), searched, 'special-offers');
}

export function getOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer || !mayRead(call, offer)) throw notFound();
  return record(offerShape(offer, call.db, call.user));
}

export function createOffer(call: Call): Reply {
  const { db, user, at } = call;
  authorize(call, 'offer.buy');
  const { data } = read(call.body, dataStruct);
  const named = findListing(call, String(data.listing));
  const listing = named && may(actorOf(user), 'offer.buy', named) ? named : undefined;
  const errors: FieldError[] = [];
  const { texts, earlier } = readNewOffer(data, errors);
  if (!listing) errors.push({ path: ['listing'], message: offerTexts.listingRequired });
  else if (!isShown(listing, call.db)) {
    const notLive: FieldError = {
      path: ['listing'],
      message: offerTexts.notLive,
      reason: 'listing-not-live',
    };
    if (!errors[0]) throw invalid(`${notLive.message} Nothing was charged.`, [notLive]);
    errors.push(notLive);
  }
  if (!listing || errors[0]) throw invalid(errors[0]?.message ?? '', errors);
  const cards = cardsBefore(call);
  if (!cards.defaultCard) {
    throw new HttpError('payment-method-missing');
  }
  rejectDuplicate(call, listing, texts, earlier);
  charge(cardsOf(call), cards.defaultCard);
  const status = shortStatus.PENDING;
  const { accountId } = listing;
  const own = { status, note: null, version: 1, listing, accountId, createdAt: at };
  const offer = { id: nextId(db.offers), ...texts, ...own };
  db.offers.push(offer);
  note(call, offer, { kind: 'submitted', from: null, to: 'PENDING' });
  const receipt = `https://receipts.example/${offer.id}`;
  const payment = { amount: db.offerPrice, currency: 'usd', receipt };
  note(call, offer, { kind: 'paid', from: null, to: null, payment });
  return record({ ...offerShape(offer, db, user), ...usualFeedback(call, offer) }, 201);
}

const offerAt = ({ db, params }: Call) => db.offers.find(({ id }) => String(id) === params.id);

/** All offers of a listing. */
export function listingOffers(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const rows = call.db.offers.filter(
    (offer) => offer.listing === listing && (call.user.staff || isSeenByVendor(offer)),
  );
  return ok({ data: rows.map((offer) => offerShape(offer, call.db, call.user)), meta: {} });
}

/** All offers of the caller's listings, of every status. */
export function ownOffers(call: Call): Reply {
  const { db, user } = call;
  const rows = db.offers.filter(
    (offer) => offer.listing.accountId === user.accountId && isSeenByVendor(offer),
  );
  const shapes = rows.toReversed().map((offer) => ({
    ...offerShape(offer, db, user),
    ...usualFeedback(call, offer),
  }));
  return listed(shapes, inOrder(call, false), searched);
}

/** For admins and for the account of the listing. */
export function offerEvents(call: Call): Reply {
  const offer = offerAt(call);
  makeDueRefunds(call);
  return eventsOf(call, offer && mayRead(call, offer) ? offer : undefined);
}

/** The vendor takes a pending offer back; nothing of it stays for a refund to be shown at. */
export function withdrawOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer || !isBuyer(call, offer)) throw notFound();
  const event = withdrawn(offer);
  call.db.offers = call.db.offers.filter((each) => each !== offer);
  note(call, offer, event);
  return record(null);
}

/** The vendor edits an offer as an admin has asked, and submits it again. */
export function resubmitOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer || !isBuyer(call, offer)) throw notFound();
  const { data } = read(call.body, dataStruct);
  const { texts, state, event } = changeOf(call, offer, (known) =>
    resubmit({ ...offer, ...known }, data),
  );
  const status = shortStatus[state.status];
  Object.assign(offer, texts, state, { status, submittedAt: call.at });
  note(call, offer, { ...event, before: null });
  return record(offerShape(offer, call.db, call.user));
}

export function decideOffer(call: Call): Reply {
  const offer = offerAt(call);
  if (!offer) throw notFound();
  makeDueRefunds(call);
  const decision = readDecision(call, 'offer');
  const { title, description, link, label } = offer;
  const facts = {
    listingIsLive: isShown(offer.listing, call.db),
    listingIsMoved: isOfFormerVendor(offer),
    isRefunded: isRefunded(call, offer),
    texts: { title, description, link, label },
  };
  const { state, event } = changeOf(call, offer, (known) =>
    decide(known, decision, facts, call.at),
  );
  Object.assign(offer, state, { status: shortStatus[state.status] });
  note(call, offer, { ...event, before: null });
  if (event.kind === 'declined') scheduleRefund(call, offer);
  return record(offerShape(offer, call.db, call.user));
}
