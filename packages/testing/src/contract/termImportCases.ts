import type { Import } from '@portal/data/internal/schemas/imports';
import { subcategoryStruct, termStruct } from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { termNames } from '@portal/domain';
import { type Caller, type ContractCase, equal, failure, must } from './contract.ts';
import { admin, vendor } from './fixtures.ts';
import { countsOf, formOf, settled, upload } from './importCases.ts';

const check = (caller: Caller, { id, columns, key }: Import) =>
  settled(caller, 'PUT', `/imports/${id}`, { targets: columns.map(({ target }) => target), key });

/** The new term. */
async function add<D extends { name: string }>(caller: Caller, terms: string, data: D) {
  const { status, body } = await caller.call('POST', `/${terms}`, { body: { data } });
  equal(status, 201, 'added');
  return { ...data, id: Number(Object(body).data.id) };
}

export const termImportCases: ContractCase[] = [
  // Rows: X45T.7
  {
    title:
      'a file of terms is checked and imported once, and undone where nothing was touched since',
    async run(api) {
      const caller = await api.signIn(admin);
      const word = crypto.randomUUID().slice(0, 8);
      const known = await add(caller, 'locations', { name: `Known ${word}`, synonyms: ['One'] });
      const file = [
        'Ort;Andere Namen',
        `Fresh ${word};A ${word}`,
        `"KNOWN ${word}";"Two; Three"`,
        ';x',
        `fresh ${word};`,
        `Kept ${word};`,
      ].join('\n');
      const sent = await upload(caller, file, 'locations');
      equal(
        [sent.type, sent.rows, sent.key, ...sent.columns.map(({ target }) => target)],
        ['locations', 5, 'name', 'name', 'synonyms'],
        'import',
      );
      const checked = await check(caller, sent);
      equal(countsOf(checked), ['1 changed', '2 failed', '2 new'], 'checked');
      equal(
        checked.problems.map(({ row, errors }) => [row, errors[0]?.path[0], errors[0]?.message]),
        [
          [4, 'name', 'Location is required'],
          [5, 'name', 'Row 2 is about the same term'],
        ],
        'problems',
      );
      const path = `/imports/${sent.id}`;
      const ran = await settled(caller, 'POST', `${path}/run`);
      equal(countsOf(ran), ['1 saved', '2 created', '2 failed'], 'written');
      const read = async (name: string) => {
        const { data } = await caller.get(`/locations?_q=${name} ${word}`, listOf(termStruct));
        return data.map((term) => [term.name, ...(term.synonyms ?? [])].join());
      };
      equal(
        [await read('fresh'), await read('known')],
        [[`Fresh ${word},A ${word}`], [`KNOWN ${word},Two,Three`]],
        'stored',
      );
      const again = await check(caller, await upload(caller, file, 'locations'));
      equal(countsOf(again), ['2 failed', '3 unchanged'], 'a second time');
      const [kept] = (await caller.get(`/locations?_q=kept ${word}`, listOf(termStruct))).data;
      const touched = { data: { synonyms: ['Touched'] } };
      const reply = await caller.call('PUT', `/locations/${kept?.id}`, { body: touched });
      equal(reply.status, 200, 'touched');
      const undone = await settled(caller, 'POST', `${path}/undo`);
      equal(countsOf(undone), ['1 kept', '2 failed', '2 undone'], 'undone');
      equal(
        [await read('fresh'), await read('known'), await read('kept')],
        [[], [`${known.name},One`], [`Kept ${word},Touched`]],
        'restored',
      );
    },
  },
  {
    title:
      'a row of terms is refused as a single edit is, and one that changed since the check fails',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const word = crypto.randomUUID().slice(0, 8);
      const one = await add(caller, 'industries', { name: `One ${word}` });
      const two = await add(caller, 'industries', { name: `Two ${word}`, synonyms: [`2 ${word}`] });
      const three = await add(caller, 'industries', { name: `Three ${word}` });
      const four = await add(caller, 'industries', { name: `Four ${word}` });
      const rows = [
        { id: one.id, name: two.name },
        { id: 999_999, name: 'Nobody' },
        { slug: 'none', id: two.id, synonyms: ['x'.repeat(300)] },
        { name: `Other ${word}`, synonyms: 7 },
        // Another name of a term can be the name of a new one.
        { name: `2 ${word}` },
        { name: `Second ${word}` },
        { id: three.id, name: `Third ${word}` },
        { name: `Four ${word}`, synonyms: ['4'] },
        { name: `Same ${word}` },
      ];
      const sent = await upload(caller, JSON.stringify(rows), 'industries');
      const checked = await check(caller, sent);
      equal(
        checked.problems.map(({ row, errors }) => [row, errors[0]?.path[0]]),
        [
          [1, 'name'],
          [2, 'id'],
          [3, 'synonyms'],
        ],
        'problems',
      );
      equal(countsOf(checked), ['2 changed', '3 failed', '4 new'], 'checked');
      await add(caller, 'industries', { name: `SECOND ${word}` });
      await add(caller, 'industries', { name: `Same ${word}` });
      const change = (id: number, data: object) =>
        caller.call('PUT', `/industries/${id}`, { body: { data } });
      await change(three.id, { synonyms: ['Since'] });
      await change(four.id, { name: `Renamed ${word}` });
      const ran = await settled(caller, 'POST', `/imports/${sent.id}/run`);
      equal(countsOf(ran), ['1 unchanged', '2 created', '6 failed'], 'run');
    },
  },
  {
    title: 'subcategories are imported with the category that any of its names tells',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const word = crypto.randomUUID().slice(0, 8);
      const old = await add(caller, 'categories', { name: `Old ${word}` });
      const next = await add(caller, 'categories', {
        name: `New ${word}`,
        synonyms: [`N ${word}`],
      });
      const moved = await add(caller, 'subcategories', { name: `Moved ${word}`, category: old.id });
      const file = [
        'Name,Category',
        `Moved ${word},n ${word}`,
        `Added ${word},${old.name}`,
        `Lost ${word},Nowhere`,
        `None ${word},`,
      ].join('\n');
      const sent = await upload(caller, file, 'subcategories');
      const checked = await check(caller, sent);
      equal(countsOf(checked), ['1 changed', '1 new', '2 failed'], 'checked');
      equal(
        checked.problems.map(({ row, errors }) => [row, errors[0]?.path[0], errors[0]?.message]),
        [
          [4, 'category', 'No such term: Nowhere'],
          [5, 'category', 'Category is required'],
        ],
        'problems',
      );
      await settled(caller, 'POST', `/imports/${sent.id}/run`);
      const read = async () =>
        (await caller.get(`/subcategories/${moved.id}`, recordOf(subcategoryStruct))).data;
      equal((await read()).categoryId, next.id, 'moved');
      await settled(caller, 'POST', `/imports/${sent.id}/undo`);
      equal((await read()).categoryId, old.id, 'moved back');
    },
  },
  {
    title: 'the exports of all lists of terms are taken back without a change',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      await add(caller, 'locations', {
        name: `=Semi ${crypto.randomUUID()}`,
        synonyms: ['One; with', '+64', 'Three, "quoted"'],
      });
      for (const terms of termNames)
        for (const format of ['json', 'csv']) {
          const { body } = await caller.call('GET', `/${terms}?format=${format}`);
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const sent = await upload(caller, text, terms);
          must(sent.rows > 0, 'rows');
          equal(
            countsOf(await check(caller, sent)),
            [`${sent.rows} unchanged`],
            `${terms} ${format}`,
          );
        }
    },
  },
  {
    title: 'vendors import no terms',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      for (const terms of termNames)
        failure(
          await caller.call('POST', `/imports/${terms}`, { body: formOf('Name\nA') }),
          'admins-only',
        );
    },
  },
];
