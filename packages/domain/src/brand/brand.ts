import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { brandLimits, textLimits } from '../base/limits.ts';
import type { TextField, TextFields } from '../fields/fields.ts';
import type { Language } from '../text/languages.ts';
import { type BrandNames, defaultNames } from './brandNames.ts';
import { line } from './nameFields.ts';

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

export const supportEmailField = lazyTexts({
  kind: 'email',
  label: m.support_email_label,
  max: textLimits.email,
}) satisfies TextField;

export const legalLinkFields = lazyTexts({
  label: line(m.legal_link_label, m.legal_link_label_required),
  href: {
    kind: 'link',
    label: m.legal_link_href,
    max: textLimits.link,
    required: m.legal_link_href_required,
  },
}) satisfies TextFields;

type BrandField =
  | keyof BrandNames
  | keyof BrandLook
  | keyof BrandImages
  | 'supportEmail'
  | 'legalLinks'
  | 'dateFormat'
  | 'languages';

/** Of the form, in screen order, and of the audit log. */
export const brandLabels: Readonly<Record<BrandField, string>> = lazyTexts({
  portal: m.brand_name_portal,
  apps: m.brand_name_apps,
  services: m.brand_name_services,
  nzOwned: m.brand_name_nz_owned,
  accent: m.brand_label_accent,
  accentDark: m.brand_label_accent_dark,
  panel: m.brand_label_panel,
  neutral: m.brand_label_neutral,
  radius: m.brand_label_radius,
  density: m.brand_label_density,
  font: m.brand_label_font,
  dateFormat: m.brand_label_date_format,
  logo: m.brand_label_logo,
  logoDark: m.brand_label_logo_dark,
  favicon: m.brand_label_favicon,
  signIn: m.brand_label_sign_in,
  supportEmail: m.support_email_label,
  legalLinks: m.brand_label_legal_links,
  languages: m.brand_label_languages,
});

export const brandTexts = lazyTexts({
  color: m.brand_color,
  radius: m.brand_radius,
  font: m.brand_font,
  contrast: m.brand_contrast,
  accentMissing: m.brand_accent_missing,
  logoMissing: m.brand_logo_missing,
  favicon: m.brand_favicon,
  faviconType: m.brand_favicon_type,
  unknown: (name: string) => m.brand_unknown({ name }),
  languages: m.brand_languages,
  tooManyLinks: () => m.brand_too_many_links({ count: brandLimits.legalLinks }),
});
