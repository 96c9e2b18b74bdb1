import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { brandLimits } from '../base/limits.ts';
import type { TextField } from '../fields/fields.ts';
import type { BrandNames } from './brandNames.ts';

/** A name, which is required. */
export const line = (label: () => string, required: () => string) =>
  ({ kind: 'line', label, max: brandLimits.name, required }) as const;

export const brandNameFields: Readonly<Record<keyof BrandNames, TextField>> = lazyTexts({
  portal: line(m.brand_name_portal, m.brand_name_portal_required),
  apps: line(m.brand_name_apps, m.brand_name_apps_required),
  services: line(m.brand_name_services, m.brand_name_services_required),
  nzOwned: line(m.brand_name_nz_owned, m.brand_name_nz_owned_required),
});
