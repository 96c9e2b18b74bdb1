import type { Feature } from '../../base/feature.ts';
import { numberJob } from './numberChanges.ts';
import { prepareChanges } from './prepare.ts';
import { sweepChanges } from './sync.ts';
import { changeModels } from './tables.ts';

export const directoryChangesFeature: Feature = {
  models: changeModels,
  prepare: prepareChanges,
  jobs: [numberJob],
  sweep: sweepChanges,
};
