import type { Feature } from '../../base/feature.ts';
import { pictureUses } from '../media/index.ts';
import { trashApi } from './api.ts';
import { eraseExpired } from './erase.ts';
import { notInTrash, trashIndexes, trashModels } from './tables.ts';

export const trashFeature: Feature = {
  apis: { trash: trashApi },
  models: trashModels,
  register: () => pictureUses.push({ unused: notInTrash, past: true }),
  indexes: () => trashIndexes,
  sweep: (strapi) => eraseExpired(strapi),
};
