import type { Feature } from '../../base/feature.ts';
import { registerMiddlewares } from './middlewares.ts';

export const httpFeature: Feature = {
  register: registerMiddlewares,
};
