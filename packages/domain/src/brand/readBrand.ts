import { brandLimits } from '../base/limits.ts';
import { namesOf, recordOf } from '../base/recordOf.ts';
import { type FieldError, fieldProblem, textProblems } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { cleanAddress, completeLink } from '../text/address.ts';
import { isLanguage } from '../text/languages.ts';
import { safeLink } from '../text/link.ts';
import {
  type BrandImage,
  type BrandLook,
  type BrandSettings,
  brandLabels,
  brandTexts,
  dateFormats,
  defaultBrand,
  legalLinkFields,
  supportEmailField,
} from './brand.ts';
import { defaultNames } from './brandNames.ts';
import { brandNameFields } from './nameFields.ts';

/* Validates the brand of a form, a call or a file. */

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const color = (value: unknown) => (isColor(value) ? undefined : brandTexts.color);

const family = `(?:"[\\w\\p{L}\\p{M} ,'-]+"|'[\\w\\p{L}\\p{M} ,"-]+'|-?[a-z][\\w-]*(?: +[a-z][\\w-]*)*)`;
/** Families with or without quotes: another value would make the style sheet or the fonts of a page invalid. */
const fontList = new RegExp(`^${family}(?: *, *${family})*$`, 'iu');
/** Words that CSS reserves, and the sign of the page's nonce. */
const reserved = /(?:^|,) *(?:inherit|initial|unset|revert|revert-layer|default) *(?:,|$)|__/i;

/** The message for an invalid value of the look; null is always valid. */
const lookProblems: Record<keyof BrandLook, (value: unknown) => string | undefined> = {
  accent: color,
  accentDark: color,
  panel: color,
  neutral: color,
  radius: (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 16
      ? undefined
      : brandTexts.radius,
  density: (value) =>
    value === 'comfortable' || value === 'compact'
      ? undefined
      : genericTexts.notValid(brandLabels.density),
  font: (value) =>
    typeof value === 'string' &&
    value.length <= 200 &&
    fontList.test(value) &&
    !reserved.test(value)
      ? undefined
      : brandTexts.font,
};

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});

const under = (errors: FieldError[], ...path: string[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: [...path, ...error.path] }));

function lookErrors(look: Values): FieldError[] {
  const errors = namesOf(lookProblems).flatMap((name) => {
    const message = (look[name] ?? null) === null ? undefined : lookProblems[name](look[name]);
    return message ? [{ path: [name], message }] : [];
  });
  return look.accentDark && !look.accent
    ? [...errors, { path: ['accent'], message: brandTexts.accentMissing }]
    : errors;
}

const isLength = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function imageOf(value: unknown): BrandImage | null {
  const { url, width, height } = valuesOf(value);
  const isImage = typeof url === 'string' && url !== '' && isLength(width) && isLength(height);
  return isImage ? { url, width, height } : null;
}

function imageErrors(images: Values): FieldError[] {
  const { logo, logoDark } = images;
  const icon = imageOf(images.favicon);
  return [
    ...namesOf(defaultBrand.images)
      .filter((name) => (images[name] ?? null) !== null && !imageOf(images[name]))
      .map((name) => ({ path: [name], message: genericTexts.notValid(brandLabels[name]) })),
    ...(icon && Math.max(icon.width, icon.height) > 512
      ? [{ path: ['favicon'], message: brandTexts.favicon }]
      : []),
    ...(logoDark && !logo ? [{ path: ['logo'], message: brandTexts.logoMissing }] : []),
  ];
}

function dateFormatErrors(chosen: unknown): FieldError[] {
  if (dateFormats.some((format) => format === chosen)) return [];
  return [{ path: ['dateFormat'], message: genericTexts.notValid(brandLabels.dateFormat) }];
}

function languageErrors(chosen: unknown): FieldError[] {
  const isRepeated = Array.isArray(chosen) && new Set(chosen).size < chosen.length;
  if (!Array.isArray(chosen) || !chosen.every(isLanguage) || isRepeated)
    return [{ path: ['languages'], message: genericTexts.notValid(brandLabels.languages) }];
  return chosen.length > 0 ? [] : [{ path: ['languages'], message: brandTexts.languages }];
}

/** Values of a wrong kind, and names that no brand has. */
function shapeErrors(data: Values): FieldError[] {
  const errorsIn = (value: unknown, known: object, ...path: string[]): FieldError[] => {
    if ((value ?? null) === null) return [];
    if (!isValues(value)) return [{ path, message: genericTexts.notValid(path.join('.')) }];
    return Object.keys(value)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => ({ path: [...path, name], message: brandTexts.unknown(name) }));
  };
  const links = data.legalLinks ?? [];
  return [
    ...errorsIn(data, defaultBrand),
    ...errorsIn(data.names, defaultNames, 'names'),
    ...errorsIn(data.look, defaultBrand.look, 'look'),
    ...errorsIn(data.images, defaultBrand.images, 'images'),
    ...(Array.isArray(links)
      ? links.flatMap((link, at) => errorsIn(link, legalLinkFields, 'legalLinks', String(at)))
      : [{ path: ['legalLinks'], message: genericTexts.notValid('legalLinks') }]),
  ];
}

/**
 * The brand of a form, a call or a file, and an error for each wrong value. What is missing has its default. Whether the colours
 * have enough contrast is computed with the theme.
 */
export function readBrand(data: Values): { brand: BrandSettings; errors: FieldError[] } {
  const names: Values = { ...defaultNames, ...valuesOf(data.names) };
  const given = valuesOf(data.look);
  const font = typeof given.font === 'string' ? given.font.trim() : given.font;
  const look: Values = { ...defaultBrand.look, ...given, ...(font === undefined ? {} : { font }) };
  const images = valuesOf(data.images);
  const links = Array.isArray(data.legalLinks) ? data.legalLinks.map(valuesOf) : [];
  const dateFormat = data.dateFormat ?? defaultBrand.dateFormat;
  const chosen = data.languages ?? defaultBrand.languages;
  const email = typeof data.supportEmail === 'string' ? cleanAddress(data.supportEmail) : '';
  const emailProblem = fieldProblem(supportEmailField, data.supportEmail ?? '');
  const errors = [
    ...shapeErrors(data),
    ...under(textProblems(brandNameFields, names), 'names'),
    ...under(lookErrors(look), 'look'),
    ...under(imageErrors(images), 'images'),
    ...(emailProblem ? [{ path: ['supportEmail'], message: emailProblem }] : []),
    ...links.flatMap((link, at) =>
      under(textProblems(legalLinkFields, link), 'legalLinks', String(at)),
    ),
    ...(links.length > brandLimits.legalLinks
      ? [{ path: ['legalLinks'], message: brandTexts.tooManyLinks }]
      : []),
    ...dateFormatErrors(dateFormat),
    ...languageErrors(chosen),
  ];
  const brand: BrandSettings = {
    names: recordOf(namesOf(defaultNames), (name) => String(names[name]).trim()),
    look: recordOf(namesOf(defaultBrand.look), (name) => look[name] ?? null) as BrandLook,
    images: recordOf(namesOf(defaultBrand.images), (name) => imageOf(images[name])),
    supportEmail: email || null,
    legalLinks: links.map(({ label, href }) => ({
      label: String(label).trim(),
      href: safeLink(completeLink(String(href))) ?? '',
    })),
    dateFormat: dateFormats.find((format) => format === dateFormat) ?? defaultBrand.dateFormat,
    languages: Array.isArray(chosen) ? [...new Set(chosen.filter(isLanguage))] : [],
  };
  return { brand, errors };
}
