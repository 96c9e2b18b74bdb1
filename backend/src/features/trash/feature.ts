import type { Feature } from '../../base/feature.ts';
import { pictureUses } from '../media/index.ts';
import { eraseTrash } from './erase.ts';
import { notInTrash, trashIndexes, trashModels } from './tables.ts';

export const trashFeature: Feature = {
  models: trashModels,
  register: () => pictureUses.push({ unused: notInTrash, past: true }),
  indexes: () => trashIndexes,
  sweep: (strapi) => eraseTrash(strapi),
};
