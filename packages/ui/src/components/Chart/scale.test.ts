import { describe, expect, test } from 'vitest';
import {
  cardPlace,
  figureScale,
  gridFigures,
  namedPoints,
  nearestPoint,
  pointAfterKey,
  spreadPoints,
} from './scale.ts';

describe('the grid of a chart', () => {
  test('has five lines from 0 with round steps', () => {
    expect(gridFigures([16, 94, 20])).toEqual([0, 30, 60, 90, 120]);
    expect(gridFigures([16])).toEqual([0, 5, 10, 15, 20]);
    expect(gridFigures([20])).toEqual([0, 5, 10, 15, 20]);
    expect(gridFigures([55])).toEqual([0, 15, 30, 45, 60]);
  });

  test('uses whole figures for small or no values', () => {
    expect(gridFigures([])).toEqual([0, 1, 2, 3, 4]);
    expect(gridFigures([0, 0])).toEqual([0, 1, 2, 3, 4]);
    expect(gridFigures([5])).toEqual([0, 2, 4, 6, 8]);
  });

  test('handles huge figures and long lists', () => {
    expect(gridFigures([9_876_543]).at(-1)).toBe(12_000_000);
    expect(gridFigures(Array.from({ length: 200_000 }, (_, day) => day)).at(-1)).toBe(200_000);
  });
});

test('the first and last day always have a label, the others if they fit', () => {
  expect(namedPoints(30, 885)).toEqual([0, 7, 14, 21, 29]);
  expect(namedPoints(30, 266)).toEqual([0, 14, 29]);
  expect(namedPoints(7, 885)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedPoints(7, 211)).toEqual([0, 3, 6]);
  expect(namedPoints(365, 885)).toEqual([0, 91, 182, 273, 364]);
  expect(namedPoints(2, 40)).toEqual([0, 1]);
  expect([namedPoints(1, 885), namedPoints(0, 885)]).toEqual([[0], []]);
});

test('the pointer selects the nearest point, also beyond the ends', () => {
  const centres = [10, 20, 30];
  expect([-50, 14, 16, 900].map((place) => nearestPoint(place, centres))).toEqual([0, 0, 1, 2]);
});

test('arrow keys move between points and stop at the ends', () => {
  const at = (key: string) => pointAfterKey(key, 5, 30);
  expect(['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(at)).toEqual([
    6,
    4,
    12,
    0,
    0,
    29,
    null,
  ]);
  expect(pointAfterKey('ArrowRight', 29, 30)).toBe(29);
});

describe('the card of a point', () => {
  const plot = { left: 40, right: 1040, top: 8, bottom: 236, width: 200, height: 80, y: 100 };

  test('is after its point, and before it past 60% of the plot', () => {
    expect(cardPlace({ ...plot, x: 640 })).toEqual({ x: 652, y: 8, side: 'after' });
    expect(cardPlace({ ...plot, x: 641 })).toEqual({ x: 429, y: 8, side: 'before' });
  });

  test('stays inside a narrow plot and does not cover its point', () => {
    const narrow = { ...plot, right: 240, bottom: 162 };
    expect(cardPlace({ ...narrow, x: 120, y: 20 })).toEqual({ x: 40, y: 82, side: 'after' });
    expect(cardPlace({ ...narrow, x: 200, y: 150 })).toEqual({ x: 0, y: 8, side: 'before' });
  });
});

test('the height of a figure is proportional to the largest', () => {
  const up = figureScale(120, 236, 8);
  expect([0, 30, 120].map(up)).toEqual([236, 179, 8]);
});

test('points span the plot, and a single one is centred', () => {
  expect(spreadPoints(3, 40, 240)).toEqual([40, 140, 240]);
  expect([spreadPoints(1, 40, 240), spreadPoints(0, 40, 240)]).toEqual([[140], []]);
});
