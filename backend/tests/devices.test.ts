import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call, callerOf } from './caller.ts';
import { type Backend, startBackend } from './startBackend.ts';

// Rows: 7.5
describe('a session among others', () => {
  let backend: Backend;
  const open = async (agent: string) => {
    const body = { identifier: 'vendor@portal.test', password: 'greenstone-4400' };
    const headers = { 'user-agent': agent };
    const answer = await call(backend.url, 'POST', '/auth/local', { body, headers });
    return callerOf(backend.url, String(answer.at('jwt')), answer.cookie);
  };
  interface Listed {
    id: string;
    device: string | null;
    current: boolean;
    signedInAt: string;
    lastActiveAt: string;
  }
  const listOf = async (caller: { get(path: string): Promise<Answer> }): Promise<Listed[]> =>
    JSON.parse((await caller.get('/auth/sessions')).text);

  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend?.stop());

  it('is listed by its device, and ended one by one or all but this one', async () => {
    const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const [here, there, elsewhere] = [await open(linux), await open('curl'), await open(linux)];
    const refreshed = await call(backend.url, 'POST', '/auth/refresh', {
      headers: { cookie: here.cookie },
    });
    const me = callerOf(backend.url, String(refreshed.at('jwt')));
    const all = await listOf(me);
    expect(all.map(({ current }) => current)).toEqual([true, false, false]);
    expect(all[0]?.device).toBe('Firefox on Linux');
    expect(Object.keys(all[0] ?? {})).toEqual([
      'id',
      'device',
      'current',
      'signedInAt',
      'lastActiveAt',
    ]);

    const [theirs] = await listOf(there);
    const ended = await me.delete(`/auth/sessions/${theirs?.id}`);
    expect([ended.status, ended.text]).toEqual([200, '{"ok":true}']);
    expect((await there.get('/users/me')).status).toBe(401);
    expect((await me.delete(`/auth/sessions/${theirs?.id}`)).status).toBe(404);
    expect((await call(backend.url, 'GET', '/auth/sessions')).status).toBe(401);

    // Somebody else's session is none of mine.
    const admin = { identifier: 'admin@portal.test', password: 'greenstone-4400' };
    const signedIn = await call(backend.url, 'POST', '/auth/local', { body: admin });
    const foreign = await listOf(callerOf(backend.url, String(signedIn.at('jwt'))));
    expect((await me.delete(`/auth/sessions/${foreign[0]?.id}`)).status).toBe(404);

    expect((await me.delete('/auth/sessions')).status).toBe(200);
    expect((await elsewhere.get('/users/me')).status).toBe(401);
    expect((await listOf(me)).map(({ current }) => current)).toEqual([true]);
    expect((await callerOf(backend.url, String(signedIn.at('jwt'))).get('/users/me')).status).toBe(
      200,
    );
  });
});
