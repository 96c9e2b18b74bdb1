import type { Feature } from '../../base/feature.ts';
import { registerMiddlewares } from './index.ts';

export const httpFeature: Feature = {
  register: registerMiddlewares,
};
