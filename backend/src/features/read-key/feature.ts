import type { Feature } from '../../base/feature.ts';
import { readKeyApi } from './api.ts';
import { readKeysModel } from './keys.ts';

export const readKeyFeature: Feature = {
  models: [readKeysModel],
  apis: { 'read-key': readKeyApi },
};
