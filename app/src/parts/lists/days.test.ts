import { expect, test, vi } from 'vitest';
import { type DaysView, daysFilter } from './days.ts';

const filter = (view: DaysView, change = vi.fn()) =>
  daysFilter({ label: 'Joined', view, change }, '2026-03-01');

test('presets count from today', () => {
  const label = (from: string | null, to: string | null) => {
    const { presets, value } = filter({ from, to });
    return presets?.find((each) => each.from === value.from && each.to === value.to)?.label;
  };
  expect(label('0d', null)).toBe('Today');
  expect(label('6d', null)).toBe('Last 7 days');
  expect(label(null, '30d')).toBe('Over 30 days ago');
  expect(label('9d', null)).toBeUndefined();
  expect(filter({ from: '2026-02-20', to: '9d' }).value).toEqual({
    from: '2026-02-20',
    to: '2026-02-20',
  });
});

test('a preset is kept as days before today, and others as they are', () => {
  const change = vi.fn();
  const { presets, onValueChange } = filter({ from: null, to: null }, change);
  for (const each of presets ?? []) onValueChange(each);
  const shown = change.mock.calls.map(([{ from, to }]) => `${from}/${to}`);
  expect(shown).toEqual([
    ...['0d', '6d', '29d', '89d', '364d'].map((age) => `${age}/null`),
    ...['30d', '90d', '365d'].map((age) => `null/${age}`),
  ]);
  onValueChange({ from: '2026-02-20', to: '' });
  expect(change).toHaveBeenLastCalledWith({ from: '2026-02-20', to: null });
  onValueChange({ from: '', to: '' });
  expect(change).toHaveBeenLastCalledWith({ from: null, to: null });
});
