import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { color } from './color.ts';
import { colorValue, cssVariables, designTokens, tokenFiles } from './designTokens.ts';
import { space } from './scale.ts';

const stored = (name: string) =>
  readFileSync(new URL(`../../tokens/${name}`, import.meta.url), 'utf8');

test('the files of the tokens are current; npm run tokens writes them', () => {
  for (const [name, content] of Object.entries(tokenFiles())) expect(stored(name)).toBe(content);
});

interface Stored {
  color: Record<string, { $value: { hex: string; alpha: number; components: number[] } }>;
  space: Record<string, { $value: { value: number } }>;
}

test.each(['light', 'dark'] as const)(
  'an import of the %s file has the colours of the theme',
  (theme) => {
    const tokens: Stored = JSON.parse(stored(`${theme}.tokens.json`));
    for (const [role, value] of Object.entries(color)) {
      const { components, alpha } = tokens.color[role]?.$value ?? { components: [], alpha: 0 };
      const [red, green, blue] = components.map((part) => Math.round(part * 255));
      expect(colorValue(`rgb(${red} ${green} ${blue} / ${alpha})`)).toEqual(
        colorValue(value[theme]),
      );
    }
    expect(tokens.space.medium?.$value.value).toBe(space.medium);
  },
);

test('every alias names a token', () => {
  const tokens = designTokens('light');
  const aliases = JSON.stringify(tokens).matchAll(/"\{(\w+)\.(\w+)\}"/g);
  for (const [, group = '', name = ''] of aliases) expect(tokens[group]).toHaveProperty(name);
});

test('a colour in another notation is an error, not a wrong token', () => {
  expect(() => colorValue('hsl(0 0% 0%)')).toThrow('hsl(0 0% 0%) is in a notation');
  expect(cssVariables()['--portal-color-text-muted']).toBe('light-dark(#5c5b55, #b3b2aa)');
});
