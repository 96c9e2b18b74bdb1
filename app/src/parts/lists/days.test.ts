import { expect, test, vi } from 'vitest';
import { type DaysView, daysFilter } from './days.tsx';

const filter = (view: DaysView, change = vi.fn(), choose = vi.fn()) =>
  daysFilter({ label: 'Joined', view, change }, '2026-03-01', choose);

test('presets count from today, and other days are an option of their own', () => {
  const labels = (from: string | null, to: string | null) => {
    const { options, value } = filter({ from, to });
    return options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  };
  expect(labels(null, null)).toEqual([]);
  expect(labels('0d', null)).toEqual(['Today']);
  expect(labels('6d', null)).toEqual(['Last 7 days']);
  expect(labels(null, '30d')).toEqual(['Over 30 days ago']);
  expect(labels('2026-02-23', null)).toEqual(['Since February 23rd 2026']);
  expect(labels('9d', null)).toEqual(['Since February 20th 2026']);
  expect(labels(null, '2026-02-20')).toEqual(['Until February 20th 2026']);
  expect(labels('2026-02-20', '9d')).toEqual(['February 20th 2026']);
  expect(labels('2026-02-20', '2026-02-21')).toEqual(['February 20th 2026 to February 21st 2026']);
});

test('a preset replaces the days, its second choice clears them, and other days are asked for', () => {
  const [change, choose] = [vi.fn(), vi.fn()];
  const { onValueChange, more } = filter({ from: '6d', to: null }, change, choose);
  onValueChange(['6d/', '29d/'], false);
  expect(change).toHaveBeenLastCalledWith({ from: '29d', to: null });
  onValueChange([], false);
  expect(change).toHaveBeenLastCalledWith({ from: null, to: null });
  more?.onSelect();
  expect(choose).toHaveBeenCalledOnce();
});
