import { type Action, isAboutRecord, mayWithoutFactor } from '@portal/domain';
import { actorFrom, authorize } from '../../base/actor.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { lacksFactor } from './secondFactor/factors.ts';
import { viewOfCall } from './viewAs.ts';

/**
 * The policy of every route. Actions on a record are authorized where the record is read. While staff view the portal as a
 * vendor, their reads are made as the vendor and all else is rejected. Staff without a second factor that they need may only set
 * one up.
 */
export const authorized = async (
  { request, state }: Context,
  { action }: { action: Action },
  { strapi }: { strapi: Strapi },
): Promise<boolean> => {
  if (await lacksFactor(strapi, state.user)) {
    if (!mayWithoutFactor(actorFrom(state.user), true, action))
      throw new HttpError('second-factor-required');
  } else {
    const view = await viewOfCall(strapi, state.user, action, request.method);
    if (view) Object.assign(state, { user: view.user, view });
  }
  if (!isAboutRecord(action)) authorize(actorFrom(state.user), action);
  return true;
};
