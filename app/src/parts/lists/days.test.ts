import { expect, test } from 'vitest';
import { dayPresets } from './days.tsx';

test('presets end today', () => {
  expect(dayPresets('2026-03-01').map(({ days }) => days.from)).toEqual([
    ...['2026-03-01', '2026-02-23', '2026-01-31', '2025-12-02'],
  ]);
});
