import type { RecordKind } from '@portal/domain';
import { expect, test } from 'vitest';
import { recordsList, selectRecords } from './recordsView.ts';

const kind = {
  one: 'partner',
  many: 'partners',
  fields: {
    name: { kind: 'line', label: 'Name', max: 60 },
    link: { kind: 'link', label: 'Link', max: 200 },
    status: {
      kind: 'choice',
      label: 'Status',
      choices: { published: 'Published', draft: 'Draft' },
      initial: 'draft',
    },
  },
  taken: (name: string) => name,
  audit: { create: String, edit: String, delete: String },
} as const satisfies RecordKind;

const records = [
  { name: 'Whānau', link: 'https://b.example', status: 'draft' },
  { name: 'kea', link: 'https://c.example', status: 'published' },
  { name: 'Tūī', link: 'https://a.example', status: 'draft' },
];

const list = recordsList(kind);
const namesFor = (query: string) =>
  selectRecords(kind, records, list.read(new URLSearchParams(query))).map(({ name }) => name);

test('the query selects, sorts and searches records', () => {
  expect(namesFor('')).toEqual(['kea', 'Tūī', 'Whānau']);
  expect(namesFor('sort=-name')).toEqual(['Whānau', 'Tūī', 'kea']);
  expect(namesFor('sort=link')).toEqual(['Tūī', 'Whānau', 'kea']);
  expect(namesFor('sort=-status')).toEqual(['kea', 'Tūī', 'Whānau']);
  expect(namesFor('search=WHANAU')).toEqual(['Whānau']);
  expect(namesFor('search=c.example')).toEqual(['kea']);
  expect(namesFor('status=draft')).toEqual(['Tūī', 'Whānau']);
  expect(namesFor('status=draft,published&search=k')).toEqual(['kea']);
});

test('an unknown query is the default one, and the default one is empty', () => {
  const view = list.read(new URLSearchParams('sort=price&status=gone&name=x'));
  expect(list.write(view).toString()).toBe('');
  const query = 'search=a&status=published%2Cdraft&sort=-link';
  expect(list.write(list.read(new URLSearchParams(query))).toString()).toBe(query);
});
