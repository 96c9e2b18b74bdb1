import { auditEntryStruct } from '@portal/data/internal/schemas/audit';
import {
  type Import,
  importStruct,
  importSummaryStruct,
} from '@portal/data/internal/schemas/imports';
import type { Listing } from '@portal/data/internal/schemas/listing';
import { industryStruct, termStruct } from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { genericTexts } from '@portal/domain';
import { grant, hire, join } from './accountActionCases.ts';
import { type Caller, type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import {
  admin,
  anotherAttempt,
  appWrite,
  createApp,
  decide,
  getApp,
  idsIn,
  saveApp,
} from './fixtures.ts';
import { countsOf, settled, upload } from './importCases.ts';

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
    portable: true,
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
      const refused = async (user: number, edit = id) =>
        staff.call('PUT', `/bulk-edits/${edit}`, { body: { data: move([user]) } });
      rejects(await refused(987_654), 'changes', 'Account is not valid');
      const listed = async () =>
        (await staff.get('/imports', listOf(importSummaryStruct))).data.find(
          (each) => each.id === id,
        );
      equal(await listed(), undefined, 'not listed before its first check');
      const checked = await checkWith(to.id);
      equal((await listed())?.changes[0]?.name, 'Kiri Tau', 'listed with its vendor');
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
      rejects(
        await refused(to.id, again.id),
        'changes',
        'This account can’t take listings: it’s blocked, unconfirmed or will be deleted.',
      );
    },
  },
  {
    title: 'an import is undone once the edits after it were, also where its Undo was too early',
    portable: true,
    async run(api) {
      const caller = await join(api);
      const name = `Early ${crypto.randomUUID()}`;
      const sent = await upload(caller, ['Name', `${name} 1`, `${name} 2`].join('\n'));
      const plan = { targets: ['name'], key: 'name', arrival: 'draft', skip_unknown_terms: false };
      const path = `/imports/${sent.id}`;
      await settled(caller, 'PUT', path, plan);
      await settled(caller, 'POST', `${path}/run`);
      const ids = () => idsIn(caller, '/pending/apps', `&_q=${encodeURIComponent(name)}`);
      const edited = async (selected: readonly number[], operation: string) => {
        const { id } = await select(caller, selected);
        const changes = [{ field: 'nz', operation, ids: [] }];
        await settled(caller, 'PUT', `/bulk-edits/${id}`, { changes, arrival: 'draft' });
        await settled(caller, 'POST', `/imports/${id}/run`);
        return `/imports/${id}`;
      };
      const undo = async (which: string) =>
        countsOf(await settled(caller, 'POST', `${which}/undo`));
      const all = await ids();
      const first = await edited(all, 'check');
      const second = await edited(all.slice(0, 1), 'uncheck');
      equal(await undo(path), ['2 kept'], 'too early');
      equal(await undo(first), ['1 kept', '1 undone'], 'the other was changed since');
      equal(await undo(path), ['1 kept', '1 undone'], 'of the other, all was undone');
      equal(await undo(second), ['1 undone'], 'the last edit');
      equal(await undo(first), ['2 undone'], 'the first edit');
      equal(await undo(path), ['2 undone'], 'the import');
      equal(await ids(), [], 'deleted');
    },
  },
  {
    title:
      'staff who may only move or feature listings are told at once that they cannot change fields',
    portable: true,
    async run(api) {
      const support = await hire(api, 'support');
      const theirs = await createApp(await join(api));
      const own = await createApp(support);
      const edit = { changes: [{ field: 'nz', operation: 'check', ids: [] }], arrival: 'draft' };
      const check = async (ids: readonly number[]) => {
        const { id } = await select(support, ids);
        return {
          id,
          reply: await support.call('PUT', `/bulk-edits/${id}`, { body: { data: edit } }),
        };
      };
      const { id, reply } = await check([own.id, theirs.id]);
      failure(reply, 'role-missing');
      const { state } = (await support.get(`/imports/${id}`, importRecord)).data;
      equal(state, 'mapping', 'nothing is checked');
      equal((await check([own.id])).reply.status, 200, 'of their own');
    },
  },
  {
    title: 'an edit of staff who lost their role since the check says so of each listing',
    portable: true,
    async run(api) {
      const staff = await join(api);
      const [theirs, own] = [await createApp(await join(api)), await createApp(staff)];
      await grant(api, staff, 'moderator');
      const edit = { changes: [{ field: 'nz', operation: 'uncheck', ids: [] }], arrival: 'draft' };
      const { id } = await select(staff, [theirs.id, own.id]);
      await settled(staff, 'PUT', `/bulk-edits/${id}`, edit);
      await grant(api, staff, 'support');
      const ran = await settled(staff, 'POST', `/imports/${id}/run`);
      const said = [[1, 'Your role doesn’t allow changing this listing.']];
      equal(problemsIn(ran.problems), said, 'why not the other');
      equal(countsOf(ran), ['1 failed', '1 saved'], 'changes their own');
    },
  },
  {
    title: 'an edit that another page checked again is not run as the former check',
    portable: true,
    async run(api) {
      const caller = await join(api);
      const { id } = await select(caller, [(await createApp(caller)).id]);
      const path = `/imports/${id}`;
      const check = (operation: string) => {
        const changes = [{ field: 'nz', operation, ids: [] }];
        return settled(caller, 'PUT', `/bulk-edits/${id}`, { changes, arrival: 'draft' });
      };
      const runWith = (round: unknown) =>
        caller.call('POST', `${path}/run`, { body: { data: { round } } });
      const [{ round: former }, { round }] = [await check('check'), await check('uncheck')];
      failure(await runWith(former), 'import-busy');
      rejects(await runWith('1'), 'round', genericTexts.notValid('round'));
      const { state } = (await caller.get(path, importRecord)).data;
      equal(state, 'checked', 'nothing has run');
      equal(countsOf(await settled(caller, 'POST', `${path}/run`, { round })), ['1 saved'], 'run');
    },
  },
  {
    title: 'a selection with a parameter that the call does not know selects nothing',
    portable: true,
    async run(api) {
      const caller = await join(api);
      await createApp(caller);
      const why = async (query: string, data: object = {}) => {
        const body = { data: { scope: 'active', ...data } };
        return caller.call('POST', `/bulk-edits/apps${query}`, { body });
      };
      const says = (name: string) => `${name} is not a parameter of this call`;
      rejects(await why('?vendor=3'), 'vendor', says('vendor'));
      rejects(await why('?filter[name][$eq]=x'), 'filter', says('filter'));
      // Apps have no locations, and live listings one state.
      rejects(await why('?location=1'), 'location', says('location'));
      rejects(await why('?state=draft'), 'state', says('state'));
      rejects(await why('', { id: [1] }), 'id', says('id'));
    },
  },
  {
    title: 'listings of a selection are featured in an industry up to its limit, and no longer',
    async run(api) {
      const staff = await api.signIn(admin);
      const vendor = await join(api);
      const body = { data: { name: `Featured ${crypto.randomUUID().slice(0, 8)}` } };
      const made = await staff.call('POST', '/industries', { body });
      const { id: industry } = exactly(made, 201, recordOf(termStruct)).data;
      const apps: Listing[] = [];
      for (let index = 0; index < 8; index += 1) {
        const app = await createApp(vendor, { industries: [industry] });
        // The last one waits for review.
        apps.push(index < 7 ? await decide(staff, app, { status: 'APPROVED' }) : app);
      }
      const other = await decide(staff, await createApp(vendor), { status: 'APPROVED' });
      const ids = apps.map(({ id }) => id);
      const [first = 0, second = 0, third = 0] = ids;
      const featured = async () => {
        const path = `/industries/${industry}`;
        const { featuredApps } = (await staff.get(path, recordOf(industryStruct))).data;
        return featuredApps.map(({ id }) => id);
      };
      const edit = async (operation: string, selected: readonly number[], by = staff) => {
        const { id } = await select(by, selected, by === staff ? 'active' : 'pending');
        const changes = [{ field: 'featured', operation, ids: [industry] }];
        return { id, body: { changes, arrival: 'draft' } };
      };
      const own = await edit('feature', [first], vendor);
      failure(
        await vendor.call('PUT', `/bulk-edits/${own.id}`, { body: { data: own.body } }),
        'admins-only',
      );
      const check = async (operation: string, selected: readonly number[]) => {
        const { id, body } = await edit(operation, selected);
        return settled(staff, 'PUT', `/bulk-edits/${id}`, body);
      };
      const run = ({ id }: Import) => settled(staff, 'POST', `/imports/${id}/run`);
      const undo = ({ id }: Import) => settled(staff, 'POST', `/imports/${id}/undo`);
      await run(await check('feature', [second]));
      const all = await check('feature', [...ids, other.id]);
      equal(countsOf(all), ['1 unchanged', '3 failed', '5 changed'], 'checked');
      equal(
        problemsIn(all.problems),
        [
          [7, 'This industry already features 6 listings, counting those that are hidden.'],
          [8, 'Only listings that the directory shows can be featured.'],
          [9, 'This listing isn’t in the industry.'],
        ],
        'why not',
      );
      const twice = await check('feature', [other.id, ...ids.slice(6), 987_654, 987_655]);
      equal(
        twice.reasons.map(({ errors, count, rows }) => [
          errors[0]?.message,
          count,
          rows.map(({ row }) => row),
        ]),
        [
          ['No listing has this ID', 2, [4, 5]],
          ['This listing isn’t in the industry.', 1, [1]],
          ['Only listings that the directory shows can be featured.', 1, [3]],
        ],
        'by their reasons',
      );
      const values = [{ field: 'featured', checked: true, before: [], after: [] }];
      equal(all.changed[0]?.values, values, 'preview');
      equal(await featured(), [second], 'a check features nothing');
      equal(countsOf(await run(all)), ['1 unchanged', '3 failed', '5 saved'], 'run');
      const six = [second, first, ...ids.slice(2, 6)];
      equal(await featured(), six, 'at the end');
      // In another order than they are featured.
      const less = await check('unfeature', [third, first, second]);
      equal(countsOf(less), ['3 changed'], 'all are featured');
      await run(less);
      equal(await featured(), ids.slice(3, 6), 'no longer featured');
      const block = { body: { data: { reason: 'Spam', hide_listings: true } } };
      const account = `/accounts/${vendor.id}`;
      equal((await staff.call('POST', `${account}/block`, block)).status, 200, 'hidden');
      equal(countsOf(await undo(less)), ['3 undone'], 'undone');
      equal((await staff.call('POST', `${account}/unblock`)).status, 200, 'shown');
      equal(await featured(), six, 'in their order');
      const without = { body: { data: { featured_apps: six.slice(0, 5) } } };
      equal((await staff.call('PUT', `/industries/${industry}`, without)).status, 200, 'by hand');
      const taken = await undo(all);
      equal(countsOf(taken), ['1 kept', '1 unchanged', '3 failed', '4 undone'], 'taken back');
      equal(problemsIn(taken.kept), [[6, 'It was changed since.']], 'kept');
      equal(await featured(), [second], 'what was featured before');
      const path = `/audit?action=term.feature&record=industries/${industry}`;
      const log = (await staff.get(path, listOf(auditEntryStruct))).data;
      const { featured_apps: names }: { featured_apps?: unknown } = Object(log[0]?.changes);
      equal(names, [['Contract listing', 'Contract listing'], ['Contract listing']], 'audit log');
    },
  },
  {
    title:
      'an edit of featured listings follows its industry when that is merged, until it is deleted',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const vendor = await join(api);
      const add = async () => {
        const body = { data: { name: `Featured ${crypto.randomUUID().slice(0, 8)}` } };
        const made = await staff.call('POST', '/industries', { body });
        return exactly(made, 201, recordOf(termStruct)).data.id;
      };
      const [one, two, three, four] = [await add(), await add(), await add(), await add()];
      const draft = await createApp(vendor, { industries: [one] });
      const app = await decide(staff, draft, { status: 'APPROVED' });
      const merge = async (from: number, into: number) => {
        const path = `/industries/${from}?move_to=${into}`;
        equal((await staff.call('DELETE', path)).status, 200, 'merged');
      };
      const featured = async (industry: number) => {
        const read = await staff.get(`/industries/${industry}`, recordOf(industryStruct));
        return read.data.featuredApps.map(({ id }) => id);
      };
      const check = async (industry: number) => {
        const { id } = await select(staff, [app.id], 'active');
        const changes = [{ field: 'featured', operation: 'feature', ids: [industry] }];
        await settled(staff, 'PUT', `/bulk-edits/${id}`, { changes, arrival: 'draft' });
        return `/imports/${id}`;
      };
      const edit = await check(one);
      const replaces = await select(staff, [app.id], 'active');
      const changes = [{ field: 'industries', operation: 'replace', ids: [four] }];
      const body = { changes, arrival: 'draft' };
      await settled(staff, 'PUT', `/bulk-edits/${replaces.id}`, body);
      await merge(one, two);
      equal((await staff.get(edit, importRecord)).data.changes[0]?.ids, [two], 'as it is now');
      const { changed } = (await staff.get(`/imports/${replaces.id}`, importRecord)).data;
      equal(changed[0]?.values[0]?.before, [two], 'also in what changes');
      equal(countsOf(await settled(staff, 'POST', `${edit}/run`)), ['1 saved'], 'run');
      equal(await featured(two), [app.id], 'in the other industry');
      await merge(two, three);
      equal(countsOf(await settled(staff, 'POST', `${edit}/undo`)), ['1 undone'], 'undone');
      equal(await featured(three), [], 'no longer featured');
      const last = await check(three);
      await settled(staff, 'POST', `${last}/run`);
      const { version, account } = await getApp(staff, app.id);
      const values = { status: 'APPROVED', target: 'live', account: account?.id ?? null };
      await saveApp(staff, { id: app.id, version }, { ...values, industries: [four] });
      equal((await staff.call('DELETE', `/industries/${three}`)).status, 200, 'deleted');
      const kept = await settled(staff, 'POST', `${last}/undo`);
      equal(problemsIn(kept.kept), [[1, 'This industry was deleted.']], 'why not');
    },
  },
];
