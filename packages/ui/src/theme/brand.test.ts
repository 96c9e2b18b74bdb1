import { describe, expect, it, test } from 'vitest';
import { type Brand, brandCss, createBrandTheme, pictureRules, scrimOf } from './brand.ts';
import { color } from './color.ts';
import { contrast, contrastPairs } from './contrast.ts';

const weak = (brand: Brand) => {
  const { colors } = createBrandTheme(brand);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs.flatMap(({ ink, least, grounds }) =>
      grounds
        .filter((ground) => contrast(colors[ink][scheme], colors[ground][scheme]) < least)
        .map((ground) => `${scheme}: ${ink} on ${ground}`),
    ),
  );
};

// Rows: X24B
test('no brand is the default theme', () => {
  expect(createBrandTheme({})).toEqual({ colors: color, variables: {}, adjustments: [] });
  expect(brandCss({})).toBe('');
});

describe('every pair has its contrast', () => {
  const hues = Array.from({ length: 12 }, (_, index) => index * 30);
  const hex = (hue: number, light: number) => {
    const part = (at: number) => {
      const turn = (at + hue / 30) % 12;
      const value =
        light - Math.min(light, 1 - light) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0');
    };
    return `#${part(0)}${part(8)}${part(4)}`;
  };

  it.each([0.15, 0.5, 0.85])('with seeds of all hues and a lightness of %d', (light) => {
    const found = hues.flatMap((hue) =>
      weak({ accent: hex(hue, light), neutral: hex(hue + 40, 0.5), panel: hex(hue, light) }),
    );
    expect(found).toEqual([]);
  });

  it('with black, white and grey', () => {
    for (const accent of ['#000000', '#ffffff', '#808080'])
      expect(weak({ accent, accentDark: accent })).toEqual([]);
  });
});

test('a seed with enough contrast is used as it is; a weak one is changed, and named', () => {
  const strong = createBrandTheme({ accent: '#5b3df5' });
  expect([strong.colors.accent.light, strong.adjustments]).toEqual(['#5b3df5', []]);
  expect(createBrandTheme({ accent: '#5B3DF5' }).adjustments).toEqual([]);
  const { colors, adjustments } = createBrandTheme({ accent: '#ffd400' });
  const used = colors.accent.light;
  expect(adjustments).toEqual([{ role: 'accent', scheme: 'light', asked: '#ffd400', used }]);
  expect(contrast(used, color.surface.light)).toBeGreaterThanOrEqual(3);
});

// Rows: X24R.5
test('text beside sign-in has its contrast on a white or black picture, with no more scrim than that takes', () => {
  for (const panel of ['#0a3d34', '#3b0d2b', '#ffffff', '#808080', '#000000']) {
    const { colors } = createBrandTheme({ panel });
    const scrims = [...scrimOf(colors).matchAll(/rgb\((\d+) (\d+) (\d+)\/(\d+)%\)/g)];
    const leastAt = (at: number, more: number, scheme: 'light' | 'dark') => {
      const [, r, g, b, percent] = (scrims[at] ?? []).map(Number);
      const on = (behind: number) =>
        `#${[r, g, b]
          .map((own = 0) =>
            Math.round(behind + ((own - behind) * ((percent ?? 0) + more)) / 100)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`;
      return Math.min(
        ...[0, 255].flatMap((behind) =>
          [colors.stoneText, colors.stoneMuted].map((ink) => contrast(ink[scheme], on(behind))),
        ),
      );
    };
    for (const [at, scheme] of (['light', 'dark'] as const).entries()) {
      expect(leastAt(at, 0, scheme)).toBeGreaterThanOrEqual(4.5);
      expect(leastAt(at, -1, scheme)).toBeLessThan(4.5);
    }
  }
  expect(pictureRules(null, color)).toBe('');
});

test('radius, density and font become variables', () => {
  const brand: Brand = { radius: 4, density: 'compact', font: '"Source Sans 3"' };
  expect(createBrandTheme(brand).variables).toMatchObject({
    '--portal-radius-control': '4px',
    '--portal-radius-card': '6px',
    '--portal-control-default': '2rem',
    '--portal-font-family-text': expect.stringMatching(/^"Source Sans 3", system-ui/),
  });
});

test.each<[Brand, string]>([
  [{ accent: 'red' }, 'accent: Use a colour'],
  [{ accentDark: '#ffffff' }, 'accentDark: Set accent too'],
  [{ radius: 17 }, 'radius: Use a number'],
  [{ density: 'dense' as 'compact' }, 'density: Use comfortable or compact'],
  [{ font: 'x; } body { display: none' }, 'font: Use font names'],
])('%j is rejected at its field', (brand, message) => {
  expect(() => brandCss(brand)).toThrow(message);
});
