import { expect, test } from 'vitest';
import { figureScale, spreadMarks } from './marks.ts';

test('a figure stands as high as its part of the greatest', () => {
  const up = figureScale(120, 236, 8);
  expect([0, 30, 120].map(up)).toEqual([236, 179, 8]);
});

test('points reach from edge to edge, bars keep room on both sides', () => {
  expect(spreadMarks('points', 3, 40, 240)).toEqual({
    centres: [40, 140, 240],
    room: 100,
    width: 0,
  });
  const { centres, room, width } = spreadMarks('bars', 2, 40, 240);
  expect([...centres, room, width]).toEqual([90, 190, 100, 70].map((at) => expect.closeTo(at)));
  expect([
    spreadMarks('points', 1, 40, 240).centres,
    spreadMarks('points', 0, 40, 240).centres,
  ]).toEqual([[140], []]);
  expect(spreadMarks('bars', 1, 40, 240).centres).toEqual([expect.closeTo(140)]);
});
