import type { Feature } from '../../base/feature.ts';
import { registerMedia } from './registerMedia.ts';

export const mediaFeature: Feature = {
  register: registerMedia,
};
