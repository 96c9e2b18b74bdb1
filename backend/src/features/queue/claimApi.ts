import { claimCalls, claimKinds } from '@portal/domain';
import { type Actor, actorOf } from '../../base/actor.ts';
import { idOf } from '../../base/body.ts';
import { notFound } from '../../base/httpError.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { listingRepository } from '../listing/index.ts';
import { type ClaimedRecord, claim, dropClaims, listClaims } from '../moderation/index.ts';
import { REVIEW } from '../review/index.ts';
import { OFFER } from '../special-offer/index.ts';

const recordOf = (ctx: Context): ClaimedRecord => {
  const kind = claimKinds.find((each) => each === ctx.params.kind);
  const id = idOf(ctx.params.id);
  if (!kind || id < 1) throw notFound();
  return { kind, id };
};

const tables = { reviews: REVIEW, 'special-offers': OFFER } as const;

/** The state of a record as its page shows it, with its revision; throws 404 for one that the actor may not see. */
const stateOf = async (
  strapi: Strapi,
  actor: Actor,
  { kind, id }: ClaimedRecord,
): Promise<{ status: string | null; draft?: boolean | null }> => {
  if (kind === 'apps' || kind === 'services') {
    const repository = listingRepository(strapi, kind);
    const live = await repository.findSeen(String(id), actor);
    return repository.findPending(live, actor);
  }
  const row = await strapi.db.query(tables[kind]).findOne({ where: { id }, select: ['status'] });
  if (!row) throw notFound();
  return row;
};

/** Who is reviewing what. */
export const claimApi = apiOf('claim', claimCalls, (strapi) => ({
  listClaims: async () => ({ data: await listClaims(strapi), meta: {} }),

  async saveClaim(ctx) {
    const [actor, record] = [actorOf(ctx), recordOf(ctx)];
    const { status, draft } = await stateOf(strapi, actor, record);
    const isPending = (status ?? 'PENDING') === 'PENDING' && draft !== true;
    ctx.status = 200;
    return { data: isPending ? await claim(strapi, actor, record) : [], meta: {} };
  },

  async endClaim(ctx) {
    await dropClaims(strapi, recordOf(ctx), actorOf(ctx));
    return { data: null, meta: {} };
  },
}));
