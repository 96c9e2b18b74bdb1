/**
 * The parts of the theme that are the same in light and dark, as plain data for the build. Numbers are CSS pixels; text
 * sizes become rem, which scale with the font size of the browser.
 */

export const space = {
  none: 0,
  hair: 2,
  xxsmall: 4,
  snug: 6,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 20,
  xlarge: 24,
  xxlarge: 32,
  section: 40,
  page: 48,
  huge: 64,
} as const;
export type Space = keyof typeof space;

/** `control` is that of a brand; the others follow it. */
export const radius = { small: 4, badge: 6, control: 8, card: 12, dialog: 16, full: 999 } as const;

/** System fonts. */
const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const fontFamily = {
  text: `"Inter Variable", Inter, ${system}`,
  system,
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
} as const;

export interface TypeStyle {
  size: number;
  line: number;
  weight: number;
  tracking: string;
}

export const type = {
  caption: { size: 12, line: 16, weight: 450, tracking: '0.005em' },
  badge: { size: 12, line: 16, weight: 600, tracking: '0.03em' },
  small: { size: 13, line: 20, weight: 450, tracking: '0' },
  body: { size: 14, line: 21, weight: 420, tracking: '-0.003em' },
  label: { size: 14, line: 20, weight: 540, tracking: '-0.003em' },
  lead: { size: 16, line: 24, weight: 420, tracking: '-0.006em' },
  heading3: { size: 16, line: 24, weight: 620, tracking: '-0.01em' },
  heading2: { size: 20, line: 28, weight: 640, tracking: '-0.014em' },
  heading1: { size: 24, line: 32, weight: 650, tracking: '-0.02em' },
  display: { size: 32, line: 40, weight: 660, tracking: '-0.026em' },
} as const satisfies Record<string, TypeStyle>;
export type TypeName = keyof typeof type;

export const weight = { body: 420, medium: 540, semibold: 620, bold: 660 } as const;

export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  easeOut: 'cubic-bezier(.2,.7,.3,1)',
  easeIn: 'cubic-bezier(.5,0,.9,.4)',
  skeleton: '1400ms ease-in-out infinite',
} as const;

export const zIndex = {
  base: 0,
  stickyHead: 10,
  stickyBar: 20,
  topBar: 30,
  sideMenu: 40,
  progress: 50,
  popover: 60,
  dialog: 70,
  toast: 80,
  tooltip: 90,
  skipLink: 100,
} as const;

/** Heights of controls and rows, above the phone layout. */
export const densities = {
  comfortable: { compact: 32, default: 36, row: 44 },
  compact: { compact: 28, default: 32, row: 36 },
} as const;
export type Density = keyof typeof densities;

export const control = {
  ...densities.comfortable,
  touch: 44,
  check: 18,
  switchWidth: 36,
  switchHeight: 20,
  switchThumb: 16,
  badge: 22,
  chip: 26,
  minTarget: 24,
  rowTall: 60,
  tableHead: 36,
} as const;

export const layout = {
  sideMenu: 248,
  topBar: 56,
  content: 1200,
  form: 608,
  formGap: 40,
  authForm: 400,
  preview: 320,
  accountNav: 208,
  prose: 600,
  dialogSmall: 440,
  dialog: 560,
  drawer: 300,
  toast: 380,
} as const;

/** Minimum window widths of layouts; below `md` is the phone layout. */
export const breakpoint = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export type Breakpoint = keyof typeof breakpoint;
