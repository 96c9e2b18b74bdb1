import type { Feature } from '../../base/feature.ts';
import { sendOnly } from '../mail/index.ts';
import { whenSessionsEnd } from '../sign-in/index.ts';
import { notificationApi } from './api.ts';
import { digestJob, sweepNotifications } from './digest.ts';
import { readablePart } from './readable.ts';
import { endClosedStreams } from './stream.ts';
import { notificationIndexes, notificationModels } from './tables.ts';

export const notificationsFeature: Feature = {
  models: notificationModels,
  apis: { notification: notificationApi },
  register() {
    sendOnly(readablePart);
    whenSessionsEnd.push(endClosedStreams);
  },
  indexes: () => notificationIndexes,
  jobs: [digestJob],
  sweep: sweepNotifications,
};
