import { may } from '@portal/domain';
import { type Actor, actorOf } from '../../../actor.ts';
import { dataOf } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../listQuery.ts';
import { listEvents } from '../../../moderation/history.ts';
import { inState, listingStates } from '../../../moderation/queue.ts';
import { badParameter } from '../../../refusal.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { listingAnswers } from '../answer.ts';
import { typeOf } from '../ofListing.ts';
import { type ListingRepository, listingRepository } from '../repository.ts';
import { submittedOrOwn } from '../services/access.ts';
import {
  decideListing,
  deleteListing,
  discardPending,
  withdrawListing,
} from '../services/deciding.ts';
import { createListing, saveListing } from '../services/saving.ts';
import { kinds, type ListingRow } from '../types.ts';

const addressOf = (ctx: Context): string => String(ctx.params.id);

const answerOne = async (repository: ListingRepository, actor: Actor, row: ListingRow) => {
  const [data] = await listingAnswers(repository, actor, [row]);
  return { data, meta: {} };
};

/** Listings with a change beside them and such changes, or only the others, as the caller sees them. */
const revised = (
  asked: unknown,
  { revisedIds }: ListingRepository,
  actor: Actor,
  pending: boolean,
): object[] => {
  if (asked === undefined || asked === '') return [];
  if (asked !== 'true' && asked !== 'false')
    throw badParameter(['revision'], 'revision must be true or false');
  const yes = asked === 'true';
  if (pending) return [{ revision_of: yes ? { $notNull: true } : null }];
  return [{ id: { [yes ? '$in' : '$notIn']: revisedIds(actor) } }];
};

/** HTTP of the listings: reads the call, lets the services decide, forms the answer. */
export const listingController = (strapi: Strapi): Controller => {
  const of = (ctx: Context) => {
    const type = typeOf(ctx);
    return { type, actor: actorOf(ctx), repository: listingRepository(strapi, type) };
  };

  const list = async (
    ctx: Context,
    pending: boolean,
    shown: (actor: Actor, repository: ListingRepository) => object[],
  ) => {
    const { type, actor, repository } = of(ctx);
    const own = { account: { id: actor.accountId ?? -1 } };
    const all = may(actor, 'listing.listAll');
    const mine = all && ctx.query.user !== 'me' ? [] : [own];
    const queue = pending && mine.length === 0;
    const vendor = ['account.first_name', 'account.last_name', 'account.email'];
    const { query, page } = await readListQuery(strapi, ctx, kinds[type].uid, {
      base: {
        $and: [
          ...mine,
          ...shown(actor, repository),
          ...revised(ctx.query.revision, repository, actor, pending),
        ],
      },
      search: ['name', 'summary', ...(all ? vendor : [])],
      order: queue ? { submitted_at: 'asc' } : { updatedAt: 'desc' },
    });
    // Strapi orders by no column named status, so the states are read one after the other.
    const parts = queue && ctx.query.sort === undefined ? Object.values(listingStates) : [{}];
    const found = await repository.findPage(query, parts);
    return listAnswer(await listingAnswers(repository, actor, found.page), page, found.total);
  };

  return {
    find: (ctx) => list(ctx, false, () => [{ revision_of: null, status: 'APPROVED' }]),

    findPending: (ctx) =>
      list(ctx, true, (actor, { revisedIds }) => [
        { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] },
        // A change stands in the place of its listing.
        { id: { $notIn: revisedIds(actor) } },
        ...inState(listingStates, ctx.query.state),
        submittedOrOwn(actor),
      ]),

    async findOne(ctx) {
      const { actor, repository } = of(ctx);
      return answerOne(repository, actor, await repository.findSeen(addressOf(ctx), actor));
    },

    async findOnePending(ctx) {
      const { actor, repository } = of(ctx);
      const live = await repository.findSeen(addressOf(ctx), actor);
      return answerOne(repository, actor, await repository.findPending(live.id, actor));
    },

    async create(ctx) {
      const { type, actor, repository } = of(ctx);
      const hasKey = ctx.get('Idempotency-Key') !== '';
      const row = await createListing(strapi, type, actor, dataOf(ctx), { hasKey });
      ctx.body = await answerOne(repository, actor, row);
      ctx.status = 201;
    },

    async update(ctx) {
      const { type, actor, repository } = of(ctx);
      const row = await saveListing(strapi, type, actor, addressOf(ctx), dataOf(ctx));
      return answerOne(repository, actor, row);
    },

    async decide(ctx) {
      const { type, actor, repository } = of(ctx);
      const data = dataOf(ctx);
      if (data.draft === true) {
        return answerOne(
          repository,
          actor,
          await withdrawListing(strapi, type, actor, addressOf(ctx), data),
        );
      }
      return answerOne(
        repository,
        actor,
        await decideListing(strapi, type, actor, addressOf(ctx), data),
      );
    },

    async delete(ctx) {
      const { type, actor } = of(ctx);
      await deleteListing(strapi, type, actor, addressOf(ctx));
      return { data: null, meta: {} };
    },

    async discard(ctx) {
      const { type, actor } = of(ctx);
      const { version } = ctx.query;
      const isCount = typeof version === 'string' && /^\d{1,9}$/.test(version);
      const seen = isCount ? Number(version) : version;
      await discardPending(strapi, type, actor, addressOf(ctx), { version: seen });
      return { data: null, meta: {} };
    },

    async events(ctx) {
      const { type, actor, repository } = of(ctx);
      const live = await repository.findSeen(addressOf(ctx), actor);
      return { data: await listEvents(strapi, type, live.id, may(actor, 'note.readInternal')) };
    },
  };
};
