import type { Feature } from '../../base/feature.ts';
import { waitWhile } from '../mail/index.ts';
import { importApi } from './api.ts';
import { importJob } from './job.ts';
import { sweepImports } from './records.ts';
import { makesMoreOf } from './runningDecisions.ts';
import { importModel, importRowModel } from './tables.ts';

export const importsFeature: Feature = {
  models: [importModel, importRowModel],
  apis: { import: importApi },
  jobs: [importJob],
  sweep: sweepImports,
  register() {
    waitWhile(makesMoreOf);
  },
};
