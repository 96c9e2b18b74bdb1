import createKnex from 'knex';
import { afterAll, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { logoOf } from '../src/features/imports/logos.ts';

// Tests share the settings, which were read with the first import.
const { privateAddresses } = settings.links;
Object.assign(settings.links, { privateAddresses: false });
const knex = createKnex({
  client: 'better-sqlite3',
  connection: ':memory:',
  useNullAsDefault: true,
});
const sql = await knex.transaction();
afterAll(async () => {
  await sql.rollback();
  await knex.destroy();
  Object.assign(settings.links, { privateAddresses });
});

const actor = { staff: [], id: 1, name: '', accountId: 1, address: null, userAgent: null };
const logo = (address: string) => logoOf(sql, address, null, actor);

it.each(['127.0.0.1', '10.1.2.3', '192.168.0.1:8080', '[::1]', 'localhost', 'a.localhost.'])(
  'a check refuses a logo of %s without a request',
  async (host) => {
    await expect(logo(`http://${host}/logo.png`)).rejects.toMatchObject({
      details: {
        errors: [{ path: ['logo'], message: 'Images are not loaded from this address' }],
      },
    });
  },
);

it('a check asks no other site', async () => {
  const load = 'https://localhost.example/logo.png';
  expect(await logo(load)).toEqual({ load });
});
