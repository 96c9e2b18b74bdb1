import type { Feature } from '../../base/feature.ts';
import { foldRecords, recordApis, recordModels } from './declaredRecords.ts';

export const recordsFeature: Feature = {
  models: recordModels,
  apis: recordApis,
  start: foldRecords,
};
