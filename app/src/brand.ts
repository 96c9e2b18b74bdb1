import { type BrandSettings, brandNameTexts } from '@portal/domain';

/** What the server writes into the page of a brand: the names that differ from the default, addresses and languages. */
type PageBrand = { names?: object } & Partial<
  Pick<BrandSettings, 'supportEmail' | 'legalLinks' | 'languages'>
>;

/** Of the attribute `data-brand`; without one, or with one that is no JSON, it is the default. */
export function readPageBrand(
  json: string | undefined,
): Omit<BrandSettings, 'look' | 'images' | 'dateFormat'> {
  let page: PageBrand = {};
  try {
    page = JSON.parse(json || '{}');
  } catch {}
  const { names, supportEmail = null, legalLinks = [], languages = ['en'] } = page;
  return { names: { ...brandNameTexts, ...names }, supportEmail, legalLinks, languages };
}

/** The brand of this page; the build has no page. */
export const brand = readPageBrand(
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.brand,
);
