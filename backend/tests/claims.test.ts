import { claimTimes } from '@portal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

describe('claims', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  let other: Caller;
  let vendor: Caller;

  const change = (email: string, values: object) =>
    inDatabase(backend, (sql) => sql('up_users').where({ email }).update(values));
  const emailOf = async (who: Caller) => String((await who.get('/users/me')).at('email'));
  let made = 0;
  const newApp = async () => {
    made += 1;
    return Number((await vendor.post('/apps', anApp({ name: `App ${made}` }))).at('data.id'));
  };
  const claim = (who: Caller, id: number) => who.post(`/claims/apps/${id}`);
  const claimed = async (id: number) => {
    const { body } = await admin.get('/claims');
    const { data }: { data?: { id: number; user: { id: number }; since: string }[] } = Object(body);
    return (data ?? []).filter((each) => each.id === id);
  };
  const age = (id: number, times: object) =>
    inDatabase(backend, (sql) =>
      sql('record_claims')
        .where({ about: `apps/${id}` })
        .update(times),
    );

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    admin = await signIn(backend.url, 'admin');
    other = await signUp(backend.url, 'colleague');
    vendor = await signUp(backend.url, 'claimed');
    await change(await emailOf(other), { staff: true });
  });

  it('show each of two moderators the other, the first one first', DATABASE, async () => {
    const id = await newApp();
    await claim(admin, id);
    const both = await claim(other, id);
    expect([both.at('data.0.user.name'), both.at('data.2')]).toEqual(['Tom Rewi', undefined]);
    expect(await claimed(id)).toEqual(both.at('data'));
  });

  it('and assignments are announced to those who have the record open', async () => {
    const { next, close } = await openStream(admin);
    const id = await newApp();
    await next();
    await claim(admin, id);
    await claim(other, id);
    await next();
    const user = (await other.get('/users/me')).at('id');
    await other.put(`/apps/${id}/assignee`, { data: { user } });
    await next();
    await other.delete(`/claims/apps/${id}`);
    await next();
    close();
    expect(await claimed(id)).toHaveLength(1);
  });

  it('end 15 minutes after the last renewal, and start anew afterwards', DATABASE, async () => {
    const id = await newApp();
    await claim(admin, id);
    const since = Date.now() - 60 * 60_000;
    await age(id, { since, seen_at: Date.now() - claimTimes.endsAfter + 60_000 });
    expect((await claimed(id)).map((each) => Date.parse(each.since))).toEqual([since]);
    expect(Date.parse(String((await claim(admin, id)).at('data.0.since')))).toBe(since);
    await age(id, { seen_at: Date.now() - claimTimes.endsAfter });
    expect(await claimed(id)).toEqual([]);
    const again = (await claim(admin, id)).at('data.0.since');
    expect(Date.parse(String(again))).toBeGreaterThan(since);
  });

  it('of users who were blocked or lost the role are not shown', async () => {
    const id = await newApp();
    const email = await emailOf(other);
    await claim(other, id);
    for (const values of [{ blocked: true }, { staff: false }, { staff_roles: 'editor' }]) {
      await change(email, values);
      expect(await claimed(id)).toEqual([]);
      await change(email, { blocked: false, staff: true, staff_roles: null });
      expect(await claimed(id)).toHaveLength(1);
    }
  });

  it('of concurrent renewals are one', DATABASE, async () => {
    const id = await newApp();
    const responses = await Promise.all([1, 2, 3, 4].map(() => claim(admin, id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await claimed(id)).toHaveLength(1);
  });

  it('do not keep another moderator from deciding', async () => {
    const id = await newApp();
    await claim(admin, id);
    const decided = await other.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } });
    expect(decided.status).toBe(200);
    expect(await claimed(id)).toEqual([]);
  });

  it('are not made while a vendor is viewed', async () => {
    const id = await newApp();
    await change('admin@portal.test', { super: true });
    const user = (await vendor.get('/users/me')).at('id');
    await admin.post(`/accounts/${user}/view-as`);
    const answer = await claim(admin, id);
    await admin.delete('/me/view-as');
    expect([answer.status, answer.at('error.details.reason')]).toEqual([403, 'view-only']);
    expect(await claimed(id)).toEqual([]);
  });
});
