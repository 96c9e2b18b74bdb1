import { savedViewStruct } from '@portal/data/internal/schemas/savedViews';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
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
];
