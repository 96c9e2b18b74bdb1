import { assignmentCalls, isId, maySee } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { listingRepository, listingResponses, typeOf } from '../listing/index.ts';
import { announceToReviewers, assign, listModerators } from '../moderation/index.ts';

/** Assigns a pending listing; anyone else may still decide on it. */
const assignListing = (strapi: Strapi, ctx: Context) =>
  inTransaction(strapi, async (sql) => {
    const [type, actor] = [typeOf(ctx), actorOf(ctx)];
    const { user } = dataOf(ctx);
    const repository = listingRepository(strapi, type);
    const { live, state } = await repository.hold(sql, String(ctx.params.id));
    if (!maySee(state, actor)) throw notFound();
    const row = await repository.findPending(live, actor);
    const isPending = (row.status ?? 'PENDING') === 'PENDING' && row.draft !== true;
    if (!isPending) throw new HttpError('nothing-pending');
    const next = user === null ? null : isId(user) ? user : -1;
    const [before, after] = await assign(strapi, sql, { type, id: live.id }, next);
    if (before?.id !== after?.id) {
      await announceToReviewers(strapi, { kind: type, id: live.id }, actor);
      await recordAudit(strapi, actor, {
        action: 'listing.assign',
        subject: { kind: type, id: live.id, name: live.name ?? '' },
        changes: { assignee: [before?.name ?? null, after?.name ?? null] },
      });
    }
    const [data] = await listingResponses(repository, actor, [row]);
    return { data, meta: {} };
  });

/** Which moderator is to decide on a listing. */
export const assignmentApi = apiOf('assignment', assignmentCalls, (strapi) => ({
  listModerators: async () => ({ data: await listModerators(strapi), meta: {} }),
  assignListing: (ctx) => assignListing(strapi, ctx),
}));
