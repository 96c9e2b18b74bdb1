import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../../body.ts';

export interface SessionToken {
  userId: string;
  sessionId: string;
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same bytes the plugin signs for this session, so that a repeated answer carries the same token. */
export const signRefreshToken = (token: SessionToken, expires: Date, secret: string): string => {
  const payload = { ...token, type: 'refresh', exp: Math.floor(expires.getTime() / 1000) };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${text}.${sign(text, secret)}`;
};

const payloadOf = (
  token: string | undefined,
  secret: string,
): Record<string, unknown> | undefined => {
  const [head = '', body = '', signature = ''] = (token ?? '').split('.');
  const expected = Buffer.from(sign(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  return isRecord(payload) ? payload : undefined;
};

/** Whose session a token of ours names, of either kind and of any age: enough to end that session. */
export const readToken = (token: string | undefined, secret: string): SessionToken | undefined => {
  const { userId, sessionId } = payloadOf(token, secret) ?? {};
  return typeof userId === 'string' && typeof sessionId === 'string'
    ? { userId, sessionId }
    : undefined;
};

/** The same of a refresh token that still counts: an access token, which scripts hold, opens no session. */
export const readRefreshToken = (
  token: string | undefined,
  secret: string,
): SessionToken | undefined => {
  const { type, exp } = payloadOf(token, secret) ?? {};
  const counts = type === 'refresh' && typeof exp === 'number' && exp * 1000 > Date.now();
  return counts ? readToken(token, secret) : undefined;
};
