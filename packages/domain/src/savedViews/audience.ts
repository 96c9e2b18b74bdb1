import * as m from '#messages';
import { type Actor, hasRole, may } from '../access/access.ts';
import { type StaffRole, staffRoles } from '../access/staff.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import { listWithViews } from './listsWithViews.ts';

/** With whom staff share a view: all staff, or those with a role. */
export const viewAudiences = ['staff', ...staffRoles] as const;
export type ViewAudience = (typeof viewAudiences)[number];

/** As the choices of "Shared with". */
export const viewAudienceNames: Record<ViewAudience, string> = lazyTexts({
  staff: m.saved_view_audience_staff,
  owner: m.saved_view_audience_owner,
  moderator: m.saved_view_audience_moderator,
  editor: m.saved_view_audience_editor,
  finance: m.saved_view_audience_finance,
  support: m.saved_view_audience_support,
});

/** Owners have every role. */
export const isInAudience = (actor: Actor, audience: ViewAudience): boolean =>
  audience === 'staff' ? actor.staff.length > 0 : hasRole(actor, audience);

/** With whom a view of a list can be shared: the roles that may open the list, and all staff if each of them may. */
export function audiencesOf(path: string): readonly ViewAudience[] {
  const list = listWithViews(path);
  const mayOpen = (role: StaffRole) =>
    list !== undefined && may({ staff: [role], accountId: null }, list.action);
  const able = staffRoles.filter(mayOpen);
  return able.length === staffRoles.length ? viewAudiences : able;
}
