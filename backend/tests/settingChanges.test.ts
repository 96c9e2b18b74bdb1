import { describe, expect, it } from 'vitest';
import { settingChanges, startSettings } from '../src/system/settingChanges.ts';
import { type Backend, inDatabase, LONG, startBackend } from './startBackend.ts';

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

describe('a start', LONG, () => {
  const entries = (backend: Backend) =>
    inDatabase(backend, async (sql) => {
      const rows: { changes: string; actor_id: null; address: null }[] = await sql('audit_log')
        .where({ action: 'system.settings' })
        .orderBy('id');
      return rows.map(({ changes, actor_id, address }) => [JSON.parse(changes), actor_id, address]);
    });

  it('writes one entry of the system if settings differ from those of the previous start', async () => {
    const smtp = (password: string) => ({ SMTP_URL: `smtp://user:${password}@127.0.0.1:9` });
    const env = { LOGIN_TRIES: '10', ...smtp('canary-one') };
    const start = async (over: Record<string, string>, of?: Backend) => {
      const backend = await startBackend({
        env: { ...env, ...over },
        ...(of && { dataDir: of.dataDir }),
      });
      const found = await entries(backend);
      await backend.kill();
      return { backend, found };
    };
    const { backend, found: before } = await start({});
    const later = { LOGIN_TRIES: '7', ...smtp('canary-two') };
    const { found: after } = await start(later, backend);
    const changes = { LOGIN_TRIES: ['10', '7'], SMTP_URL: ['set', 'changed'] };
    expect(after.slice(before.length)).toEqual([[changes, null, null]]);
    const { found: same } = await start(later, backend);
    expect(same).toEqual(after);
    const text = JSON.stringify(
      await inDatabase(backend, async (sql) => [
        await sql('audit_log'),
        await sql('start_settings'),
      ]),
    );
    expect(text).not.toContain('canary');
  });
});
