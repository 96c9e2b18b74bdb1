import { expect, test } from 'vitest';
import { addRecent, readRecent } from './recentItems.ts';

const storageWith = (text: string | null) => {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => undefined,
    clear: () => undefined,
  };
};
const record = { kind: 'apps' as const, label: 'Tally', href: '/apps/active/3' };

test('the last six items are kept, each once, the newest first', () => {
  const storage = storageWith(null);
  for (const id of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b']) addRecent(storage, { id });
  addRecent(storage, { id: 'apps/3', record });
  expect(readRecent(storage)).toEqual([
    { id: 'apps/3', record },
    ...['/b', '/g', '/f', '/e', '/d'].map((id) => ({ id })),
  ]);
});

test('what is stored is not trusted', () => {
  const stored = [
    { id: 'apps/3', record: { ...record, href: 'https://evil.example' } },
    { id: 'apps/4', record: { ...record, href: '//evil.example' } },
    { id: 'apps/5', record: { ...record, label: 1 } },
    { id: 'keys/5', record: { ...record, kind: 'keys' } },
    { id: 6 },
    null,
    { id: '/a' },
  ];
  expect(readRecent(storageWith(JSON.stringify(stored)))).toEqual([{ id: '/a' }]);
  expect(readRecent(storageWith('{'))).toEqual([]);
});
