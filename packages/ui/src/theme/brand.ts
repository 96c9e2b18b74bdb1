import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import { type ColorRole, color, type ThemedColor } from './color.ts';
import { contrast, contrastPairs } from './contrast.ts';
import { type Density, densities, fontFamily, radius } from './scale.ts';
import { variableName } from './variables.ts';

export * from './brandImages.ts';

/** What a brand decides; the rest of the theme is computed from it. Colours are written as `#rrggbb`. */
export interface Brand {
  /** Colour of primary buttons, links and selected items. Default: greenstone. */
  accent?: string;
  /** That colour in the dark theme. Default: computed from `accent`. */
  accentDark?: string;
  /** Colour of the panel beside sign-in, in both themes. Default: a dark shade of `accent`. */
  panel?: string;
  /** A colour whose hue tints the greys. Default: a warm grey. */
  neutral?: string;
  /** Radius of buttons and fields in CSS pixels, 0 to 16; that of cards and dialogs follows. Default: 8. */
  radius?: number;
  /** Height of buttons, fields and rows. Default: `comfortable`. */
  density?: Density;
  /** A CSS list of font families. The page loads their files. Default: Inter. */
  font?: string;
}

type Scheme = keyof ThemedColor;

/** A seed that was changed, because its contrast was too low. */
export interface Adjustment {
  role: ColorRole;
  scheme: Scheme;
  asked: string;
  used: string;
}

export interface BrandTheme {
  colors: Record<ColorRole, ThemedColor>;
  /** Values that differ from the default theme, by CSS variable. */
  variables: Readonly<Record<string, string>>;
  adjustments: readonly Adjustment[];
}

/** A value of a brand that makes no theme. `field` is its name in the brand. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly field: keyof Brand;
  constructor(field: keyof Brand, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
  }
}

const toRgb = register(modeRgb);
const toOklch = register(modeOklch);

/** Lightness and chroma from 0, hue in degrees. */
const read = (hex: string) => {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
};
const write = ({ l, c, h }: ReturnType<typeof read>): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** Roles with the hue of the accent, and those with the hue of the greys. */
const accents = [
  'accent',
  'accentHover',
  'accentPressed',
  'onAccent',
  'accentText',
  'accentSoft',
  'accentSoftHover',
  'accentLine',
  'selected',
  'focus',
  'inverseAccent',
  'stone',
  'stoneText',
  'stoneMuted',
  'chart1',
] as const satisfies ColorRole[];
const greys = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'hover',
  'pressed',
  'raisedHover',
  'skeleton',
  'border',
  'borderStrong',
  'borderControl',
  'borderControlHover',
  'text',
  'textMuted',
  'textSubtle',
  'textDisabled',
  'neutralSoft',
  'neutralText',
  'neutralLine',
  'inverse',
  'onInverse',
  'inverseMuted',
  'chart2',
  'chartGrid',
] as const satisfies ColorRole[];

const isAccent = (role: ColorRole) => (accents as readonly ColorRole[]).includes(role);

/** A colour with the hue of the seed, as vivid beside the seed as it was beside the default one. */
function recolor(hex: string, beside: string, seed: string): string {
  const { l, c } = read(hex);
  const { c: vivid, h } = read(seed);
  return write({ l, c: c * Math.min(2, vivid / read(beside).c), h });
}

type Colors = Record<ColorRole, string>;

const lighter = (hex: string, by: number) => write({ ...read(hex), l: read(hex).l + by });

/** The colours of one scheme before their contrast is checked. */
function paint(brand: Brand, scheme: Scheme): Colors {
  const colors = Object.fromEntries(
    Object.entries(color).map(([role, value]) => [role, value[scheme]]),
  ) as Colors;
  const { accent: seed, neutral, panel } = brand;
  if (neutral)
    for (const role of greys) colors[role] = recolor(colors[role], color.chart2.light, neutral);
  if (seed)
    for (const role of accents) colors[role] = recolor(colors[role], color.accent.light, seed);
  const own = scheme === 'light' ? seed : brand.accentDark;
  if (own) colors.accent = own;
  if (seed) {
    const inks = ['#ffffff', recolor(color.onAccent.dark, color.accent.light, seed)] as const;
    const [white, dark] = inks;
    const isDark = contrast(white, colors.accent) < 4.5 && contrast(dark, colors.accent) >= 4.5;
    colors.onAccent = isDark ? dark : white;
    colors.accentHover = lighter(colors.accent, isDark ? 0.06 : -0.06);
    colors.accentPressed = lighter(colors.accent, isDark ? -0.04 : -0.12);
  }
  if (panel) colors.stone = panel;
  return colors;
}

/** Lightness of one step of a correction, from 0 to 1. */
const STEP = 0.005;

/** Moves a colour to the next shade; returns whether it moved. */
function move(colors: Colors, role: ColorRole, isLighter: boolean): boolean {
  // Near black, several steps are the same shade.
  for (let by = STEP; by < 1; by += STEP) {
    const next = lighter(colors[role], isLighter ? by : -by);
    if (next === colors[role]) continue;
    colors[role] = next;
    return true;
  }
  return false;
}

const isLighter = (one: string, other: string) => read(one).l >= read(other).l;
const pairs = contrastPairs.flatMap(({ ink, least, grounds }) =>
  grounds.map((ground) => ({ ink, ground, least })),
);

/** Corrects colours until each pair with one of `free` has its contrast. The ink moves first, then its background. */
function ensureContrast(colors: Colors, scheme: Scheme, free: ReadonlySet<ColorRole>): void {
  const isLow = ({ ink, ground, least }: (typeof pairs)[number]) =>
    contrast(colors[ink], colors[ground]) < least && (free.has(ink) || free.has(ground));
  // A correction can lower the contrast of another pair; none takes more steps than there are shades.
  for (let round = 0; round < 1 / STEP; round += 1) {
    const low = pairs.filter(isLow);
    if (low.length === 0) return;
    for (const { ink, ground } of low) {
      // Text on the accent is light or dark, whichever it allows; the others are as in the default theme.
      const inkIsLighter =
        ink === 'onAccent'
          ? isLighter(colors[ink], colors[ground])
          : isLighter(color[ink][scheme], color[ground][scheme]);
      if (!(free.has(ink) && move(colors, ink, inkIsLighter)) && free.has(ground))
        move(colors, ground, !inkIsLighter);
    }
  }
  const [{ ink, ground, least } = { ink: 'text', ground: 'canvas', least: 4.5 } as const] =
    pairs.filter(isLow);
  throw new BrandError(
    isAccent(ink) || isAccent(ground) ? 'accent' : 'neutral',
    `${ink} (${colors[ink]}) on ${ground} (${colors[ground]}) has no contrast of ${least}.`,
  );
}

const colorFields = ['accent', 'accentDark', 'panel', 'neutral'] as const;

function validate(brand: Brand): void {
  for (const field of colorFields)
    if (brand[field] !== undefined && !/^#[0-9a-f]{6}$/i.test(brand[field]))
      throw new BrandError(field, 'Use a colour such as #0c6857.');
  const { radius: round = 8, density = 'comfortable', font = '' } = brand;
  if (!(round >= 0 && round <= 16)) throw new BrandError('radius', 'Use a number from 0 to 16.');
  if (!(density in densities))
    throw new BrandError('density', `Use ${Object.keys(densities).join(' or ')}.`);
  if (!/^[\w\p{L}\p{M}\s"',-]*$/u.test(font)) throw new BrandError('font', 'Use font names.');
  if (brand.accentDark && !brand.accent)
    throw new BrandError('accentDark', 'Set accent too, which the other colours follow.');
}

/**
 * Computes the theme of a brand. Every pair of `contrastPairs` has its contrast: seeds are changed where they are too weak,
 * which `adjustments` tells. Throws `BrandError` for a value that is invalid or cannot be corrected.
 */
export function createBrandTheme(brand: Brand): BrandTheme {
  validate(brand);
  const free = new Set<ColorRole>([
    ...(brand.accent ? accents : []),
    ...(brand.neutral ? greys : []),
    ...(brand.panel ? (['stone', 'stoneText', 'stoneMuted'] as const) : []),
  ]);
  const scheme = (name: Scheme) => {
    const colors = paint(brand, name);
    ensureContrast(colors, name, free);
    return colors;
  };
  const [light, dark] = [scheme('light'), scheme('dark')];
  for (const colors of [light, dark])
    if (brand.accent) {
      const { r, g, b } = channels(colors.chart1);
      colors.chart1Fill = `rgb(${r} ${g} ${b} / .14)`;
    }
  const colors = Object.fromEntries(
    (Object.keys(color) as ColorRole[]).map((role) => [
      role,
      { light: light[role], dark: dark[role] },
    ]),
  ) as Record<ColorRole, ThemedColor>;
  const asked: [ColorRole, Scheme, string | undefined][] = [
    ['accent', 'light', brand.accent],
    ['accent', 'dark', brand.accentDark],
    ['stone', 'light', brand.panel],
    ['stone', 'dark', brand.panel],
  ];
  return {
    colors,
    variables: variablesOf(brand, colors),
    adjustments: asked.flatMap(([role, scheme, seed]) => {
      const used = colors[role][scheme];
      return seed && seed.toLowerCase() !== used.toLowerCase()
        ? [{ role, scheme, asked: seed, used }]
        : [];
    }),
  };
}

function channels(hex: string) {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  const byte = (part: number) => Math.round(part * 255);
  return { r: byte(r), g: byte(g), b: byte(b) };
}

function variablesOf(brand: Brand, colors: BrandTheme['colors']): Record<string, string> {
  const changed = (Object.keys(color) as ColorRole[]).filter(
    (role) => colors[role].light !== color[role].light || colors[role].dark !== color[role].dark,
  );
  const { radius: round = radius.control, density = 'comfortable', font } = brand;
  const values: Record<string, Record<string, string>> = {
    color: Object.fromEntries(
      changed.map((role) => [role, `light-dark(${colors[role].light}, ${colors[role].dark})`]),
    ),
    radius: round === radius.control ? {} : corners(round),
    control:
      density === 'comfortable' ? {} : mapValues(densities[density], (px) => `${px / 16}rem`),
    fontFamily: font ? { text: `${font}, ${fontFamily.system}` } : {},
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([group, of]) =>
      Object.entries(of).map(([name, value]) => [variableName(group, name), value]),
    ),
  );
}

const mapValues = (record: Readonly<Record<string, number>>, value: (px: number) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, px]) => [name, value(px)]));

function corners(round: number): Record<string, string> {
  const { full: _, small, badge, ...large } = radius;
  const of = (px: number) => (px * round) / radius.control;
  return {
    // A checkbox must not look like a radio button, nor a badge like a chip.
    ...mapValues({ small, badge }, (px) => `${Math.min(of(px), px * 1.25)}px`),
    ...mapValues(large, (px) => `${of(px)}px`),
  };
}

/** The style sheet of a brand, to load after those of the components. Empty for the default theme. Throws `BrandError`. */
export function brandCss(brand: Brand): string {
  const lines = Object.entries(createBrandTheme(brand).variables).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return lines.length === 0 ? '' : `html:root {\n${lines.join('\n')}\n}\n`;
}
