import { tellOfFailedJobs } from '../../base/failures.ts';
import type { Feature } from '../../base/feature.ts';
import { systemApi } from './api.ts';
import { notifyOwners } from './failedJobs.ts';
import { addFigures } from './figures.ts';
import { noteSettings, startSettingsModel } from './settingChanges.ts';

export const systemFeature: Feature = {
  models: [startSettingsModel],
  apis: { system: systemApi },
  register(strapi) {
    tellOfFailedJobs(notifyOwners);
    addFigures(strapi);
  },
  start: noteSettings,
};
