import { describe, expect, it } from 'vitest';
import { place } from './Layer.tsx';

const view = { top: 0, bottom: 600 };

describe('the side on which a list opens', () => {
  it('is below where the list fits', () => {
    expect(place({ top: 100, bottom: 136 }, view, 300)).toEqual({
      side: 'bottom',
      availableWidth: 450,
    });
  });

  it('is below where the list can still be used well, though there is more room above', () => {
    expect(place({ top: 330, bottom: 366 }, view, 300)).toEqual({
      side: 'bottom',
      availableWidth: 220,
    });
  });

  it('is above near the foot of the window', () => {
    expect(place({ top: 500, bottom: 536 }, view, 300)).toEqual({
      side: 'top',
      availableWidth: 486,
    });
  });

  it('is the roomier one where it fits on neither, and never loses its last rows', () => {
    expect(place({ top: 100, bottom: 136 }, { top: 0, bottom: 300 }, 300)).toEqual({
      side: 'bottom',
      availableWidth: 150,
    });
    expect(place({ top: 60, bottom: 96 }, { top: 40, bottom: 120 }, 300).availableWidth).toBe(100);
  });
});
