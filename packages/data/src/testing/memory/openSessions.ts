import type { OpenSession } from '../../schemas/accounts.ts';
import { daysAgo } from '../clock.ts';
import type { Database } from './database.ts';
import { type Call, notFound, ok, type Reply } from './http.ts';

const kept = new WeakMap<Database, Map<number, OpenSession[]>>();

/** This device, and two others of a person who is often on the way. */
function devices(userId: number): OpenSession[] {
  const at = (name: string, device: string | null, signedIn: number, active: number) => ({
    id: `${name}-${userId}`,
    device,
    current: name === 'here',
    signedInAt: daysAgo(signedIn),
    lastActiveAt: daysAgo(active),
  });
  return [
    at('here', 'Firefox on Linux', 0, 0),
    at('phone', 'Safari on iOS', 3, 1),
    at('unknown', null, 6, 5),
  ];
}

function sessionsOf({ db, user }: Call): Map<number, OpenSession[]> {
  const all = kept.get(db) ?? new Map<number, OpenSession[]>();
  kept.set(db, all);
  if (!all.has(user.id)) all.set(user.id, devices(user.id));
  return all;
}

export function listSessions(call: Call): Reply {
  return ok(sessionsOf(call).get(call.user.id));
}

export function endSession(call: Call): Reply {
  const all = sessionsOf(call);
  const mine = all.get(call.user.id) ?? [];
  const left = mine.filter(({ id }) => id !== call.params.id);
  if (left.length === mine.length) throw notFound();
  all.set(call.user.id, left);
  return ok({ ok: true });
}

export function endOtherSessions(call: Call): Reply {
  const all = sessionsOf(call);
  const mine = all.get(call.user.id) ?? [];
  all.set(
    call.user.id,
    mine.filter(({ current }) => current),
  );
  return ok({ ok: true });
}
