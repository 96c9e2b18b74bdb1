import type { Feature } from '../../base/feature.ts';
import { pictureUses } from '../media/index.ts';
import { brandApi } from './api.ts';
import { brandModel, startBrand, stopBrand } from './brand.ts';
import { notInBrand } from './images.ts';

export const brandFeature: Feature = {
  models: [brandModel],
  apis: { brand: brandApi },
  register: () => pictureUses.push({ unused: notInBrand }),
  start: startBrand,
  stop: stopBrand,
};
