import type { Api } from '../../../registry.ts';
import { teamMemberController } from '../controllers/team-member.ts';

export const teamMemberApi: Api = {
  controllers: { 'team-member': teamMemberController },
  routes: [
    { method: 'GET', path: '/team-members', handler: 'team-member.find', action: 'listing.read' },
  ],
};
