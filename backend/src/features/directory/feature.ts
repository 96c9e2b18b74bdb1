import type { Feature } from '../../base/feature.ts';
import { directoryApi } from './api.ts';

export const directoryFeature: Feature = {
  apis: { directory: directoryApi },
};
