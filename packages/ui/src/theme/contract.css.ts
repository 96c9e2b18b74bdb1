import { createGlobalTheme } from '@vanilla-extract/css';
import { type ColorRole, color } from './color.ts';
import { densities, fontFamily, radius } from './scale.ts';
import { type ShadowLayer, shadow, shadowCss } from './shadow.ts';

/**
 * One definition for both themes: `light-dark()` follows the `color-scheme` of its element, so a theme is only a colour
 * scheme and can be nested.
 */
const themed = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

const mapped = <Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
  value: (each: Value) => string,
) =>
  Object.fromEntries(names(record).map((name) => [name, value(record[name])])) as Record<
    Name,
    string
  >;

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

const roles = Object.keys(color) as ColorRole[];

/** What a theme can change, as CSS variables. In the built package they have the names of the design tokens. */
export const vars = createGlobalTheme(':root', {
  color: Object.fromEntries(
    roles.map((role) => [role, themed(color[role].light, color[role].dark)]),
  ) as Record<ColorRole, string>,
  shadow: mapped<keyof typeof shadow, readonly ShadowLayer[]>(shadow, shadowCss),
  radius: mapped(radius, (px) => `${px}px`),
  control: mapped(densities.comfortable, (px) => `${px / 16}rem`),
  fontFamily,
});
