import { beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, signIn, signUp } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase } from './startBackend.ts';

describe('a bulk edit that moves listings', () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
  });

  const join = async (name: string) => {
    const caller = await signUp(backend.url, name);
    const me = await caller.get('/users/me');
    return { ...caller, id: Number(me.at('id')), email: String(me.at('email')) };
  };

  const made = async (caller: Caller, name: string) =>
    Number((await caller.post('/apps', anApp({ name }))).at('data.id'));

  const check = async (by: Caller, ids: number[], to: number) => {
    const sent = await by.post('/bulk-edits/apps', { data: { scope: 'pending', ids } });
    const id = sent.at('data.id');
    const changes = [{ field: 'account', operation: 'move', ids: [to] }];
    await by.put(`/bulk-edits/${id}`, { data: { changes, arrival: 'draft' } });
    return settled(by, id);
  };

  const ownerOf = async (id: number) => (await admin.get(`/apps/${id}`)).at('data.account.email');

  it(
    'emails each vendor once per run, however many of their listings moved',
    DATABASE,
    async () => {
      const [many, one, to] = [
        await join('gives-two'),
        await join('gives-one'),
        await join('takes'),
      ];
      const ids = [
        await made(many, 'Moved first'),
        await made(one, 'Moved alone'),
        await made(many, 'Moved last'),
      ];
      const checked = await check(admin, ids, to.id);
      expect(countsOf(checked)).toEqual({ changed: 3 });
      const id = checked.at('data.id');
      expect(countsOf(await run(admin, id))).toEqual({ saved: 3 });
      const { dataDir } = backend;
      const here = await emailTo(dataDir, to.email, 'listings-moved-here');
      expect(here.subject).toBe('3 listings were moved to your account');
      expect(here.text).toMatch(/• Moved first\s+• Moved alone\s+• Moved last/);
      expect((await emailTo(dataDir, many.email, 'listings-moved-away')).subject).toBe(
        '2 listings were moved to another account',
      );
      expect((await emailTo(dataDir, one.email, 'listing-moved-away')).text).toContain(
        'Moved alone',
      );
      const log = await admin.get(`/audit?action=listing.move&record=apps/${ids[2]}`);
      expect(log.at('data.0.changes.account')).toHaveLength(2);
      await admin.post(`/imports/${id}/undo`, {});
      expect(countsOf(await settled(admin, id))).toEqual({ undone: 3 });
      await emailTo(dataDir, to.email, 'listings-moved-away');
      await emailTo(dataDir, many.email, 'listings-moved-here');
      await emailTo(dataDir, one.email, 'listing-moved-here');
      expect(await Promise.all(ids.map(ownerOf))).toEqual([many.email, one.email, many.email]);
      // None of them was written to for a single listing of several.
      const told = await Promise.all(
        [
          'listing-moved-here',
          'listing-moved-away',
          'listings-moved-here',
          'listings-moved-away',
        ].map(async (kind) =>
          (await readersOf(dataDir, kind)).filter((email) => email === to.email),
        ),
      );
      expect(told).toEqual([[], [], [to.email], [to.email]]);
    },
  );

  it('tells the former vendor also when the new one is gone at the end', async () => {
    const [from, to] = [await join('gives'), await join('leaves')];
    const checked = await check(admin, [await made(from, 'Moved off')], to.id);
    const id = Number(checked.at('data.id'));
    await run(admin, id);
    const told = async () =>
      (await readersOf(backend.dataDir, 'listing-moved-away')).filter(
        (email) => email === from.email,
      );
    await expect.poll(told).toHaveLength(1);
    // Ends once more.
    await inDatabase(backend, async (sql) => {
      const { before } = await sql('import_rows').where({ import_id: id }).first('before');
      const { round, ...moved } = JSON.parse(before);
      const gone = JSON.stringify({ ...moved, to: 987_654, round: round + 1 });
      await sql('import_rows').where({ import_id: id }).update({ before: gone });
      await sql('imports').where({ id }).update({ state: 'stopped' });
    });
    await run(admin, id);
    await expect.poll(told).toHaveLength(2);
  });

  it(
    'moves no listing twice, and none back, that is moved by hand at the same moment',
    DATABASE,
    async () => {
      const [from, to, other] = [await join('races'), await join('bulk'), await join('by-hand')];
      const ids: number[] = [];
      for (let at = 0; at < 8; at += 1) ids.push(await made(from, `Race ${at}`));
      const id = (await check(admin, ids, to.id)).at('data.id');
      const byHand = (each: number) => admin.post(`/apps/${each}/move`, { data: { to: other.id } });
      // One is moved before the run, one after it, and the others meanwhile.
      const [early = 0, late = 0, ...meanwhile] = ids;
      const before = await byHand(early);
      // Against its order, so that they meet.
      const [ran, ...during] = await Promise.all([
        run(admin, id),
        ...meanwhile.toReversed().map(byHand),
      ]);
      const moved = [before, ...during, await byHand(late)];
      expect(moved.map(({ status }) => status)).toEqual(ids.map(() => 200));
      expect(await Promise.all(ids.map(ownerOf))).toEqual(ids.map(() => other.email));
      const problems = ran.at('data.problems') as { listing: { id: number } }[];
      const failed = problems.map(({ listing }) => listing.id);
      expect(failed).toContain(early);
      expect(failed).not.toContain(late);
      expect(countsOf(ran)).toEqual({ saved: ids.length - failed.length, failed: failed.length });
      // Those that the edit moved first were moved on.
      const versions = ids.map(async (each) =>
        (await admin.get(`/apps/${each}`)).at('data.version'),
      );
      expect(await Promise.all(versions)).toEqual(
        ids.map((each) => (failed.includes(each) ? 2 : 3)),
      );
    },
  );

  it(
    'moves nothing that changed since the check, and nothing for one who may no longer',
    DATABASE,
    async () => {
      const [from, to, by] = [await join('changes'), await join('waits'), await join('loses-role')];
      const as = (staff_roles: string) =>
        inDatabase(backend, (sql) =>
          sql('up_users').where({ id: by.id }).update({ staff: true, staff_roles }),
        );
      await as('support');
      const [changed, left] = [await made(from, 'Changed'), await made(from, 'Left')];
      const checked = await check(by, [changed, left], to.id);
      expect(countsOf(checked)).toEqual({ changed: 2 });
      await from.put(`/apps/${changed}`, { data: { name: 'Changed by hand', version: 1 } });
      const ran = await run(by, checked.at('data.id'));
      expect(countsOf(ran)).toEqual({ saved: 1, failed: 1 });
      expect([await ownerOf(changed), await ownerOf(left)]).toEqual([from.email, to.email]);
      await as('finance');
      await by.post(`/imports/${checked.at('data.id')}/undo`, {});
      expect(countsOf(await settled(by, checked.at('data.id')))).toEqual({ kept: 1, failed: 1 });
      expect(await ownerOf(left)).toBe(to.email);
    },
  );
});
