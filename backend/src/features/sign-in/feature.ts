import type { Feature } from '../../base/feature.ts';
import { registerAuthStrategy } from './authStrategy.ts';
import { endSessionsOfBlocked, keepPluginSettings } from './extend.ts';
import { formerUserIndexes, userIndexes } from './indexes.ts';
import { ownerInvitesModel } from './ownerInvites.ts';
import { authorized } from './policy.ts';
import { sweepFactors } from './secondFactor/signInStep.ts';
import { factorModels } from './secondFactor/tables.ts';
import { viewedUsersModel } from './viewAs.ts';
import { viewAsApi } from './viewAsApi.ts';

export const signInFeature: Feature = {
  models: [ownerInvitesModel, viewedUsersModel, ...factorModels],
  apis: { 'view-as': viewAsApi },
  register: (strapi) => strapi.get('policies').set('global::authorized', authorized),
  indexes: userIndexes,
  formerIndexes: formerUserIndexes,
  async start(strapi) {
    registerAuthStrategy(strapi);
    endSessionsOfBlocked(strapi);
    await keepPluginSettings(strapi);
  },
  sweep: sweepFactors,
};
