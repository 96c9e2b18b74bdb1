import { expect, test, vi } from 'vitest';
import { type DaysView, dayPresets, daysFilter } from './days.tsx';

const filter = (view: DaysView, change = vi.fn(), choose = vi.fn()) =>
  daysFilter({ label: 'Joined', view, change }, '2026-03-01', choose);

test('presets are days up to today, and days before those', () => {
  expect(dayPresets('2026-03-01').map(({ from, to }) => from ?? `until ${to}`)).toEqual([
    ...['2026-03-01', '2026-02-23', '2026-01-31', '2025-12-02', '2025-03-02'],
    ...['until 2026-01-30', 'until 2025-12-01', 'until 2025-03-01'],
  ]);
});

test('days that are no preset are an option of their own', () => {
  const labels = (view: DaysView) => {
    const { options, value } = filter(view);
    return options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  };
  expect(labels({ from: null, to: null })).toEqual([]);
  expect(labels({ from: '2026-02-23', to: null })).toEqual(['Last 7 days']);
  expect(labels({ from: null, to: '2026-01-30' })).toEqual(['Over 30 days ago']);
  expect(labels({ from: '2026-02-20', to: null })).toEqual(['Since February 20th 2026']);
  expect(labels({ from: null, to: '2026-02-20' })).toEqual(['Until February 20th 2026']);
  expect(labels({ from: '2026-02-20', to: '2026-02-20' })).toEqual(['February 20th 2026']);
  expect(labels({ from: '2026-02-20', to: '2026-02-21' })).toEqual([
    'February 20th 2026 to February 21st 2026',
  ]);
});

test('a preset replaces the days, its second choice clears them, and other days are asked for', () => {
  const [change, choose] = [vi.fn(), vi.fn()];
  const { onValueChange } = filter({ from: '2026-02-23', to: null }, change, choose);
  onValueChange(['2026-02-23/', '2026-01-31/'], false);
  expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ from: '2026-01-31', to: null }),
  );
  onValueChange([], false);
  expect(change).toHaveBeenLastCalledWith({ from: null, to: null });
  onValueChange(['2026-02-23/', 'choose'], false);
  expect(choose).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledTimes(2);
});
