import { type Action, isAboutRecord, mayWhileViewing } from '@portal/domain';
import { actorFrom, authorize } from './actor.ts';
import { findView } from './api/view-as/viewAs.ts';
import { HttpError } from './httpError.ts';
import type { Context, Strapi } from './registry.ts';

/**
 * The policy of every route. Actions on a record are authorized where the record is read. While staff view the portal as a
 * vendor, their reads are made as the vendor and all else is refused.
 */
export const authorized = async (
  { request, state }: Context,
  { action }: { action: Action },
  { strapi }: { strapi: Strapi },
): Promise<boolean> => {
  if (action !== 'viewAs.end') {
    const view = await findView(strapi, state.user);
    if (view && !mayWhileViewing(action, request.method)) throw new HttpError('view-only');
    if (view) Object.assign(state, { user: view.user, view });
  }
  if (!isAboutRecord(action)) authorize(actorFrom(state.user), action);
  return true;
};
