import type { Feature } from '../../base/feature.ts';
import { assignmentsModel } from './assignments.ts';
import { claimsModel, sweepClaims } from './claims.ts';
import { keepEventsImmutable } from './history.ts';
import { messageModels } from './messages.ts';
import { eventBacklog, eventJob, pendingEventsModel } from './pendingEvents.ts';

export const moderationFeature: Feature = {
  models: [assignmentsModel, claimsModel, pendingEventsModel, ...messageModels],
  indexes: () => ['events_kind_created_index on events (kind, created_at, id, listing_type)'],
  start: keepEventsImmutable,
  jobs: [eventJob],
  backlogs: { events: eventBacklog },
  sweep: sweepClaims,
};
