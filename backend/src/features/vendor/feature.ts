import type { Feature } from '../../base/feature.ts';
import { vendorApi } from './api.ts';

export const vendorFeature: Feature = {
  apis: { vendor: vendorApi },
};
