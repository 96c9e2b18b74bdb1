import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context, Strapi } from '../src/base/registry.ts';
import { settings } from '../src/base/settings.ts';
import { languageOfAccount } from '../src/features/sign-in/accountLanguage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The cookie of a session of user 1. */
const session = (): string => {
  const exp = Date.now() / 1000 + 60;
  const text = `${encode({})}.${encode({ userId: '1', sessionId: 'a', type: 'refresh', exp })}`;
  const key = settings.secretFor('sessions');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};

/** The language of a page, which reads the account by `findOne`. */
const languageOfPage = (findOne: () => Promise<unknown>): Promise<string | null> => {
  const strapi = { db: { query: () => ({ findOne }) } } as unknown as Strapi;
  const cookies = { get: (name: string) => (name === 'portal_session' ? session() : 'en') };
  return languageOfAccount(strapi)({ cookies } as unknown as Context);
};

// Rows: X24R.6
it('waits at most 300 ms for the language of the account', async () => {
  expect(await languageOfPage(async () => ({ language: 'en' }))).toBe('en');
  const read = vi.fn();
  const page = languageOfPage(() => new Promise(() => undefined)).then(read);
  await vi.advanceTimersByTimeAsync(299);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledWith(null);
  await page;
});
