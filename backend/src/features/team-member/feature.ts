import type { Feature } from '../../base/feature.ts';
import { teamMemberApi } from './api.ts';

export const teamMemberFeature: Feature = {
  apis: { 'team-member': teamMemberApi },
};
