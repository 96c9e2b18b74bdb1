import { type Collection, changeHiding, linkTimes } from '@portal/domain';
import { clock } from '../clock.ts';
import { authorize } from './access.ts';
import { note } from './history.ts';
import { type Call, HttpError, ok, type Reply } from './http.ts';
import { findSeen } from './listingReads.ts';
import { linksShape } from './shapes.ts';
import { listingRecord } from './waits.ts';

export function getLinks(call: Call, collection: Collection): Reply {
  return ok({ data: linksShape(findSeen(call, collection)) ?? [], meta: {} });
}

/** Marks the links as due. No check runs: their results are those of the database. */
export function checkLinks(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  if (listing.status !== 'APPROVED') throw new HttpError('links-not-live');
  const now = clock.getTime();
  if (now - (listing.linksRequested ?? 0) < linkTimes.request) throw new HttpError('links-checked');
  listing.linksRequested = now;
  listing.links = (linksShape(listing) ?? []).map((link) => ({ ...link, due: true }));
  return getLinks(call, collection);
}

/** Shows a hidden listing. */
export function showListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  authorize(call, 'listing.decide', listing);
  const { status, linkHiddenAt } = listing;
  const event = changeHiding({ status, hidden: linkHiddenAt !== undefined }, false);
  if (!event) throw new HttpError('listing-not-hidden');
  listing.linkHiddenAt = undefined;
  // No decision that the vendor is told of.
  note(call, listing, { ...event, noteChanged: false });
  return listingRecord(call, listing, 'live');
}
