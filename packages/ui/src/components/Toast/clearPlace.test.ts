import { expect, test } from 'vitest';
import { clearPlace, type Edges } from './clearPlace.ts';

const box = (top: number, height: number, left = 16, width = 343): Edges => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const phone = { toasts: box(0, 64), windowHeight: 812, insets: { foot: 16, head: 68 }, bars: [] };

test('toasts are at the bottom of the window', () => {
  expect(clearPlace(phone)).toEqual({ side: 'foot', inset: 16 });
});

test('they are above every bar that they would overlap', () => {
  const bars = [box(660, 40), box(700, 112)];
  expect(clearPlace({ ...phone, bars })).toEqual({ side: 'foot', inset: 812 - 660 + 8 });
  expect(clearPlace({ ...phone, bars: [box(700.5, 111.5)] }).inset).toBe(812 - 700 + 8);
  expect(clearPlace({ ...phone, bars: [box(700, 112, 400, 300)] }).inset).toBe(16);
  expect(clearPlace({ ...phone, bars: [box(300, 60)] }).inset).toBe(16);
});

test('they do not cover the control in use', () => {
  const control = box(750, 44);
  expect(clearPlace({ ...phone, control })).toEqual({ side: 'head', inset: 68 });
  expect(clearPlace({ ...phone, control: box(100, 44) }).side).toBe('foot');
  expect(clearPlace({ ...phone, control: box(60, 752) }).side).toBe('foot');
});

test('they are at the top if a bar is as high as the window', () => {
  expect(clearPlace({ ...phone, bars: [box(90, 722)] }).side).toBe('head');
});
