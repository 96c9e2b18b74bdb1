import {
  type BrandLook,
  type BrandSettings,
  brandTexts,
  defaultBrand,
  readBrand,
} from '@portal/domain';
// The only import of the backend from the portal: both compute the same colours, and browsers send no CSS.
import {
  type Brand,
  BrandError,
  type BrandTheme,
  createBrandTheme,
  logoRules,
  noWordRules,
  pictureRules,
  rule,
} from '../../../../packages/ui/src/theme/brand.ts';

export { logoRules, noWordRules, pictureRules, rule };

export interface BrandInForce {
  brand: BrandSettings;
  theme: BrandTheme;
  /** Images that the pages have by this path, from the folder of `BRAND_FILE`. Default: none. */
  files?: ReadonlyMap<string, ImageFile>;
}

export interface ImageFile {
  mime: string;
  data: Buffer;
  /** Which image of which file it is, for errors. */
  place: string;
}

export const isDefault = (brand: BrandSettings): boolean =>
  JSON.stringify(brand) === JSON.stringify(defaultBrand);

/** Throws `BrandError` for colours that cannot be corrected to have enough contrast. */
export const themeOf = (look: BrandLook): BrandTheme =>
  createBrandTheme(
    Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null)) as Brand,
  );

/** `readBrand` with the theme, which is missing if there are errors, also of contrast. */
export const checkBrand = (data: Readonly<Record<string, unknown>>) => {
  const { brand, errors } = readBrand(data);
  if (errors.length > 0) return { brand, errors };
  try {
    return { brand, errors, theme: themeOf(brand.look) };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return { brand, errors: [{ path: ['look', error.field], message: brandTexts.contrast }] };
  }
};
