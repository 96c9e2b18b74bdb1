import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/base/days.ts';
import { signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, openDatabase } from './startBackend.ts';

describe('the time zone of the marketplace', () => {
  const zone = 'Pacific/Auckland';
  let server: Backend;

  beforeAll(async () => {
    server = await sharedBackend('confirming');
  });

  it('gives registrations counted by the database the same day as views', async () => {
    await using database = openDatabase(server);
    // Around midnight and both changes of the clock.
    const instants = [
      '2021-04-03T10:59:59.999Z',
      '2021-04-03T11:00:00Z',
      '2021-04-03T13:59:59Z',
      '2021-04-04T11:59:59.999Z',
      '2021-04-04T12:00:00Z',
      '2021-09-25T11:59:59.999Z',
      '2021-09-25T12:00:00Z',
      '2021-09-25T14:00:00Z',
      '2021-09-26T10:59:59.999Z',
      '2021-09-26T11:00:00Z',
    ].map((instant) => new Date(instant));
    const rows = instants.map((created_at, index) => ({
      username: `counted-${index}`,
      email: `counted-${index}@test.example`,
      created_at,
    }));
    await database('up_users').insert(rows);
    const admin = await signIn(server.url, 'admin');
    const response = await admin.get('/analytics/users');
    const days = Map.groupBy(instants, (instant) => dayOf(instant, zone));
    let total = 0;
    for (const [index, [date, { length }]] of [...days].entries()) {
      total += length;
      expect(response.at(`${index}`)).toEqual({ date, new: length, total });
    }
    expect(days.size).toBe(6);
  });
});
