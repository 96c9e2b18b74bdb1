import type { Feature } from '../../base/feature.ts';
import { analyticsApi } from './api.ts';

export const analyticsFeature: Feature = {
  apis: { analytics: analyticsApi },
};
