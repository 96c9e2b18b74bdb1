import { type Collection, collections, teamCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { HttpError } from '../../base/httpError.ts';
import { apiOf, type Context } from '../../base/registry.ts';
import { kinds, listingRepository, TEAM, type TeamRow, teamResponse } from '../listing/index.ts';

/** `filters[service][id][$eq]=8`, also without the operator or the id. */
const idIn = (filter: unknown): string | null => {
  if (typeof filter === 'string') return /^\d{1,9}$/.test(filter) ? filter : null;
  if (!isRecord(filter)) return null;
  return idIn(filter.id ?? filter.$eq);
};

const subjectOf = (ctx: Context): { type: Collection; id: string } => {
  const { filters } = ctx.query;
  const given = isRecord(filters) ? Object.keys(filters) : [];
  const type = collections.find((each) => kinds[each].single === given[0]);
  const id = type && isRecord(filters) ? idIn(filters[kinds[type].single]) : null;
  if (given.length !== 1 || !type || !id) throw new HttpError('listing-not-named');
  return { type, id };
};

/** The team of one listing, for every user who may see it; it is saved with the listing. */
export const teamMemberApi = apiOf('team-member', teamCalls, (strapi) => ({
  async listTeam(ctx) {
    const { type, id } = subjectOf(ctx);
    const live = await listingRepository(strapi, type).findSeen(id, actorOf(ctx));
    const found: TeamRow[] = await strapi.db.query(TEAM).findMany({
      where: { [kinds[type].single]: { id: live.id } },
      populate: { photo: true },
    });
    return { data: teamResponse(found) };
  },
}));
