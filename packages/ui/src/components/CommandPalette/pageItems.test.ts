import { expect, it } from 'vitest';
import type { MenuItem } from '../Menu/Menu.tsx';
import { itemsOf } from './pageItems.ts';

const onSelect = () => undefined;
const menu: MenuItem[] = [
  { label: 'Duplicate', writes: true, onSelect },
  { label: 'Print', onSelect },
  { label: 'Delete', onSelect, disabled: true },
  { kind: 'separator' },
  { kind: 'radio', label: 'By name', checked: true, onSelect },
  { kind: 'submenu', label: 'Export', items: [{ label: 'CSV', writes: true, onSelect }] },
  {
    kind: 'group',
    label: 'Go to',
    items: [{ kind: 'link', label: 'Payments', href: '/payments' }],
  },
];
const listed = (readOnly: boolean) =>
  itemsOf([{ label: 'Kea Ledger', items: menu }], readOnly).map(({ label, group }) => [
    group,
    label,
  ]);

it('offers the actions and links of a menu, of its submenus and groups, which are not disabled', () => {
  expect(listed(false)).toEqual([
    ['Kea Ledger', 'Duplicate'],
    ['Kea Ledger', 'Print'],
    ['Kea Ledger', 'CSV'],
    ['Kea Ledger', 'Payments'],
  ]);
});

it('offers only links and what writes nothing of a page that is read only', () => {
  expect(listed(true)).toEqual([
    ['Kea Ledger', 'Print'],
    ['Kea Ledger', 'Payments'],
  ]);
});
