import { createGlobalTheme } from '@vanilla-extract/css';
import { type ColorRole, color } from './color.ts';
import { densities, fontFamily, radius } from './scale.ts';

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
  shadow: {
    control: `0 1px 1px ${themed('rgb(28 27 22 / .05)', 'transparent')}`,
    float: `0 0 0 1px ${themed('rgb(28 27 22 / .08)', 'rgb(255 255 255 / .09)')}, 0 4px 8px -2px ${themed('rgb(28 27 22 / .08)', 'transparent')}, 0 12px 28px -6px ${themed('rgb(28 27 22 / .16)', 'rgb(0 0 0 / .6)')}`,
    dialog: `0 0 0 1px ${themed('rgb(28 27 22 / .06)', 'rgb(255 255 255 / .1)')}, 0 24px 64px -12px ${themed('rgb(28 27 22 / .32)', 'rgb(0 0 0 / .75)')}`,
    bar: `0 -1px 0 ${themed('#e5e3de', '#2d2e2b')}, 0 -8px 24px -12px ${themed('rgb(28 27 22 / .12)', 'rgb(0 0 0 / .5)')}`,
    polish: `inset 0 1px 0 ${themed('rgb(255 255 255 / .16)', 'rgb(255 255 255 / .22)')}, 0 1px 2px ${themed('rgb(6 50 41 / .24)', 'transparent')}`,
  },
  radius: mapped(radius, (px) => `${px}px`),
  control: mapped(densities.comfortable, (px) => `${px / 16}rem`),
  fontFamily,
});
