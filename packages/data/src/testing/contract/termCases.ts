import { listOf, recordOf } from '../../schemas/envelope.ts';
import { categoryStruct, termStruct } from '../../schemas/term.ts';
import { accountTexts } from '../../schemas/texts.ts';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { failsWith, failure } from './failures.ts';
import { admin, createApp, createLiveApp, listingRecord, saveApp, vendor } from './fixtures.ts';

export const termCases: ContractCase[] = [
  {
    title: 'admins are told how much each term is used, vendors are not',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const read = async (token: string) => {
        const answer = await api.call('GET', '/categories', { token });
        return exactly(answer, 200, listOf(categoryStruct)).data;
      };
      const told = await read(staff);
      must(
        told.every(({ uses, subcategories }) => {
          const held = subcategories.map((sub) => sub.uses ?? Number.NaN);
          return uses !== undefined && held.every((each) => each <= uses);
        }),
        'of categories and what they hold',
      );
      must(
        (await read(owner)).every(({ uses, subcategories }) =>
          [uses, ...subcategories.map((sub) => sub.uses)].every((each) => each === undefined),
        ),
        'not to vendors',
      );
    },
  },
  {
    title: 'a proposed change counts for its listing, once',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const added = await api.call('POST', '/industries', {
        token: staff,
        body: { data: { name: 'Contract counting' } },
      });
      const { id } = exactly(added, 201, recordOf(termStruct)).data;
      const live = await createLiveApp(api, { industries: [id] });
      await saveApp(api, owner, live, { industries: [id], name: 'Changed' });
      // This one is filed there by what is proposed alone.
      const elsewhere = await createLiveApp(api);
      await saveApp(api, owner, elsewhere, { industries: [id] });
      const list = await api.call('GET', '/industries?pagination[pageSize]=100', { token: staff });
      const industries = exactly(list, 200, listOf(termStruct)).data;
      equal(industries.find((term) => term.id === id)?.uses, 2, 'uses');
      await api.call('DELETE', `/apps/${live.id}`, { token: owner });
      await api.call('DELETE', `/apps/${elsewhere.id}`, { token: owner });
      await api.call('DELETE', `/industries/${id}`, { token: staff });
    },
  },
  {
    title: 'what is filed under a term moves to another one before it goes',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (terms: string, data: object) => {
        const answer = await api.call('POST', `/${terms}`, { token: staff, body: { data } });
        equal(answer.status, 201, `added to ${terms}`);
        const path = '/categories?pagination[pageSize]=100';
        const list = await api.call('GET', path, { token: staff });
        return exactly(list, 200, listOf(categoryStruct)).data;
      };
      await add('categories', { name: 'Contract from' });
      const both = await add('categories', { name: 'Contract to' });
      const [from, to] = ['Contract from', 'Contract to'].map(
        (name) => both.find((category) => category.name === name)?.id ?? 0,
      );
      const held = await add('subcategories', { name: 'Contract sub', category: from });
      const sub = held.find(({ id }) => id === from)?.subcategories[0]?.id;
      failsWith(
        await api.call('POST', '/categories', {
          token: staff,
          body: { data: { name: 'contract FROM' } },
        }),
        400,
        accountTexts.attributeTaken,
      );
      const app = await createApp(api, owner, { subcategories: [sub] });
      const remove = (query: string) =>
        api.call('DELETE', `/categories/${from}${query}`, { token: staff });
      equal(failure(await remove(''), 409).details?.count, 1, 'listings that use it');
      failure(await remove(`?move_to=${from}`), 400);
      equal((await remove(`?move_to=${to}`)).status, 200, 'deleted');
      const pending = await api.call('GET', `/pending/apps/${app.id}`, { token: owner });
      const { data } = exactly(pending, 200, listingRecord);
      equal(
        data.type === 'app' ? data.subcategories.map(({ category }) => category.id) : [],
        [to],
        'category of its subcategory',
      );
      await api.call('DELETE', `/apps/${app.id}`, { token: owner });
      await api.call('DELETE', `/categories/${to}`, { token: staff });
    },
  },
];
