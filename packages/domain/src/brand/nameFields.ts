import { brandLimits } from '../base/limits.ts';
import type { TextField } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { BrandNames } from './brandNames.ts';

/** A name, which is required. */
export const line = (label: string): TextField => ({
  kind: 'line',
  label,
  max: brandLimits.name,
  required: genericTexts.required(label),
});

export const brandNameFields: Readonly<Record<keyof BrandNames, TextField>> = {
  portal: line('Portal name'),
  apps: line('Name of app listings'),
  services: line('Name of service listings'),
  nzOwned: line('Name of the NZ owned mark'),
};
