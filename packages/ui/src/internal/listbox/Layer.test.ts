import { describe, expect, it } from 'vitest';
import { place } from './Layer.tsx';

const view = { top: 0, bottom: 600 };

describe('the side of the field on which a list opens', () => {
  it('is below if the list fits', () => {
    expect(place({ top: 100, bottom: 136 }, view, 300)).toEqual({
      side: 'bottom',
      maxHeight: 450,
    });
  });

  it('is below if there is enough space, even with more above', () => {
    expect(place({ top: 330, bottom: 366 }, view, 300)).toEqual({
      side: 'bottom',
      maxHeight: 220,
    });
  });

  it('is above near the bottom of the window', () => {
    expect(place({ top: 500, bottom: 536 }, view, 300)).toEqual({
      side: 'top',
      maxHeight: 486,
    });
  });

  it('is the one with more space if it fits on neither, with a minimum height', () => {
    expect(place({ top: 100, bottom: 136 }, { top: 0, bottom: 300 }, 300)).toEqual({
      side: 'bottom',
      maxHeight: 150,
    });
    expect(place({ top: 60, bottom: 96 }, { top: 40, bottom: 120 }, 300).maxHeight).toBe(100);
  });
});
