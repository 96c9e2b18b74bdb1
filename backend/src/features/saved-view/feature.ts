import type { Feature } from '../../base/feature.ts';
import { savedViewApi } from './api.ts';
import { savedViewChoiceModel, savedViewModel } from './savedViews.ts';

export const savedViewFeature: Feature = {
  models: [savedViewModel, savedViewChoiceModel],
  apis: { 'saved-view': savedViewApi },
};
