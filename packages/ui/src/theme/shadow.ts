import { color, type ThemedColor } from './color.ts';

/** A layer of a shadow. Sizes are CSS pixels. */
export interface ShadowLayer {
  y: number;
  blur: number;
  /** Default: 0. */
  spread?: number;
  /** Inside of the box. Default: outside. */
  inset?: true;
  color: ThemedColor;
}

const ink = (light: number, dark: string): ThemedColor => ({
  light: `rgb(28 27 22 / ${light})`,
  dark,
});
const black = (alpha: number) => `rgb(0 0 0 / ${alpha})`;
const white = (alpha: number) => `rgb(255 255 255 / ${alpha})`;

export const shadow = {
  control: [{ y: 1, blur: 1, color: ink(0.05, black(0)) }],
  float: [
    { y: 0, blur: 0, spread: 1, color: ink(0.08, white(0.09)) },
    { y: 4, blur: 8, spread: -2, color: ink(0.08, black(0)) },
    { y: 12, blur: 28, spread: -6, color: ink(0.16, black(0.6)) },
  ],
  dialog: [
    { y: 0, blur: 0, spread: 1, color: ink(0.06, white(0.1)) },
    { y: 24, blur: 64, spread: -12, color: ink(0.32, black(0.75)) },
  ],
  bar: [
    { y: -1, blur: 0, color: color.border },
    { y: -8, blur: 24, spread: -12, color: ink(0.12, black(0.5)) },
  ],
  polish: [
    { y: 1, blur: 0, inset: true, color: { light: white(0.16), dark: white(0.22) } },
    { y: 1, blur: 2, color: { light: 'rgb(6 50 41 / 0.24)', dark: black(0) } },
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>;

const px = (value: number) => (value === 0 ? '0' : `${value}px`);

/** A shadow as the value of `box-shadow`, in the colours of the theme. */
export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ y, blur, spread = 0, inset, color: { light, dark } }) =>
      [
        ...(inset ? ['inset'] : []),
        '0',
        px(y),
        px(blur),
        ...(spread === 0 ? [] : [px(spread)]),
        `light-dark(${light}, ${dark})`,
      ].join(' '),
    )
    .join(', ');
