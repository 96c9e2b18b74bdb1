import { savedViewStruct } from '@portal/data/internal/schemas/savedViews';
import { termStruct } from '@portal/data/internal/schemas/term';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { hire } from './accountActionCases.ts';
import {
  type Caller,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import { admin, anotherAttempt, pro, vendor } from './fixtures.ts';

const views = recordOf(array(savedViewStruct));
const view = recordOf(savedViewStruct);
const path = '/me/saved-views';

/** A name that no other case uses. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const send = (caller: Caller, data: object) =>
  caller.call('POST', path, { body: { data }, headers: anotherAttempt() });

const save = async (caller: Caller, data: object) =>
  exactly(await send(caller, data), 201, view).data;

const named = async (caller: Caller, id: number) =>
  (await caller.get(path, views)).data.find((each) => each.id === id);

export const savedViewCases: ContractCase[] = [
  // Rows: X45V.8
  {
    title: 'a user gives views icons, and arranges those of a list',
    portable: true,
    async run(api) {
      const owner = await api.signIn(pro);
      const list = '/services/pending';
      const query = 'search=harbour';
      const [a, b] = [unique('A'), unique('B')];
      const first = await save(owner, { list, name: a, query, icon: 'flag' });
      const second = await save(owner, { list, name: b, query });
      equal([first.icon, second.icon], ['flag', 'bookmark'], 'icons');
      const order = async () =>
        (await owner.get(path, views)).data
          .filter((each) => each.list === list)
          .map(({ id }) => id);
      equal(await order(), [first.id, second.id], 'by name');
      const arrange = (ids: unknown) => owner.send('PUT', `${path}/order`, { list, ids });
      const arranged = exactly(await arrange([second.id, first.id]), 200, views).data;
      equal(
        arranged.filter((each) => each.list === list).map(({ id }) => id),
        [second.id, first.id],
        'arranged',
      );
      const pinned = await owner.send('PATCH', `${path}/${first.id}`, { is_pinned: true });
      equal(pinned.status, 200, 'pinned');
      equal(await order(), [second.id, first.id], 'still arranged');
      exactly(await arrange([first.id]), 200, views);
      equal(await order(), [first.id, second.id], 'the other one last');
      const others = await save(await api.signIn(vendor), {
        list: '/apps/active',
        name: unique('C'),
        query,
      });
      failure(await arrange([others.id]), 'invalid');
      for (const { id } of [first, second]) await owner.call('DELETE', `${path}/${id}`);
    },
  },
  {
    title: 'a user saves a view of a list, renames it, changes its query and deletes it',
    async run(api) {
      const owner = await api.signIn(vendor);
      const list = '/apps/pending';
      const query = 'status=declined&sort=newest&search=harbour&rows=25';
      const made = await save(owner, { list, name: ` ${unique('Harbour')} `, query });
      equal(made.query, 'search=harbour&status=declined&rows=25', 'without what is usual');
      equal([made.list, made.isDefault, made.name.trim()], [list, false, made.name], 'saved');
      equal(await named(owner, made.id), made, 'listed');
      const name = unique('Wharf');
      const change = { name, query: 'search=wharf' };
      const changed = exactly(await owner.send('PATCH', `${path}/${made.id}`, change), 200, view);
      equal(changed.data, { ...made, name, query: 'search=wharf' }, 'changed');
      exactly(await owner.call('DELETE', `${path}/${made.id}`), 200, view);
      equal(await named(owner, made.id), undefined, 'deleted');
      failure(await owner.call('DELETE', `${path}/${made.id}`), 'not-found');
    },
  },
  {
    title: 'a view says which list, filter, value or name is wrong',
    portable: true,
    async run(api) {
      const owner = await api.signIn(vendor);
      const good = { list: '/apps/active', name: unique('Good'), query: 'search=harbour' };
      const refuses = async (over: object, field: string, message: string) =>
        rejects(await send(owner, { ...good, ...over }), field, message);
      await refuses({ list: '/apps' }, 'list', 'This is not a list whose views can be saved');
      await refuses({ list: '/accounts' }, 'list', 'This is not a list whose views can be saved');
      await refuses({ name: ' ' }, 'name', 'Name is required');
      await refuses({ query: 'colour=red' }, 'query', 'This list has no filter “colour”');
      await refuses({ query: 'page=2' }, 'query', 'This list has no filter “page”');
      await refuses(
        { query: 'changes=maybe' },
        'query',
        'The filter “changes” does not have this value',
      );
      await refuses(
        { query: 'sort=newest' },
        'query',
        'Choose a search, a filter or an order first',
      );
      await refuses({ query: 7 }, 'query', 'Query is not valid');
      await refuses({ is_default: 'yes' }, 'is_default', 'Default is not valid');
      await save(owner, good);
      await refuses({}, 'name', 'You already have a view of this list with this name');
      await save(owner, { ...good, list: '/services/active' });
      const staff = await api.signIn(admin);
      await save(staff, { ...good, list: '/accounts' });
    },
  },
  {
    title: 'a list has one default view',
    async run(api) {
      const owner = await api.signIn(vendor);
      const list = '/services/pending';
      const [first, second] = [
        await save(owner, { list, name: unique('First'), query: 'search=a', is_default: true }),
        await save(owner, { list, name: unique('Second'), query: 'search=b' }),
      ];
      equal(first.isDefault, true, 'the first');
      const change = { is_default: true };
      exactly(await owner.send('PATCH', `${path}/${second.id}`, change), 200, view);
      equal((await named(owner, first.id))?.isDefault, false, 'no longer the first');
      equal((await named(owner, second.id))?.isDefault, true, 'the second');
    },
  },
  // Rows: X45V.4
  {
    title: 'nobody reads or changes views of others',
    portable: true,
    async run(api) {
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const made = await save(owner, {
        list: '/apps/active',
        name: unique('Own'),
        query: 'search=own',
      });
      must((await named(other, made.id)) === undefined, 'not listed');
      failure(await other.send('PATCH', `${path}/${made.id}`, { name: 'Taken' }), 'not-found');
      failure(await other.call('DELETE', `${path}/${made.id}`), 'not-found');
      equal(await named(owner, made.id), made, 'unchanged');
    },
  },
  // Rows: X45V.5
  {
    title: 'staff share a view with a role, whose members open, choose, pin and copy it',
    async run(api) {
      const [owner, colleague] = [await hire(api, 'moderator'), await hire(api, 'moderator')];
      const [support, outsider] = [await hire(api, 'support'), await api.signIn(vendor)];
      const data = { list: '/accounts', name: unique('Trials'), query: 'plan=trial' };
      const made = await save(owner, { ...data, shared_with: 'moderator' });
      equal([made.sharedWith, made.sharedBy], ['moderator', null], 'shared');
      const others = { ...made, sharedBy: 'Kiri Tau', editable: false };
      equal(await named(colleague, made.id), others, 'seen');
      for (const stranger of [support, outsider]) {
        equal(await named(stranger, made.id), undefined, 'not seen');
        const chosen = { is_default: true };
        failure(await stranger.send('PATCH', `${path}/${made.id}`, chosen), 'not-found');
      }
      const choose = { is_default: true };
      const chosen = await colleague.send('PATCH', `${path}/${made.id}`, choose);
      equal(exactly(chosen, 200, view).data, { ...others, isDefault: true }, 'their default');
      equal((await named(owner, made.id))?.isDefault, false, 'not that of its owner');
      const copy = await save(colleague, data);
      equal(copy.sharedBy, null, 'a copy of the same name');
      // Their own default takes the place of the shared one.
      await colleague.send('PATCH', `${path}/${copy.id}`, choose);
      equal((await named(colleague, made.id))?.isDefault, false, 'one default');
      const pin = await colleague.send('PATCH', `${path}/${made.id}`, { is_pinned: true });
      must(exactly(pin, 200, view).data.pinnedAt !== null, 'pinned');
      equal((await named(owner, made.id))?.pinnedAt, null, 'not for its owner');
      const again = await colleague.send('PATCH', `${path}/${made.id}`, { is_pinned: true });
      equal(exactly(again, 200, view).data.pinnedAt, exactly(pin, 200, view).data.pinnedAt, 'once');
      const unpinned = await colleague.send('PATCH', `${path}/${made.id}`, { is_pinned: false });
      equal(exactly(unpinned, 200, view).data.pinnedAt, null, 'no longer pinned');
      exactly(await owner.send('PATCH', `${path}/${made.id}`, { shared_with: null }), 200, view);
      equal(await named(colleague, made.id), undefined, 'no longer shared');
    },
  },
  {
    title:
      'its owner and owners of the portal change a shared view, also once its owner is blocked',
    portable: true,
    async run(api) {
      const [owner, colleague] = [await hire(api, 'finance'), await hire(api, 'editor')];
      const manager = await api.signIn(admin);
      const data = { list: '/accounts', name: unique('Paid'), query: 'plan=paid' };
      const { id } = await save(owner, { ...data, shared_with: 'staff' });
      const change = (by: Caller, values: object) => by.send('PATCH', `${path}/${id}`, values);
      failure(await change(colleague, { name: unique('Taken') }), 'role-missing');
      failure(await colleague.call('DELETE', `${path}/${id}`), 'role-missing');
      const reason = { reason: 'Left.' };
      equal(
        (await manager.send('POST', `/accounts/${owner.id}/block`, reason)).status,
        200,
        'blocked',
      );
      equal((await named(colleague, id))?.name, data.name, 'still shared');
      const name = unique('Renamed');
      equal(exactly(await change(manager, { name }), 200, view).data.name, name, 'renamed');
      rejects(
        await change(manager, { shared_with: null }),
        'shared_with',
        'Shared with is not valid',
      );
      exactly(await manager.call('DELETE', `${path}/${id}`), 200, view);
      equal(await named(colleague, id), undefined, 'deleted');
    },
  },
  {
    title: 'a view is shared with those who may open its list, and not by vendors',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const data = { name: unique('Shared'), query: 'search=harbour' };
      const ofVendor = { ...data, list: '/apps/active', shared_with: 'staff' };
      failure(await send(owner, ofVendor), 'admins-only');
      const ofAudit = { ...data, list: '/audit', query: 'action=session' };
      for (const shared_with of ['moderator', 'staff', 'vendors', 7])
        rejects(
          await send(staff, { ...ofAudit, shared_with }),
          'shared_with',
          'Shared with is not valid',
        );
    },
  },
  {
    title: 'a saved view filters by the term that replaced a merged one, until it is restored',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (name: string) =>
        exactly(await staff.send('POST', '/industries', { name }), 201, recordOf(termStruct)).data;
      const [from, middle, last] = [
        await add(unique('From')),
        await add(unique('Middle')),
        await add(unique('Last')),
      ];
      const query = (...ids: number[]) =>
        String(new URLSearchParams({ search: 'kea', industry: `not.none,${ids}` }));
      const data = {
        list: '/apps/pending',
        name: unique('Merged'),
        query: query(from.id, last.id),
      };
      const { id } = await save(owner, data);
      const merge = (term: { id: number }, into: { id: number }) =>
        staff.call('DELETE', `/industries/${term.id}?move_to=${into.id}`);
      equal((await merge(from, middle)).status, 200, 'merged');
      equal((await named(owner, id))?.query, query(middle.id, last.id), 'after a merge');
      equal((await merge(middle, last)).status, 200, 'merged again');
      equal((await named(owner, id))?.query, query(last.id), 'after both');
      for (const term of [middle, from]) {
        const restored = await staff.call('POST', `/deleted/industries/${term.id}/restore`);
        equal(restored.status, 200, 'restored');
      }
      equal((await named(owner, id))?.query, data.query, 'after both are restored');
    },
  },
];
