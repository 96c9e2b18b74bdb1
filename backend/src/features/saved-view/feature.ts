import type { Feature } from '../../base/feature.ts';
import { savedViewApi } from './api.ts';
import { savedViewModel } from './savedViews.ts';

export const savedViewFeature: Feature = {
  models: [savedViewModel],
  apis: { 'saved-view': savedViewApi },
};
