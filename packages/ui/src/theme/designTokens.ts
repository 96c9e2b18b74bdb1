import { color } from './color.ts';
import { colorUses } from './colorUses.ts';
import {
  breakpoint,
  control,
  fontFamily,
  layout,
  motion,
  radius,
  space,
  type TypeStyle,
  type,
  weight,
  zIndex,
} from './scale.ts';
import { type ShadowLayer, shadow, shadowCss } from './shadow.ts';
import { variableName } from './variables.ts';

/*
 * The theme in the format of the W3C Design Tokens Community Group (2025.10), which Figma and other tools import, and as CSS
 * variables for pages without this library. Both are written by `npm run tokens`.
 */

interface Token {
  $value: unknown;
  $description?: string;
}

/** Tokens of one type by name. */
type Group = { $type: string } & Record<string, string | Token>;

type Theme = 'light' | 'dark';

const valuesOf = <T, V>(record: Readonly<Record<string, T>>, value: (each: T) => V) =>
  Object.fromEntries(Object.entries(record).map(([name, each]) => [name, { $value: value(each) }]));

const px = (value: number) => ({ value, unit: 'px' });

/** A colour written as `#rrggbb` or `rgb(r g b / a)`. Throws for another notation. */
export function colorValue(css: string) {
  const hex = /^#([0-9a-f]{6})$/.exec(css)?.[1];
  const [red, green, blue, alpha = 1] = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)?.slice(1).map(Number) ?? []);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${css} is in a notation that has no token.`);
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => Math.round((part / 255) * 1e5) / 1e5),
    alpha,
    hex: `#${digits}`,
  };
}

const families = (list: string) => list.split(', ').map((name) => name.replaceAll('"', ''));

const typography = ({ size, line, weight, tracking }: TypeStyle) => ({
  fontFamily: '{fontFamily.text}',
  fontSize: px(size),
  fontWeight: weight,
  letterSpacing: px(Math.round(Number.parseFloat(tracking) * size * 1e4) / 1e4),
  lineHeight: Math.round((line / size) * 1e4) / 1e4,
});

const shadowLayer = ({ y, blur, spread = 0, inset, color }: ShadowLayer, theme: Theme) => ({
  color: colorValue(color[theme]),
  offsetX: px(0),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
  ...(inset ? { inset } : {}),
});

const durations = { fast: motion.fast, base: motion.base, slow: motion.slow };
const curves = { easeOut: motion.easeOut, easeIn: motion.easeIn };
const numbersIn = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** The tokens of one theme by group. Sizes are CSS pixels. */
export function designTokens(theme: Theme): Readonly<Record<string, Group>> {
  const colors = Object.entries(color).map(([role, value]) => [
    role,
    { $value: colorValue(value[theme]), $description: colorUses[role as keyof typeof color] },
  ]);
  return {
    color: { $type: 'color', ...Object.fromEntries(colors) },
    shadow: {
      $type: 'shadow',
      ...valuesOf<readonly ShadowLayer[], unknown>(shadow, (layers) =>
        layers.map((layer) => shadowLayer(layer, theme)),
      ),
    },
    space: { $type: 'dimension', ...valuesOf(space, px) },
    radius: { $type: 'dimension', ...valuesOf(radius, px) },
    control: { $type: 'dimension', ...valuesOf(control, px) },
    layout: { $type: 'dimension', ...valuesOf(layout, px) },
    breakpoint: { $type: 'dimension', ...valuesOf(breakpoint, px) },
    fontFamily: { $type: 'fontFamily', ...valuesOf(fontFamily, families) },
    fontWeight: { $type: 'fontWeight', ...valuesOf(weight, (value) => value) },
    typography: { $type: 'typography', ...valuesOf(type, typography) },
    duration: {
      $type: 'duration',
      ...valuesOf(durations, (text) => ({ value: Number.parseFloat(text), unit: 'ms' })),
    },
    easing: { $type: 'cubicBezier', ...valuesOf(curves, numbersIn) },
    zIndex: { $type: 'number', ...valuesOf(zIndex, (value) => value) },
  };
}

/** Every token but the text styles as a CSS variable; colours and shadows follow the `color-scheme` of their element. */
export function cssVariables(): Readonly<Record<string, string>> {
  const sizes = { space, radius, control, layout, breakpoint };
  const groups: Record<string, Record<string, string>> = {
    color: Object.fromEntries(
      Object.entries(color).map(([role, { light, dark }]) => [
        role,
        `light-dark(${light}, ${dark})`,
      ]),
    ),
    shadow: Object.fromEntries(
      Object.entries(shadow).map(([name, layers]) => [name, shadowCss(layers)]),
    ),
    ...Object.fromEntries(
      Object.entries(sizes).map(([group, record]) => [
        group,
        Object.fromEntries(Object.entries(record).map(([name, value]) => [name, `${value}px`])),
      ]),
    ),
    fontFamily,
    fontWeight: Object.fromEntries(Object.entries(weight).map(([n, value]) => [n, `${value}`])),
    duration: durations,
    easing: curves,
    zIndex: Object.fromEntries(Object.entries(zIndex).map(([n, value]) => [n, `${value}`])),
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [variableName(group, name), value]),
    ),
  );
}

/** The files of the tokens by name. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const json = (theme: Theme) => `${JSON.stringify(designTokens(theme), null, 2)}\n`;
  const lines = Object.entries(cssVariables()).map(([name, value]) => `  ${name}: ${value};`);
  return {
    'light.tokens.json': json('light'),
    'dark.tokens.json': json('dark'),
    'tokens.css': `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}\n`,
  };
}
