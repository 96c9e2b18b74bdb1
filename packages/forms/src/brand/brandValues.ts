import { decodeOr, type Media, mediaUrl } from '@portal/data/schemas';
import {
  type BrandSettings,
  brandLabels,
  brandLimits,
  brandTexts,
  type DateFormat,
  dateFormats,
  defaultNames,
  type Language,
  languageNames,
  languages,
  legalLinkFields,
  namesOf,
  readBrand,
  recordOf,
  textProblems,
} from '@portal/domain';
import { array, enums, nullable, number, object, partial, string } from 'superstruct';
import { type AcceptedPictures, anyPicture } from '../core/pictures/pictureProblem.ts';
import { m } from '../i18n/messages.js';

/** An empty text is the default; choices always have a value. */
export type BrandValues = {
  portal: string;
  apps: string;
  services: string;
  nzOwned: string;
  accent: string;
  accentDark: string;
  panel: string;
  neutral: string;
  radius: string;
  density: 'comfortable' | 'compact';
  font: string;
  dateFormat: DateFormat;
  logo: BrandImage | null;
  logoDark: BrandImage | null;
  favicon: BrandImage | null;
  signIn: BrandImage | null;
  supportEmail: string;
  legalLinks: LinkValues[];
  languages: Language[];
};

type BrandImage = NonNullable<BrandSettings['images']['logo']>;

export type LinkValues = { label: string; href: string };

/** The names of the languages, of which the first is marked as the default. */
export const languagesInWords = ([first, ...others]: readonly Language[]): string =>
  [
    ...(first
      ? [
          others.length > 0
            ? m.brand_language_default({ language: languageNames[first] })
            : languageNames[first],
        ]
      : []),
    ...others.map((language) => languageNames[language]),
  ].join(', ');

export const colorNames = ['accent', 'accentDark', 'panel', 'neutral'] as const;
/** In screen order. */
export const imageNames = ['logo', 'logoDark', 'favicon', 'signIn'] as const;

/** What the field of an image accepts. */
export const acceptedOf = (name: (typeof imageNames)[number]): AcceptedPictures =>
  name === 'favicon' ? { types: ['image/png'], message: brandTexts.faviconType } : anyPicture;

const nameNames = namesOf(defaultNames);

export function valuesOfBrand({ names, look, images, ...others }: BrandSettings) {
  const values: BrandValues = {
    ...names,
    ...recordOf(colorNames, (name) => look[name] ?? ''),
    radius: look.radius === null ? '' : String(look.radius),
    density: look.density ?? 'comfortable',
    font: look.font ?? '',
    dateFormat: others.dateFormat,
    ...images,
    supportEmail: others.supportEmail ?? '',
    legalLinks: others.legalLinks.map((link) => ({ ...link })),
    languages: [...others.languages],
  };
  return values;
}

/** `#0C6857` for `0c6857 `: what people paste. */
export function colorOf(text: string): string | null {
  const typed = text.trim();
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed || null;
}

/** The brand of these values, whose errors have the names of the form. */
export function brandOfValues(values: BrandValues) {
  const { supportEmail, legalLinks, radius, density, font } = values;
  const { brand, errors } = readBrand({
    names: recordOf(nameNames, (name) => values[name]),
    look: {
      ...recordOf(colorNames, (name) => colorOf(values[name])),
      radius: radius.trim() === '' ? null : Number(radius),
      density: density === 'compact' ? density : null,
      font: font.trim() || null,
    },
    images: recordOf(imageNames, (name) => values[name]),
    supportEmail,
    legalLinks,
    dateFormat: values.dateFormat,
    languages: values.languages,
  });
  return { brand, problems: errors.map(({ path, message }) => ({ path: fieldOf(path), message })) };
}

const groups: readonly unknown[] = ['names', 'look', 'images'];

/** `accent` for the path `look.accent`. */
export const fieldOf = (path: readonly string[]): string =>
  (groups.includes(path[0]) ? path[1] : path[0]) ?? '';

/** The panel beside sign-in in a window of 1920 × 1080 pixels. */
const panel = { width: 800, height: 1080 } as const;

/**
 * As an image of a brand: a copy that is large enough for sharp screens, the original of an icon, which is a PNG, or a copy that
 * covers the panel, at most the largest one.
 */
export function imageOf(media: Media, name: (typeof imageNames)[number]): BrandImage {
  const { width, height } = { width: media.width ?? 1, height: media.height ?? 1 };
  const wanted = name === 'signIn' ? Math.max(panel.width, (panel.height * width) / height) : 640;
  const widest = Math.max(...Object.values(media.formats ?? {}).map((copy) => copy.width), 0);
  const url = mediaUrl(media, name === 'signIn' && widest > 0 ? Math.min(wanted, widest) : wanted);
  return { url: name === 'favicon' ? media.url : url, width, height };
}

/** The errors of one link. */
export const linkErrors = (link: LinkValues): Partial<Record<keyof LinkValues, string>> =>
  Object.fromEntries(
    textProblems(legalLinkFields, link).map(({ path, message }) => [path[0], message]),
  );

export const maxLinks = brandLimits.legalLinks;

const others: readonly string[] = [
  'density',
  'dateFormat',
  'legalLinks',
  'languages',
  ...imageNames,
];
const texts = namesOf(brandLabels).filter((name) => !others.includes(name));
const image = nullable(object({ url: string(), width: number(), height: number() }));
const draft = partial(
  object({
    ...recordOf(texts, () => string()),
    ...recordOf(imageNames, () => image),
    density: enums(['comfortable', 'compact']),
    dateFormat: enums(dateFormats),
    legalLinks: array(object({ label: string(), href: string() })),
    languages: array(enums(languages)),
  }),
);
export const readBrandDraft = (values: unknown) => decodeOr(values, draft, null);
