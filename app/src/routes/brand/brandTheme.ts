import { type BrandLook, brandTexts } from '@portal/domain';
import { type Brand, BrandError, createBrandTheme, scrimOf } from '@portal/ui/theme/brand';
import { color } from '@portal/ui/theme/color';
import { vars } from '@portal/ui/theme/contract.css';
import { densities, fontFamily, radius } from '@portal/ui/theme/scale';
import { variableName } from '@portal/ui/theme/variables';
import { m } from '../../i18n/messages.js';

/** The look of a brand as CSS variables, or what is wrong with it. */
export interface PreviewTheme {
  /** Values by the variable's name on this page, those of the default included: this page may have a brand too. */
  variables: Readonly<Record<string, string>>;
  /** Colours that were changed, as sentences. */
  notes: readonly string[];
  /** The colours that follow the accent when they are empty. */
  computed: Pick<Record<keyof BrandLook, string>, 'accentDark' | 'panel'>;
  /** The colour between a picture and the text on it. */
  scrim: string;
  /** Why there is no such theme. Default: there is. */
  problem: string | null;
}

const px = (value: number) => `${value / 16}rem`;
const mapped = <V>(record: Readonly<Record<string, V>>, value: (each: V) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, each]) => [name, value(each)]));

const defaults: Record<string, Record<string, string>> = {
  color: mapped(color, ({ light, dark }) => `light-dark(${light}, ${dark})`),
  radius: mapped(radius, (value) => `${value}px`),
  control: mapped(densities.comfortable, px),
  fontFamily,
};

/** The names of the variables differ between builds. */
const onThisPage = (group: keyof typeof vars, name: string): string =>
  (Reflect.get(vars[group], name) as string).slice('var('.length, -1);

const notes = {
  accent: { light: m.brand_accent_adjusted_light, dark: m.brand_accent_adjusted_dark },
  panel: { light: m.brand_panel_adjusted_light, dark: m.brand_panel_adjusted_dark },
};

function brandOf(look: BrandLook): Brand {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null));
}

export function previewTheme(look: BrandLook): PreviewTheme {
  let theme: Pick<ReturnType<typeof createBrandTheme>, 'variables' | 'adjustments' | 'colors'>;
  let problem: string | null = null;
  try {
    theme = createBrandTheme(brandOf(look));
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    problem = brandTexts.contrast;
    theme = { variables: {}, adjustments: [], colors: color };
  }
  const groups = Object.keys(defaults) as (keyof typeof vars)[];
  return {
    variables: Object.fromEntries(
      groups.flatMap((group) =>
        Object.entries(defaults[group] ?? {}).map(([name, value]) => [
          onThisPage(group, name),
          theme.variables[variableName(group, name)] ?? value,
        ]),
      ),
    ),
    scrim: scrimOf(theme.colors),
    computed: { accentDark: theme.colors.accent.dark, panel: theme.colors.stone.light },
    notes: theme.adjustments.map(({ role, scheme, asked, used }) =>
      notes[role === 'accent' ? 'accent' : 'panel'][scheme]({ asked, used }),
    ),
    problem,
  };
}
