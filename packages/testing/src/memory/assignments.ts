import { type Collection, compareNames } from '@portal/domain';
import { nullable, number, object } from 'superstruct';
import { callerMay } from './access.ts';
import { audit, nameOf } from './audit.ts';
import { type Call, HttpError, invalid, type Reply, read, record } from './http.ts';
import { findSeen } from './listingReads.ts';
import { isClosed, listingShape } from './shapes.ts';

/* Which moderator is to decide on a listing. */

const bodyStruct = object({ data: object({ user: nullable(number()) }) });

const moderators = ({ db }: Call) =>
  db.users.filter((user) => !isClosed(user) && callerMay({ user, db }, 'assignment.save'));

export function listModerators(call: Call): Reply {
  const people = moderators(call).map((user) => ({ id: user.id, name: nameOf(user) }));
  return record(people.sort((a, b) => compareNames(a.name, b.name)));
}

export function assignListing(call: Call, collection: Collection): Reply {
  const { db } = call;
  const listing = findSeen(call, collection);
  const { status, draft } = listingShape(listing, 'pending', call);
  if (status !== 'PENDING' || draft) throw new HttpError('nothing-pending');
  const { user } = read(call.body, bodyStruct).data;
  const next = moderators(call).find(({ id }) => id === user);
  const message = 'User is not valid';
  if (user !== null && !next) throw invalid(message, [{ path: ['user'], message }]);
  const former = db.users.find(({ id }) => id === db.assignments.get(listing));
  if (next) db.assignments.set(listing, next.id);
  else db.assignments.delete(listing);
  if (former !== next)
    audit(call, 'listing.assign', {
      subject: { kind: collection, id: listing.id, name: listing.values.name },
      changes: { assignee: [former ? nameOf(former) : null, next ? nameOf(next) : null] },
    });
  return record(listingShape(listing, 'pending', call));
}
