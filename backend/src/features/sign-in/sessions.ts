import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isStorable } from '@portal/domain';
import { actorOf, authorize, type UserRow } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { buildSessionMetadata } from '../../base/strapi.ts';
import { recordAudit } from '../audit/index.ts';
import { deviceNameOf } from './deviceName.ts';
import { findUser } from './userRow.ts';
import { aboutUser } from './users.ts';

interface SessionToken {
  userId: string;
  sessionId: string;
}

/** The key that the plugin signs its tokens with. */
const secret = settings.secretFor('sessions');

const sign = (text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Recreates the plugin's token of this session byte for byte, so that a repeated response has the same one. */
const signRefreshToken = (token: SessionToken, expires: Date): string => {
  const payload = { ...token, type: 'refresh', exp: Math.floor(expires.getTime() / 1000) };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${text}.${sign(text)}`;
};

const payloadOf = (token: string | undefined): Record<string, unknown> | undefined => {
  const [head = '', body = '', signature = '', ...rest] = (token ?? '').split('.');
  const expected = Buffer.from(sign(`${head}.${body}`));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned || rest.length > 0) return undefined;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  return isRecord(payload) ? payload : undefined;
};

const sessionIn = (payload: Record<string, unknown> | undefined): SessionToken | undefined => {
  const { userId, sessionId } = payload ?? {};
  return typeof userId === 'string' && typeof sessionId === 'string'
    ? { userId, sessionId }
    : undefined;
};

/** The session of an access or refresh token, also of an expired one: enough to end it. */
const readToken = (token: string | undefined): SessionToken | undefined =>
  sessionIn(payloadOf(token));

/** The session of a token of this kind that has not expired. Scripts can read access tokens, but no refresh tokens. */
const readTokenOf = (
  kind: 'access' | 'refresh',
  token: string | undefined,
): SessionToken | undefined => {
  const payload = payloadOf(token);
  const { type, exp } = payload ?? {};
  const valid = type === kind && typeof exp === 'number' && exp * 1000 > Date.now();
  return valid ? sessionIn(payload) : undefined;
};

const bearerOf = (ctx: Context): string => ctx.get('authorization').replace(/^bearer\s+/i, '');

const ORIGIN = 'users-permissions';
const COOKIE = 'portal_session';
const SESSION = 'admin::session';

interface SessionRow {
  userId: string;
  sessionId: string;
  deviceId: string | null;
  childId: string | null;
  status: 'active' | 'rotated';
  metadata: { loginAt?: string; deviceName?: string } | null;
  createdAt: string;
  expiresAt: string;
  absoluteExpiresAt: string;
}

export const hasSessionCookie = (ctx: Context): boolean => !!ctx.cookies.get(COOKIE);

/** The user that the cookie was made for, whether or not the session has ended since; null without a valid one. */
export const userIdOfCookie = (ctx: Context): number | null => {
  const token = readTokenOf('refresh', ctx.cookies.get(COOKIE));
  return token ? Number(token.userId) : null;
};

/** An empty value removes the cookie. */
const setCookie = (ctx: Context, value: string): void => {
  // A proxy may end TLS; the settings make sure that the public address is https.
  if (settings.production) ctx.cookies.secure = true;
  ctx.cookies.set(COOKIE, value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.production || ctx.secure,
    path: '/',
    overwrite: true,
    signed: false,
    ...(settings.cookieDomain ? { domain: settings.cookieDomain } : {}),
    ...(value === ''
      ? { expires: new Date(0) }
      : { maxAge: settings.session.refreshSeconds * 1000 }),
  });
};

/** The users of calls of this process to itself. */
const readers = new WeakMap<IncomingMessage, UserRow>();

/** Makes a call of this process to itself one of the user, whose session the caller has checked. */
export const readAs = (user: UserRow, call: IncomingMessage): void => {
  readers.set(call, user);
};

/** What follows the end of a user's sessions, in its transaction; other features add to it. */
export const whenSessionsEnd: ((strapi: Strapi, user: number) => Promise<void>)[] = [];

/**
 * The plugin's sessions with four rules of ours: the refresh token is sent only as a cookie, an ended session invalidates
 * its access tokens at once, a refresh may be repeated, and a stolen old token closes the family. A family is all rows of
 * one login; its device id is created here and survives every rotation.
 */
export const createSessions = (strapi: Strapi) => {
  const manager = () => strapi.sessionManager(ORIGIN);
  const rows = () => strapi.db.query(SESSION);

  const find = (sessionId: string): Promise<SessionRow | null> =>
    rows().findOne({ where: { sessionId, origin: ORIGIN } });

  const accessTokenFor = async (refreshToken: string): Promise<string> => {
    const access = await manager().generateAccessToken(refreshToken);
    if ('error' in access) throw new HttpError('session-ended');
    return access.token;
  };

  const open = async (ctx: Context, userId: number): Promise<string> => {
    const userAgent = ctx.get('user-agent');
    const deviceName = deviceNameOf(userAgent) ?? undefined;
    const metadata = { ...buildSessionMetadata({ userAgent }), deviceName };
    const refresh = await manager().generateRefreshToken(String(userId), randomUUID(), {
      type: 'refresh',
      metadata,
    });
    setCookie(ctx, refresh.token);
    return accessTokenFor(refresh.token);
  };

  /** Ends the sessions of a user, or those of one device, and their streams of events. */
  const invalidate = (userId: string, deviceId?: string): Promise<void> =>
    inTransaction(strapi, async () => {
      await manager().invalidateRefreshToken(userId, deviceId);
      for (const follow of whenSessionsEnd) await follow(strapi, Number(userId));
    });

  const closeAll = (userId: number | string): Promise<void> => invalidate(String(userId));

  const closeFamily = (row: SessionRow): Promise<void> =>
    invalidate(row.userId, row.deviceId ?? undefined);

  /** Ends the session that the plugin opened. */
  const discard = async (accessToken: string): Promise<void> => {
    const token = readToken(accessToken);
    if (token) await manager().revokeSessionById(token.userId, token.sessionId);
  };

  /** The last row of the chain; null when a link is older than the grace period, which means a stolen token. */
  const follow = async (row: SessionRow): Promise<SessionRow | null> => {
    if (row.status === 'active') return row;
    const child = row.childId === null ? null : await find(row.childId);
    const age = child ? Date.now() - new Date(child.createdAt).getTime() : Number.POSITIVE_INFINITY;
    return child && age < settings.session.graceSeconds * 1000 ? follow(child) : null;
  };

  /** The user of a session that is not over; null also for a blocked user. */
  const userOf = async (row: SessionRow, token: SessionToken): Promise<UserRow | null> => {
    const user = await findUser(strapi, Number(token.userId));
    const ends = [row.expiresAt, row.absoluteExpiresAt].map((end) => new Date(end));
    const good =
      row.userId === token.userId &&
      user?.blocked !== true &&
      ends.every((end) => end > new Date());
    return good ? user : null;
  };

  /** Opens the next session of a family. The plugin says of a write that failed that the session has ended. */
  const replace = async (row: SessionRow): Promise<string> => {
    const { userId, deviceId, metadata, absoluteExpiresAt } = row;
    const sessionId = randomBytes(16).toString('hex');
    const expires = new Date(Date.now() + settings.session.refreshSeconds * 1000);
    const family = { userId, deviceId, metadata, absoluteExpiresAt, origin: ORIGIN };
    const state = { type: 'refresh', status: 'active', childId: null, expiresAt: expires };
    await rows().create({ data: { ...family, ...state, sessionId } });
    const data = { status: 'rotated', childId: sessionId };
    await rows().update({ where: { sessionId: row.sessionId }, data });
    return signRefreshToken({ userId, sessionId }, expires);
  };

  const rotate = async (sql: Sql, token: SessionToken): Promise<string | null> => {
    await sql('strapi_sessions').where({ session_id: token.sessionId }).forUpdate().first('id');
    const row = await find(token.sessionId);
    if (!row) return null;
    const end = (await userOf(row, token)) ? await follow(row) : null;
    if (!end) {
      await closeFamily(row);
      return null;
    }
    if (end.sessionId !== row.sessionId) {
      const again = { userId: end.userId, sessionId: end.sessionId };
      return signRefreshToken(again, new Date(end.expiresAt));
    }
    return replace(row);
  };

  /** A failed refresh leaves the cookie: a late response for a closed family must not remove the login of another tab. */
  const refresh = async (ctx: Context): Promise<{ userId: number; jwt: string }> => {
    const cookie = ctx.cookies.get(COOKIE);
    const token = readTokenOf('refresh', cookie);
    const next = token ? await inTransaction(strapi, (sql) => rotate(sql, token)) : null;
    if (!token || next === null) throw new HttpError('session-ended');
    setCookie(ctx, next);
    return { userId: Number(token.userId), jwt: await accessTokenFor(next) };
  };

  /**
   * The user of the cookie. Changes nothing: the cookie stays, and one that is old or stolen ends no session. null without a
   * live session.
   */
  const peek = async (ctx: Context): Promise<UserRow | null> => {
    const token = readTokenOf('refresh', ctx.cookies.get(COOKIE));
    const row = token ? await find(token.sessionId) : null;
    return token && row?.status === 'active' ? userOf(row, token) : null;
  };

  /** Ends the sessions of the cookie and the token, expired or not. */
  const close = async (ctx: Context): Promise<void> => {
    for (const value of [ctx.cookies.get(COOKIE), bearerOf(ctx)]) {
      const token = readToken(value);
      const row = token && (await find(token.sessionId));
      if (row && row.userId === token.userId) await closeFamily(row);
    }
    setCookie(ctx, '');
  };

  /** The device of the call's access token. */
  const deviceOf = async (ctx: Context): Promise<string | null> => {
    const token = readToken(bearerOf(ctx));
    return (token && (await find(token.sessionId))?.deviceId) ?? null;
  };

  const openRows = (of: { userId: string } | { deviceId: string }): Promise<SessionRow[]> =>
    rows().findMany({
      where: { ...of, origin: ORIGIN, status: 'active', expiresAt: { $gt: new Date() } },
      orderBy: { createdAt: 'desc' },
    });

  /** A user's sessions, that of the device `here` first. The id is that of the family, which outlives each token. */
  const listOf = async (userId: number, here: string | null) => {
    const open = await openRows({ userId: String(userId) });
    const responses = open.map(({ deviceId, metadata, createdAt }) => ({
      id: deviceId,
      device: metadata?.deviceName ?? null,
      current: deviceId === here,
      signedInAt: metadata?.loginAt ?? new Date(createdAt).toISOString(),
      lastActiveAt: new Date(createdAt).toISOString(),
    }));
    return responses
      .filter(({ id }) => id !== null)
      .sort((a, b) => Number(b.current) - Number(a.current));
  };

  const list = async (ctx: Context) => listOf(ctx.state.user.id, await deviceOf(ctx));

  const end = async (ctx: Context, id: string): Promise<void> => {
    const [found] = isStorable(id) ? await openRows({ deviceId: id }) : [];
    if (!found) throw notFound();
    const actor = actorOf(ctx);
    authorize(actor, 'session.end', { userId: Number(found.userId) });
    await inTransaction(strapi, async () => {
      await closeFamily(found);
      const changes = { device: [found.metadata?.deviceName ?? null, null] } as const;
      await recordAudit(strapi, actor, { ...aboutUser('session.end', ctx.state.user), changes });
    });
  };

  const endOthers = async (ctx: Context): Promise<void> => {
    const here = await deviceOf(ctx);
    const others = (await openRows({ userId: String(ctx.state.user.id) })).filter(
      ({ deviceId }) => deviceId !== here,
    );
    if (others.length === 0) return;
    await inTransaction(strapi, async () => {
      for (const row of others) await closeFamily(row);
      await recordAudit(strapi, actorOf(ctx), aboutUser('session.endOthers', ctx.state.user));
    });
  };

  /** The user of the call's access token, null unless its session is open; or the one of `readAs`. */
  const userOfCall = async (ctx: Context): Promise<UserRow | null> => {
    const reader = ctx.method === 'GET' ? readers.get(ctx.req) : undefined;
    if (reader) return { ...reader };
    const token = readTokenOf('access', bearerOf(ctx));
    if (!token) return null;
    const { userId, sessionId } = token;
    return findUser(strapi, Number(userId), { sessionId, origin: ORIGIN });
  };

  return {
    open,
    close,
    closeAll,
    discard,
    refresh,
    peek,
    userOfCall,
    list,
    listOf,
    end,
    endOthers,
    deviceOf,
  };
};
