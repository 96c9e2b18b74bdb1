import { collections } from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import type { Feature } from '../../base/feature.ts';
import { pictureUses } from '../media/index.ts';
import { restorings } from '../trash/index.ts';
import { listingApi, listingRestoring } from './api.ts';
import { registerListingFields } from './attributes.ts';
import { fillAccountSince } from './changeAccount.ts';
import { fillSubmittedAt } from './figures.ts';
import { formerIndexes, listingIndexes } from './indexes.ts';
import { prepareListIndex } from './listIndex/prepare.ts';
import { searchJob } from './listIndex/searchJob.ts';
import { isInLiveListing } from './liveListings.ts';
import { mergedTermsModel } from './mergedTerms.ts';
import { inNoVersion, versionModels } from './versionTable.ts';

export const listingFeature: Feature = {
  models: [...versionModels, mergedTermsModel],
  apis: { listing: listingApi },
  register(strapi) {
    registerListingFields(strapi);
    for (const type of collections) restorings.set(type, listingRestoring(type));
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
