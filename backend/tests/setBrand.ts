import { type BrandSettings, defaultBrand } from '@portal/domain';
import { applyBrand } from '../src/features/brand/brand.ts';

// Test files share the process, and an older version of the brand is not applied.
let version = 0;

/** Applies a brand in the process of the tests. Without changes it is the default one. */
export function setBrand(changes: Partial<BrandSettings> = {}): void {
  version += 1;
  applyBrand({ brand: JSON.stringify({ ...defaultBrand, ...changes }), version });
}
