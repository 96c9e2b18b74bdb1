import type { Feature } from '../../base/feature.ts';
import { linkFollowers } from '../links/index.ts';
import { registerHandlers } from '../moderation/index.ts';
import { assignmentApi } from './assignmentApi.ts';
import { claimApi } from './claimApi.ts';
import { eventHandlers } from './eventHandlers.ts';
import { notifyOfBrokenLink, recallBrokenLink } from './linkNotices.ts';
import { nudgeJob } from './nudge.ts';

export const queueFeature: Feature = {
  apis: { claim: claimApi, assignment: assignmentApi },
  register() {
    registerHandlers(eventHandlers);
    linkFollowers.push({ broken: notifyOfBrokenLink, works: recallBrokenLink });
  },
  jobs: [nudgeJob],
};
