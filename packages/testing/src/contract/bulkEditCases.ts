import { type Import, importStruct } from '@portal/data/internal/schemas/imports';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { join } from './accountActionCases.ts';
import { type Caller, type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, anotherAttempt, appWrite, createApp, getApp } from './fixtures.ts';
import { countsOf, settled } from './importCases.ts';

const importRecord = recordOf(importStruct);

/** Selects listings for an edit of their own. */
const select = async (caller: Caller, ids: readonly number[], scope = 'pending') => {
  const body = { data: { scope, ids } };
  return exactly(await caller.call('POST', '/bulk-edits/apps', { body }), 201, importRecord).data;
};

const move = (ids: readonly number[]) => ({
  changes: [{ field: 'account', operation: 'move', ids }],
  arrival: 'draft',
});

const problemsIn = (problems: Import['problems']) =>
  problems.map(({ row, errors }) => [row, errors[0]?.message]);

/** What a bulk edit does with listings besides their fields. */
export const bulkEditCases: ContractCase[] = [
  {
    title: 'listings of a selection move to another vendor, and back unless they changed since',
    async run(api) {
      const staff = await api.signIn(admin);
      const [from, to] = [await join(api), await join(api)];
      const [one, two] = [await createApp(from), await createApp(from)];
      const there = await createApp(to);
      const ids = [one.id, two.id, there.id];
      const own = await select(from, [one.id]);
      const asVendor = { body: { data: move([to.id]) } };
      failure(await from.call('PUT', `/bulk-edits/${own.id}`, asVendor), 'admins-only');
      const { id } = await select(staff, ids);
      const path = `/imports/${id}`;
      const wrong = { body: { data: move([]) } };
      rejects(
        await staff.call('PUT', `/bulk-edits/${id}`, wrong),
        'changes',
        'Changes are not valid',
      );
      const checkWith = (user: number) => settled(staff, 'PUT', `/bulk-edits/${id}`, move([user]));
      equal(countsOf(await checkWith(987_654)), ['3 failed'], 'no such account');
      const checked = await checkWith(to.id);
      equal(countsOf(checked), ['1 unchanged', '2 changed'], 'checked');
      const names = { before: 'Kiri Tau', after: 'Kiri Tau' };
      equal(
        checked.changed[0]?.values,
        [{ field: 'account', checked: null, before: [from.id], after: [to.id], names }],
        'from which vendor to which',
      );
      equal((await getApp(from, one.id)).version, one.version, 'a check moves nothing');
      const ran = await settled(staff, 'POST', `${path}/run`);
      equal(countsOf(ran), ['1 unchanged', '2 saved'], 'moved');
      const moved = await getApp(to, one.id);
      equal([moved.version, moved.status], [one.version + 1, one.status], 'as one that is moved');
      const saved = await to.call('PUT', `/apps/${two.id}`, {
        body: { data: { ...(await appWrite(to)), name: 'Mine' } },
        headers: anotherAttempt(),
      });
      equal(saved.status, 200, 'the new vendor edits one');
      const undone = await settled(staff, 'POST', `${path}/undo`);
      equal(countsOf(undone), ['1 kept', '1 unchanged', '1 undone'], 'undone');
      equal(problemsIn(undone.kept), [[2, 'It was changed since.']], 'kept');
      equal((await getApp(from, one.id)).version, one.version + 2, 'moved back');
      equal((await getApp(to, two.id)).name, 'Mine', 'stays');
      const block = { body: { data: { reason: 'Spam', hide_listings: false } } };
      equal((await staff.call('POST', `/accounts/${to.id}/block`, block)).status, 200, 'blocked');
      const again = await select(staff, [one.id]);
      const refused = await settled(staff, 'PUT', `/bulk-edits/${again.id}`, move([to.id]));
      equal(
        problemsIn(refused.problems),
        [[1, 'This account can’t take listings: it’s blocked, unconfirmed or will be deleted.']],
        'why not',
      );
    },
  },
];
