import type { Feature } from '../../base/feature.ts';
import { viewApi } from './api.ts';
import { sweepVisitors, visitorModels } from './visitors.ts';

export const viewFeature: Feature = {
  models: visitorModels,
  apis: { view: viewApi },
  start: sweepVisitors,
  sweep: sweepVisitors,
};
