import {
  type BrandSettings,
  brandNameTexts,
  dateFormats,
  defaultBrand,
  defaultNames,
  isLanguage,
  namesOf,
  recordOf,
} from '@portal/domain';
import { inOneRead, isPostgres, rawTable } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { startWorker, type Worker } from '../../base/worker.ts';
import { publicAddress } from '../media/index.ts';
import { brandFile } from './settings.ts';
import { type BrandInForce, checkBrand, isDefault, themeOf } from './theme.ts';

/* The brand in force, which pages and emails read without waiting. */

export const BRAND = 'brand';
/** Of the only row. */
export const BRAND_ID = 1;

/** `brand` is JSON; a reset stores the default, so that versions continue. `updated_at` is in milliseconds since 1970. */
export const brandModel = rawTable(
  BRAND,
  { brand: 'text', version: 'integer', updated_at: 'biginteger', updated_by: 'text' },
  {},
);

export interface BrandRow {
  brand: string;
  version: number;
}

export const emptyRow: BrandRow = { brand: JSON.stringify(defaultBrand), version: 0 };

const byDefault: BrandInForce = { brand: defaultBrand, theme: themeOf(defaultBrand.look) };

/** Stored images have the paths of their files; pages load them from where pictures are served. */
const withAddresses = (brand: BrandSettings): BrandSettings => ({
  ...brand,
  images: recordOf(namesOf(brand.images), (name) => {
    const image = brand.images[name];
    return image && { ...image, url: publicAddress(image.url) };
  }),
});

/**
 * The brand of a row. A default one is always the same object. One that an earlier version allowed but this one does not keeps what
 * it can: its names and addresses, or nothing.
 */
export const brandIn = (row: BrandRow): BrandInForce => {
  const data = Object(JSON.parse(row.brand));
  const known = Array.isArray(data.languages)
    ? [...new Set(data.languages.filter(isLanguage))]
    : [];
  const languages = known.length > 0 ? known : defaultBrand.languages;
  const dateFormat = dateFormats.find((format) => format === data.dateFormat);
  const { brand: stored, theme, errors } = checkBrand({ ...data, languages, dateFormat });
  const brand = withAddresses(stored);
  if (theme) return isDefault(brand) ? byDefault : { brand, theme };
  return errors.every(({ path }) => path[0] === 'look')
    ? { ...byDefault, brand: { ...brand, look: defaultBrand.look } }
    : byDefault;
};

let current: BrandInForce = brandFile ?? byDefault;
let version = 0;

/** The brand in force. The object is another one when it changed. */
export const brandNow = (): BrandInForce => current;

/** The operator's own name of something; undefined for the default one, which each language has. */
export const ownName = (name: 'portal' | 'nzOwned'): string | undefined => {
  const given = current.brand.names[name];
  return given === defaultNames[name] ? undefined : given;
};

/** The name of the portal; the default one in the language of now. */
export const portalName = (): string => ownName('portal') ?? brandNameTexts.portal;

/** Takes a stored brand over, after the commit. */
export const applyBrand = (row: BrandRow): void => {
  if (brandFile || row.version <= version) return;
  current = brandIn(row);
  version = row.version;
};

/** Milliseconds until another server shows a saved brand. */
const POLL = 2_000;

const readStored = async (strapi: Strapi): Promise<void> => {
  const row: BrandRow | undefined = await inOneRead(strapi, (sql) =>
    sql(BRAND).where({ id: BRAND_ID }).first('brand', 'version'),
  );
  if (row === undefined || row.version <= version) return;
  applyBrand(row);
  for (const { path, message } of checkBrand(Object(JSON.parse(row.brand))).errors)
    strapi.log.warn(`The stored brand is not valid: ${path.join('.')}: ${message}.`);
};

let worker: Worker | undefined;

/** Reads the stored brand, and on PostgreSQL again when another server saved one. */
export const startBrand = async (strapi: Strapi): Promise<void> => {
  if (brandFile) return;
  await readStored(strapi);
  if (!isPostgres(strapi)) return;
  const look = async () => {
    await readStored(strapi);
    return POLL;
  };
  worker = startWorker('brand', look, (error) => {
    strapi.log.error(error);
  });
};

export const stopBrand = async (): Promise<void> => worker?.stop();
