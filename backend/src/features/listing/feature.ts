import { inTransaction } from '../../base/database.ts';
import type { Feature } from '../../base/feature.ts';
import { pictureUses } from '../media/index.ts';
import { listingApi } from './api.ts';
import { registerListingFields } from './attributes.ts';
import { fillAccountSince } from './changeAccount.ts';
import { fillSubmittedAt } from './figures.ts';
import { formerIndexes, listingIndexes } from './indexes.ts';
import { prepareListIndex } from './listIndex/prepare.ts';
import { searchJob } from './listIndex/searchJob.ts';
import { isInLiveListing } from './liveListings.ts';
import { inNoVersion, versionModels } from './versionTable.ts';

export const listingFeature: Feature = {
  models: versionModels,
  apis: { listing: listingApi },
  register(strapi) {
    registerListingFields(strapi);
    pictureUses.push({ unused: inNoVersion, past: true, isLive: isInLiveListing });
  },
  async prepare(strapi) {
    await prepareListIndex(strapi);
    await inTransaction(strapi, fillSubmittedAt);
  },
  indexes: () => listingIndexes,
  formerIndexes: () => formerIndexes,
  start: fillAccountSince,
  jobs: [searchJob],
};
