import { readFileSync } from 'node:fs';
import { formatHex8 } from 'culori';
import { expect, test } from 'vitest';
import { color } from './color.ts';
import { colorValue, cssVariables, designTokens, tokenFiles } from './designTokens.ts';
import {
  breakpoint,
  control,
  fontFamily,
  layout,
  motion,
  radius,
  space,
  type,
  weight,
  zIndex,
} from './scale.ts';
import { type ShadowLayer, shadow } from './shadow.ts';

const stored = (name: string) =>
  readFileSync(new URL(`../../tokens/${name}`, import.meta.url), 'utf8');

test('the files of the tokens are current; npm run tokens writes them', () => {
  for (const [name, content] of Object.entries(tokenFiles())) expect(stored(name)).toBe(content);
});

type Theme = 'light' | 'dark';
type Json = Record<string, unknown>;

/** Reads the value of a token as the theme writes it. Throws for a type that it does not know. */
function read(type: string, value: unknown, file: Json): unknown {
  const alias = typeof value === 'string' ? /^\{(\w+)\.(\w+)\}$/.exec(value) : null;
  if (alias) {
    const [, group = '', name = ''] = alias;
    return tokensOf(file, group)[name]?.value;
  }
  if (type === 'shadow') {
    const layers = value as Json[];
    return layers.map(({ color, inset, ...sizes }) => ({
      color: read('color', color, file),
      inset: inset ?? false,
      ...Object.fromEntries(
        Object.entries(sizes).map(([name, size]) => [name, read('dimension', size, file)]),
      ),
    }));
  }
  const { components, alpha, unit, value: size, ...style } = value as Json;
  switch (type) {
    case 'color': {
      const [r, g, b] = components as number[];
      return formatHex8({ mode: 'rgb', r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: alpha as number });
    }
    case 'dimension':
      return unit === 'px' ? size : undefined;
    case 'duration':
      return `${size}${unit}`;
    case 'fontFamily':
      return (value as string[]).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontWeight':
    case 'number':
      return value;
    case 'typography': {
      const size = read('dimension', style.fontSize, file) as number;
      return {
        family: read('fontFamily', style.fontFamily, file),
        size,
        line: Math.round((style.lineHeight as number) * size),
        weight: style.fontWeight,
        tracking: (read('dimension', style.letterSpacing, file) as number) / size,
      };
    }
    default:
      throw new Error(`A token has the unknown type ${type}.`);
  }
}

/** The tokens of a group of a file, as a tool that imports it reads them. */
function tokensOf(file: Json, group: string): Record<string, { type: string; value: unknown }> {
  const { $type, ...tokens } = file[group] as Json & { $type: string };
  return Object.fromEntries(
    Object.entries(tokens as Record<string, { $value: unknown }>).map(([name, { $value }]) => [
      name,
      { type: $type, value: read($type, $value, file) },
    ]),
  );
}

const all = <T>(type: string, record: Readonly<Record<string, T>>, value: (each: T) => unknown) =>
  Object.fromEntries(
    Object.entries(record).map(([name, each]) => [name, { type, value: value(each) }]),
  );
const same = (value: unknown) => value;
const unquoted = (list: string) => list.replaceAll('"', '');
const spaced = (curve: string) => curve.replaceAll(',', ', ').replace(/(\D)\./g, '$10.');

test.each(['light', 'dark'] as const)(
  'an import of the %s file has every name, type and value of the theme',
  (theme: Theme) => {
    const file: Json = JSON.parse(stored(`${theme}.tokens.json`));
    const { fast, base, slow, easeOut, easeIn } = motion;
    const expected: Json = {
      color: all('color', color, (each) => formatHex8(each[theme])),
      shadow: all<readonly ShadowLayer[]>('shadow', shadow, (layers) =>
        layers.map(({ color, y, blur, spread = 0, inset = false }) => {
          const sizes = { offsetX: 0, offsetY: y, blur, spread };
          return { color: formatHex8(color[theme]), inset, ...sizes };
        }),
      ),
      space: all('dimension', space, same),
      radius: all('dimension', radius, same),
      control: all('dimension', control, same),
      layout: all('dimension', layout, same),
      breakpoint: all('dimension', breakpoint, same),
      fontFamily: all('fontFamily', fontFamily, unquoted),
      fontWeight: all('fontWeight', weight, same),
      typography: all('typography', type, ({ tracking, ...each }) => ({
        ...each,
        family: unquoted(fontFamily.text),
        tracking: expect.closeTo(Number.parseFloat(tracking), 4),
      })),
      duration: all('duration', { fast, base, slow }, same),
      easing: all('cubicBezier', { easeOut, easeIn }, spaced),
      zIndex: all('number', zIndex, same),
    };
    const imported = Object.keys(file).map((group) => [group, tokensOf(file, group)]);
    expect(Object.fromEntries(imported)).toEqual(expected);
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
  expect(cssVariables()['--portal-shadow-polish']).toMatch(/^inset 0 1px 0 light-dark\(/);
});
