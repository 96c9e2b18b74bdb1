import { randomUUID } from 'node:crypto';
import { isStorable } from '@portal/domain';
import { authorize } from '../../access.ts';
import { actorOf } from '../../actor.ts';
import { inTransaction, type Sql } from '../../database.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { settings } from '../../settings.ts';
import { buildSessionMetadata } from '../../strapi.ts';
import { deviceNameOf } from './deviceName.ts';
import { readRefreshToken, readToken, type SessionToken, signRefreshToken } from './tokens.ts';

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

interface SessionAnswer {
  id: string;
  /** Browser and system as it calls itself, such as "Firefox on Linux". */
  device: string | null;
  current: boolean;
  signedInAt: string;
  lastActiveAt: string;
}

/** An empty value takes the cookie away. */
const setCookie = (ctx: Context, value: string): void => {
  // A proxy may end TLS before us; the public address is https all the same, which the settings made sure of.
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

/**
 * Sessions of the plugin, with what its own controllers leave open: the refresh token only ever travels as a cookie, an
 * ended session ends its access tokens at once, a refresh may be repeated, and a stolen old one closes the family.
 * A family is all rows of one login; its device id is made here and survives every rotation.
 */
export const createSessions = (strapi: Strapi) => {
  const secret: string = strapi.config.get('plugin::users-permissions.jwtSecret');
  const manager = () => strapi.sessionManager(ORIGIN);
  const rows = () => strapi.db.query(SESSION);

  const find = (sessionId: string): Promise<SessionRow | null> =>
    rows().findOne({ where: { sessionId, origin: ORIGIN } });

  const accessTokenFor = async (refreshToken: string): Promise<string> => {
    const access = await manager().generateAccessToken(refreshToken);
    if ('error' in access) throw new Refusal('session-ended');
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

  const closeAll = (userId: number | string): Promise<void> =>
    manager().invalidateRefreshToken(String(userId));

  const closeFamily = async (row: SessionRow): Promise<void> => {
    await manager().invalidateRefreshToken(row.userId, row.deviceId ?? undefined);
  };

  /** Drops the session the plugin opened by itself, in favour of one of ours. */
  const discard = async (accessToken: string): Promise<void> => {
    const token = readToken(accessToken, secret);
    if (token) await manager().revokeSessionById(token.userId, token.sessionId);
  };

  /** The row at the end of the chain; a link older than the grace means that somebody kept an old token. */
  const follow = async (row: SessionRow): Promise<SessionRow | null> => {
    if (row.status === 'active') return row;
    const child = row.childId === null ? null : await find(row.childId);
    const age = child ? Date.now() - new Date(child.createdAt).getTime() : Number.POSITIVE_INFINITY;
    return child && age < settings.session.graceSeconds * 1000 ? follow(child) : null;
  };

  const isGood = async (row: SessionRow, token: SessionToken): Promise<boolean> => {
    const user = await strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { id: Number(token.userId) } });
    return (
      row.userId === token.userId &&
      user !== null &&
      user.blocked !== true &&
      new Date(row.expiresAt) > new Date()
    );
  };

  const rotate = async (sql: Sql, token: SessionToken, cookie: string): Promise<string | null> => {
    await sql('strapi_sessions').where({ session_id: token.sessionId }).forUpdate().first('id');
    const row = await find(token.sessionId);
    if (!row) return null;
    const end = (await isGood(row, token)) ? await follow(row) : null;
    if (!end) {
      await closeFamily(row);
      return null;
    }
    if (end.sessionId !== row.sessionId) {
      const again = { userId: end.userId, sessionId: end.sessionId };
      return signRefreshToken(again, new Date(end.expiresAt), secret);
    }
    const rotated = await manager().rotateRefreshToken(cookie);
    return 'error' in rotated ? null : rotated.token;
  };

  /** A failed refresh leaves the cookie: a late answer for a dead family must not wipe a fresh login of another tab. */
  const refresh = async (ctx: Context): Promise<string> => {
    const cookie = ctx.cookies.get(COOKIE);
    const token = readRefreshToken(cookie, secret);
    const next =
      token && cookie ? await inTransaction(strapi, (sql) => rotate(sql, token, cookie)) : null;
    if (next === null) throw new Refusal('session-ended');
    setCookie(ctx, next);
    return accessTokenFor(next);
  };

  /** Ends what the cookie or the token names, expired or not. */
  const close = async (ctx: Context): Promise<void> => {
    const bearer = ctx.get('authorization').replace(/^bearer\s+/i, '');
    for (const value of [ctx.cookies.get(COOKIE), bearer]) {
      const token = readToken(value, secret);
      const row = token && (await find(token.sessionId));
      if (row && row.userId === token.userId) await closeFamily(row);
    }
    setCookie(ctx, '');
  };

  /** The device behind a call: its access token names the session. */
  const deviceOf = async (ctx: Context): Promise<string | null> => {
    const token = readToken(ctx.get('authorization').replace(/^bearer\s+/i, ''), secret);
    return (token && (await find(token.sessionId))?.deviceId) ?? null;
  };

  const openRows = (of: { userId: string } | { deviceId: string }): Promise<SessionRow[]> =>
    rows().findMany({
      where: {
        ...of,
        origin: ORIGIN,
        status: 'active',
        expiresAt: { $gt: new Date() },
      },
      orderBy: { createdAt: 'desc' },
    });

  /** Where somebody is signed in, this device first. A session is known by its family, which outlives each token. */
  const list = async (ctx: Context): Promise<SessionAnswer[]> => {
    const here = await deviceOf(ctx);
    const open = await openRows({ userId: String(ctx.state.user.id) });
    const answers = open.flatMap(({ deviceId, metadata, createdAt }) =>
      deviceId === null
        ? []
        : [
            {
              id: deviceId,
              device: metadata?.deviceName ?? null,
              current: deviceId === here,
              signedInAt: metadata?.loginAt ?? new Date(createdAt).toISOString(),
              lastActiveAt: new Date(createdAt).toISOString(),
            },
          ],
    );
    return answers.sort((a, b) => Number(b.current) - Number(a.current));
  };

  const end = async (ctx: Context, id: string): Promise<void> => {
    const [found] = isStorable(id) ? await openRows({ deviceId: id }) : [];
    if (!found) throw notFound();
    authorize(actorOf(ctx), 'session.end', { userId: Number(found.userId) });
    await closeFamily(found);
  };

  const endOthers = async (ctx: Context): Promise<void> => {
    const here = await deviceOf(ctx);
    for (const row of await openRows({ userId: String(ctx.state.user.id) }))
      if (row.deviceId !== here) await closeFamily(row);
  };

  /** An access token is as good as its session, and no longer. */
  const isOpen = async (token: { id: number; sessionId?: string }): Promise<boolean> => {
    const row = token.sessionId ? await find(token.sessionId) : null;
    return (
      row !== null &&
      row.userId === String(token.id) &&
      new Date(row.absoluteExpiresAt) > new Date()
    );
  };

  return { open, close, closeAll, discard, refresh, isOpen, list, end, endOthers };
};
