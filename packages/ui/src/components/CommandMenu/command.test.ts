import { expect, test } from 'vitest';
import { findCommands } from './command.ts';

const groups = [
  {
    label: 'Go to',
    commands: [
      { value: 'apps', label: 'My listings' },
      { value: 'locations', label: 'Locations in Aotearoa, Tāmaki' },
    ],
  },
  { label: 'Do', commands: [{ value: 'new', label: 'Create a listing' }] },
];

test('groups keep their order and vanish when nothing in them matches', () => {
  expect(findCommands(groups, 'listing').map(({ label }) => label)).toEqual(['Go to', 'Do']);
  expect(findCommands(groups, 'create')).toEqual([groups[1]]);
  expect(findCommands(groups, 'zzz')).toEqual([]);
});

test('macrons need not be typed', () => {
  expect(findCommands(groups, 'tamaki')[0]?.commands).toHaveLength(1);
});
