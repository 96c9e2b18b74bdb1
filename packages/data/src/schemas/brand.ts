import { type BrandSettings, dateFormats, languages } from '@portal/domain';
import { array, enums, type Infer, nullable, number, object, string } from 'superstruct';

const image = nullable(object({ url: string(), width: number(), height: number() }));

const settings = object({
  names: object({ portal: string(), apps: string(), services: string(), nzOwned: string() }),
  look: object({
    accent: nullable(string()),
    accentDark: nullable(string()),
    panel: nullable(string()),
    neutral: nullable(string()),
    radius: nullable(number()),
    density: nullable(enums(['comfortable', 'compact'])),
    font: nullable(string()),
  }),
  images: object({ logo: image, logoDark: image, favicon: image, signIn: image }),
  supportEmail: nullable(string()),
  legalLinks: array(object({ label: string(), href: string() })),
  dateFormat: enums(dateFormats),
  languages: array(enums(languages)),
});

/** The brand of the portal. */
export const storedBrandStruct = object({
  brand: settings,
  /** Increases with each change. */
  version: number(),
  /** `file`: it is set in a file of the server, and cannot be changed in the portal. */
  source: enums(['default', 'file', 'saved']),
});

export type StoredBrand = Omit<Infer<typeof storedBrandStruct>, 'brand'> & {
  brand: BrandSettings;
};
