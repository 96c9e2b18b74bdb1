import { collections } from '@portal/domain';
import type { Feature } from '../../base/feature.ts';
import { settings } from '../../base/settings.ts';
import { planAllLinks } from './links.ts';
import { linkChecksModel, linkIndexes } from './tables.ts';
import { linkJob } from './worker.ts';

export const linksFeature: Feature = {
  models: [linkChecksModel],
  indexes: () => linkIndexes,
  jobs: [linkJob],
  async sweep(strapi) {
    if (settings.links.checked) for (const type of collections) await planAllLinks(strapi, type);
  },
};
