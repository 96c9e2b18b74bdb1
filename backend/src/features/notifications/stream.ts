import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type NotificationKind, notificationKindsOf } from '@portal/domain';
import { actorFrom, type UserRow } from '../../base/actor.ts';
import { inOneRead, inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { NEWS, NOTIFICATIONS } from './tables.ts';

/*
 * Server-sent events: a stream says how many notifications are unread and which is the newest of them. There is one timer for
 * all streams, and one query for all users who have news.
 */

/** Milliseconds; proxies close a connection that is silent for a minute. */
const HEARTBEAT = 25_000;
/** Milliseconds in which news are collected for one query. */
const COLLECTED = 50;
/** Milliseconds between looks for what other instances wrote, and how far each looks back: commits are not in order. */
const POLL = 3_000;
const LOOK_BACK = 15_000;
/** Streams of one user; a further one closes the oldest. */
const MOST = 10;
/** Users of one query. */
const AT_ONCE = 500;

interface Stream {
  res: ServerResponse;
  /** When it ends, in milliseconds since 1970: the next needs a new token. */
  until: number;
  /** The last event, which is not repeated. */
  sent: string;
  /** The device of its session, which all tokens of a sign-in share. */
  device: string | null;
}

const streams = new Map<number, Set<Stream>>();
const waiting = new Set<number>();
let collecting = false;
let timers: NodeJS.Timeout[] = [];
/** Set while the server stops; tabs that connect again get an ended stream. */
let stopped = false;

/** Milliseconds between the news of an instance: each makes open pages load what they show. */
const NEWS_PAUSE = 2_000;

const instance = randomUUID();
/** Ids of the news of other instances that the last poll found. */
let processedNews: ReadonlySet<number> = new Set();
/** Users with news that are not announced yet. */
const withNews = new Set<number>();
let newsTimer: NodeJS.Timeout | undefined;
let lastNews = 0;

/** Timers started in a transaction would run their queries in it. */
const outside = new AsyncResource('notifications');

const write = (stream: Stream, data: string): void => {
  if (stream.sent === data) return;
  stream.sent = data;
  stream.res.write(`data: ${data}\n\n`);
};

interface UnreadOfKind {
  user_id: number;
  kind: NotificationKind;
  unread: number | string;
  latest: number;
}

/** How many are unread of the kinds that a user may still get, and the newest of these, by user. Those without any are missing. */
const readUnread = async (sql: Sql, users: readonly number[]) => {
  const rows: UnreadOfKind[] = await sql(NOTIFICATIONS)
    .whereIn('user_id', [...users])
    .where({ listed: 1 })
    .whereNull('read_at')
    .groupBy('user_id', 'kind')
    .select('user_id', 'kind')
    .count({ unread: '*' })
    .max({ latest: 'id' });
  const found: UserRow[] = await sql('up_users')
    .whereIn('id', [...new Set(rows.map(({ user_id }) => user_id))])
    .select('id', 'staff', 'super', 'staff_roles');
  const counts = new Map<number, { unread: number; latest: number }>();
  for (const user of found) {
    const kinds = notificationKindsOf(actorFrom(user));
    for (const { user_id, kind, unread, latest } of rows) {
      if (Number(user_id) !== Number(user.id) || !kinds.includes(kind)) continue;
      const { unread: sum = 0, latest: newest = 0 } = counts.get(user.id) ?? {};
      counts.set(user.id, {
        unread: sum + Number(unread),
        latest: Math.max(newest, Number(latest)),
      });
    }
  }
  return counts;
};

/** How many notifications of a user are unread, and the id of the newest of these; 0 for none. */
export const unreadOf = (strapi: Strapi, user: number) =>
  inTransaction(
    strapi,
    async (sql) => (await readUnread(sql, [user])).get(user) ?? { unread: 0, latest: 0 },
  );

const sendCounts = async (strapi: Strapi): Promise<void> => {
  collecting = false;
  const users = [...waiting];
  waiting.clear();
  for (let from = 0; from < users.length; from += AT_ONCE) {
    const some = users.slice(from, from + AT_ONCE);
    const found = await inTransaction(strapi, (sql) => readUnread(sql, some));
    for (const user of some) {
      const data = JSON.stringify(found.get(user) ?? { unread: 0, latest: 0 });
      for (const stream of streams.get(user) ?? []) write(stream, data);
    }
  }
};

/** Tells the open streams of these users that their notifications have changed. Call it after the commit. */
export const announce = (strapi: Strapi, users: readonly number[]): void => {
  for (const user of users) if (streams.has(user)) waiting.add(user);
  if (waiting.size === 0 || collecting) return;
  collecting = true;
  outside.runInAsyncScope(() =>
    setTimeout(() => {
      sendCounts(strapi).catch((error: unknown) => strapi.log.error(error));
    }, COLLECTED),
  );
};

const announceAgain = (strapi: Strapi, users: readonly number[]): void => {
  for (const user of users) for (const stream of streams.get(user) ?? []) stream.sent = '';
  announce(strapi, users);
};

const sendNews = async (strapi: Strapi): Promise<void> => {
  newsTimer = undefined;
  const at = Date.now();
  lastNews = at;
  const users = [...withNews];
  withNews.clear();
  announceAgain(strapi, users);
  if (!isPostgres(strapi)) return;
  await inTransaction(strapi, async (sql) => {
    await sql(NEWS)
      .where('at', '<=', at - LOOK_BACK)
      .delete();
    await sql(NEWS).insert(users.map((user_id) => ({ user_id, instance, at })));
  });
};

/**
 * Repeats the present count to the open streams of these users, also on other instances, after the commit of the caller's
 * transaction and at most every two seconds: something else happened that their pages may show.
 */
export const announceNews = (strapi: Strapi, users: readonly number[]): Promise<void> =>
  inTransaction(strapi, async (_, afterwards) => {
    if (users.length === 0) return;
    afterwards(() => {
      for (const user of users) withNews.add(user);
      newsTimer ??= outside.runInAsyncScope(() => {
        const send = () => {
          sendNews(strapi).catch((error: unknown) => strapi.log.error(error));
        };
        return setTimeout(send, Math.max(0, lastNews + NEWS_PAUSE - Date.now()));
      });
    });
  });

/** Ends the streams of these users whose session has ended. */
const endClosed = async (strapi: Strapi, users: readonly number[]): Promise<void> => {
  const some = users.filter((user) => streams.has(user));
  if (some.length === 0) return;
  const open: (string | null)[] = await inOneRead(strapi, (sql) =>
    sql('strapi_sessions').whereIn('user_id', some.map(String)).distinct().pluck('device_id'),
  );
  const known = new Set(open);
  for (const user of some)
    for (const { res, device } of streams.get(user) ?? []) if (!known.has(device)) res.end();
};

/**
 * Ends the streams of a user's ended sessions, after the commit of the caller's transaction: at once on this instance, and
 * with their next look on others.
 */
export const endClosedStreams = (strapi: Strapi, user: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    if (isPostgres(strapi)) await sql(NEWS).insert({ user_id: user, instance, at: Date.now() });
    afterwards(() =>
      outside.runInAsyncScope(() => {
        endClosed(strapi, [user]).catch((error: unknown) => strapi.log.error(error));
      }),
    );
  });

const sendHeartbeats = (): void => {
  const now = Date.now();
  for (const each of streams.values())
    for (const { res, until } of each) {
      if (until <= now) res.end();
      else res.write(':\n\n');
    }
};

/** One statement for all streams. */
const pollOtherInstances = async (strapi: Strapi): Promise<void> => {
  const since = Date.now() - LOOK_BACK;
  const rows: { user_id: number; news: number | null }[] = await inOneRead(strapi, (sql) =>
    sql(NOTIFICATIONS)
      .where('changed', '>', since)
      .distinct('user_id', sql.raw('cast(null as integer) as news'))
      .unionAll(
        sql(NEWS).where('at', '>', since).whereNot({ instance }).select('user_id', 'id as news'),
      ),
  );
  const fresh = rows.filter(({ news }) => news !== null && !processedNews.has(news));
  processedNews = new Set(rows.flatMap(({ news }) => news ?? []));
  const users = fresh.map(({ user_id }) => user_id);
  await endClosed(strapi, users);
  announceAgain(strapi, users);
  announce(
    strapi,
    rows.filter(({ news }) => news === null).map(({ user_id }) => user_id),
  );
};

const startTimers = (strapi: Strapi): void => {
  if (timers.length > 0) return;
  const look = () => {
    pollOtherInstances(strapi).catch((error: unknown) => strapi.log.error(error));
  };
  timers = outside.runInAsyncScope(() => [
    setInterval(sendHeartbeats, HEARTBEAT).unref(),
    ...(isPostgres(strapi) ? [setInterval(look, POLL).unref()] : []),
  ]);
};

const stopTimers = (): void => {
  for (const timer of timers) clearInterval(timer);
  timers = [];
};

/** Responds with a stream of events, which begins with the present count, until the session of the device ends. */
export const openStream = (
  strapi: Strapi,
  ctx: Context,
  user: number,
  device: string | null,
): void => {
  const { res } = ctx;
  ctx.respond = false;
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // nginx would collect the events.
    'X-Accel-Buffering': 'no',
  });
  const stream = {
    res,
    until: Date.now() + settings.session.accessSeconds * 1000,
    sent: '',
    device,
  };
  const own = streams.get(user) ?? new Set();
  streams.set(user, own);
  own.add(stream);
  if (own.size > MOST) [...own][0]?.res.end();
  res.once('close', () => {
    own.delete(stream);
    if (own.size === 0 && streams.get(user) === own) streams.delete(user);
    if (streams.size === 0) stopTimers();
  });
  res.flushHeaders();
  if (stopped) return void res.end();
  startTimers(strapi);
  announce(strapi, [user]);
  // The session may have ended while the call was checked.
  endClosed(strapi, [user]).catch((error: unknown) => strapi.log.error(error));
};

/** Ends all streams, so that the server can stop. */
export const endStreams = (): void => {
  stopped = true;
  stopTimers();
  clearTimeout(newsTimer);
  for (const each of streams.values()) for (const { res } of each) res.end();
};
