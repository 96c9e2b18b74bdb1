import type { OpenSession } from '@portal/data/internal/schemas/accounts';
import { daysAgo } from '../clock.ts';
import { auditOwn } from './audit.ts';
import type { Database } from './database.ts';
import { type Call, notFound, ok, type Reply } from './http.ts';

/* The devices on which users are signed in. */

const kept = new WeakMap<Database, Map<number, OpenSession[]>>();

/** The current session and two others. */
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

function sessionsIn(db: Database, userId: number): Map<number, OpenSession[]> {
  const all = kept.get(db) ?? new Map<number, OpenSession[]>();
  kept.set(db, all);
  if (!all.has(userId)) all.set(userId, devices(userId));
  return all;
}

const sessionsOf = ({ db, user }: Call) => sessionsIn(db, user.id);

export const openSessionsOf = (db: Database, userId: number): readonly OpenSession[] =>
  sessionsIn(db, userId).get(userId) ?? [];

export const endAllSessions = (db: Database, userId: number): void => {
  sessionsIn(db, userId).set(userId, []);
  db.signedOut = [...(db.signedOut ?? []), userId];
};

export function listSessions(call: Call): Reply {
  return ok(sessionsOf(call).get(call.user.id));
}

export function endSession(call: Call): Reply {
  const all = sessionsOf(call);
  const mine = all.get(call.user.id) ?? [];
  const left = mine.filter(({ id }) => id !== call.params.id);
  if (left.length === mine.length) throw notFound();
  all.set(call.user.id, left);
  const ended = mine.find(({ id }) => id === call.params.id);
  auditOwn(call, 'session.end', { device: [ended?.device ?? null, null] });
  return ok({ ok: true });
}

export function endOtherSessions(call: Call): Reply {
  const all = sessionsOf(call);
  const mine = all.get(call.user.id) ?? [];
  all.set(
    call.user.id,
    mine.filter(({ current }) => current),
  );
  if (mine.some(({ current }) => !current)) auditOwn(call, 'session.endOthers');
  return ok({ ok: true });
}
