import { brandLimits, textLimits } from '../base/limits.ts';
import { namesOf, recordOf } from '../base/recordOf.ts';
import type { TextField, TextFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { Language } from '../text/languages.ts';
import { type BrandNames, defaultNames } from './brandNames.ts';
import { brandNameFields, line } from './nameFields.ts';

/* What an operator changes of the portal: its names, colours and addresses. */

/** Colours are written as `#rrggbb`; null is the default. */
export interface BrandLook {
  /** Of primary buttons, links and selected items. */
  accent: string | null;
  /** The same in the dark theme. Default: computed from `accent`. */
  accentDark: string | null;
  /** Of the panel beside sign-in. */
  panel: string | null;
  /** A colour whose hue tints the greys. */
  neutral: string | null;
  /** Of buttons and fields, in CSS pixels, 0 to 16. */
  radius: number | null;
  density: 'comfortable' | 'compact' | null;
  /** A CSS list of font families, which are installed on the reader's device. */
  font: string | null;
}

/** A picture, of which pages load the address `url`. */
export interface BrandImage {
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** How dates are written: November 26th 2026, 26 November 2026 or 2026-11-26. Languages other than English have one way of their own for the first two. */
export const dateFormats = ['month-first', 'day-first', 'iso'] as const;

export type DateFormat = (typeof dateFormats)[number];

/** Null is the default. */
interface BrandImages {
  /** In the menu, and on the panel beside sign-in. */
  logo: BrandImage | null;
  /** On dark grounds. Default: `logo`. */
  logoDark: BrandImage | null;
  /** Of browser tabs; at most 512 pixels wide and high. */
  favicon: BrandImage | null;
  /** On the panel beside sign-in, in place of the drawing. It fills the panel, so its edges may be cut off. */
  signIn: BrandImage | null;
}

interface LegalLink {
  label: string;
  href: string;
}

export interface BrandSettings {
  names: BrandNames;
  look: BrandLook;
  images: BrandImages;
  /** Shown where a user needs help, and in emails. */
  supportEmail: string | null;
  /** In the footer of sign-in and of emails, in this order. */
  legalLinks: readonly LegalLink[];
  dateFormat: DateFormat;
  /** At least one, among which users choose. The first is for browsers that prefer none of them. */
  languages: readonly Language[];
}

export const defaultBrand: BrandSettings = {
  names: defaultNames,
  look: {
    accent: null,
    accentDark: null,
    panel: null,
    neutral: null,
    radius: null,
    density: null,
    font: null,
  },
  images: { logo: null, logoDark: null, favicon: null, signIn: null },
  supportEmail: null,
  legalLinks: [],
  dateFormat: 'month-first',
  languages: ['en'],
};

/** Whether the panel beside sign-in says 'Directory' beside the mark, which a portal with its own name or logo does not. */
export const saysDirectory = ({ names, images }: BrandSettings): boolean =>
  names.portal === defaultNames.portal && images.logo === null;

export const supportEmailField = {
  kind: 'email',
  label: 'Support email',
  max: textLimits.email,
} as const satisfies TextField;

export const legalLinkFields = {
  label: line('Text'),
  href: {
    kind: 'link',
    label: 'Address',
    max: textLimits.link,
    required: genericTexts.required('Address'),
  },
} as const satisfies TextFields;

type BrandField =
  | keyof BrandNames
  | keyof BrandLook
  | keyof BrandImages
  | 'supportEmail'
  | 'legalLinks'
  | 'dateFormat'
  | 'languages';

/** Of the form, in screen order, and of the audit log. */
export const brandLabels: Readonly<Record<BrandField, string>> = {
  ...recordOf(namesOf(brandNameFields), (name) => brandNameFields[name].label),
  accent: 'Accent colour',
  accentDark: 'Dark theme accent',
  panel: 'Sign-in panel',
  neutral: 'Tint of greys',
  radius: 'Corner radius',
  density: 'Density',
  font: 'Font',
  dateFormat: 'Date format',
  logo: 'Logo',
  logoDark: 'Dark theme logo',
  favicon: 'Favicon',
  signIn: 'Sign-in picture',
  supportEmail: supportEmailField.label,
  legalLinks: 'Legal links',
  languages: 'Languages',
};

export const brandTexts = {
  color: 'Use a colour such as #0c6857',
  radius: 'Use a whole number from 0 to 16',
  font: 'Use names of font families, such as "Source Sans 3", Georgia, serif',
  contrast: 'Use another colour: text on this one would be hard to read',
  accentMissing: 'Set a colour for the light theme too',
  logoMissing: 'Add a logo for the light theme too',
  favicon: 'Maximum 512 × 512 pixels',
  faviconType: 'Unsupported Format: Must be PNG',
  unknown: (name: string) => `${name} is not part of a brand`,
  languages: 'Choose at least one language',
  tooManyLinks: `Use at most ${brandLimits.legalLinks} links`,
} as const;
