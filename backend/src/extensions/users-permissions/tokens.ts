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

/** Whose session a token of ours names. Says nothing of its age: the session's row does. */
export const readToken = (token: string | undefined, secret: string): SessionToken | undefined => {
  const [head = '', body = '', signature = ''] = (token ?? '').split('.');
  const expected = Buffer.from(sign(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (
    !isRecord(payload) ||
    typeof payload.userId !== 'string' ||
    typeof payload.sessionId !== 'string'
  ) {
    return undefined;
  }
  return { userId: payload.userId, sessionId: payload.sessionId };
};
