import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/** The names of things on screen. */
export interface BrandNames {
  /** Of the portal: in titles, emails and on the sign-in page. */
  portal: string;
  apps: string;
  services: string;
  nzOwned: string;
}

/** As they are stored: pages show `brandNameTexts` in their place. */
export const defaultNames: BrandNames = {
  portal: 'Customer portal',
  apps: 'App Listings',
  services: 'Cloud Experts',
  nzOwned: 'NZ owned',
};

/** The default names in the language of now. */
export const brandNameTexts: BrandNames = lazyTexts({
  portal: m.brand_default_portal,
  apps: m.brand_default_apps,
  services: m.brand_default_services,
  nzOwned: m.brand_default_nz_owned,
});
