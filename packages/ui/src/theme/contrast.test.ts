import { describe, expect, it } from 'vitest';
import { color } from './color.ts';
import { contrast, contrastPairs } from './contrast.ts';

it('black on white has the maximum contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(contrastPairs)('$ink has enough contrast on all its backgrounds ($least)', (pairs) => {
    const weak = pairs.grounds
      .map((ground) => ({
        ground,
        figure: contrast(color[pairs.ink][theme], color[ground][theme]),
      }))
      .filter(({ figure }) => figure < pairs.least);
    expect(weak).toEqual([]);
  });
});
