import { expect, it } from 'vitest';
import { settingChanges, startSettings } from '../src/features/system/settingChanges.ts';

const stored = (read: Record<string, string>, key = 'key') =>
  startSettings(new Map(Object.entries(read)), key);
const changed = (...[before, now]: [ReturnType<typeof stored>, ReturnType<typeof stored>]) =>
  settingChanges(new Map(before.map(({ name, value }) => [name, value])), now);

const first = { PUBLIC_URL: 'https://a.test', SMTP_URL: 'smtp://u:pw@mail', CURRENCY: 'nzd' };

it('names changed settings with both values, and of secrets only that they changed', () => {
  const next = { PUBLIC_URL: 'https://b.test', SMTP_URL: 'smtp://u:other@mail', DATABASE_URL: 'x' };
  expect(changed(stored(first), stored(first))).toEqual({});
  expect(changed(stored(first), stored(next))).toEqual({
    PUBLIC_URL: ['https://a.test', 'https://b.test'],
    CURRENCY: ['nzd', null],
    SMTP_URL: ['set', 'changed'],
    DATABASE_URL: [null, 'set'],
  });
  expect(changed(stored(next), stored(first))).toMatchObject({ DATABASE_URL: ['set', null] });
});

it('stores no secret', () => {
  const canary = 'canary-0123456789';
  const secrets = { SECRET: canary, SMTP_URL: canary, STRIPE_SECRET_KEY: canary };
  expect(JSON.stringify(stored(secrets))).not.toContain(canary);
  expect(stored(secrets, 'key')).not.toEqual(stored(secrets, 'another key'));
});

it('names no other secret that is still set when SECRET changed', () => {
  const now = { ...first, STRIPE_SECRET_KEY: 'sk' };
  expect(changed(stored(first, 'key'), stored(now, 'another key'))).toEqual({
    SECRET: ['set', 'changed'],
    STRIPE_SECRET_KEY: [null, 'set'],
  });
});

it('leaves out settings that the previous start did not store', () => {
  const before = stored(first).filter(({ name }) => name !== 'PUBLIC_URL');
  expect(changed(before, stored({ ...first, PUBLIC_URL: 'https://b.test' }))).toEqual({});
  expect(changed([], stored(first))).toEqual({});
});
