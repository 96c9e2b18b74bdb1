import { type Collection, genericTexts, isId, listPath, staffRolesOf } from '@portal/domain';
import { type Actor, actorOf, nameOf, planOf, type UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import {
  keepVersion,
  type ListingRow,
  listingRepository,
  listingResponses,
  typeOf,
} from '../listing/index.ts';
import { sendEmail } from '../mail/index.ts';
import { latestEvent, recordEvent } from '../moderation/index.ts';
import { findUser, USER } from '../sign-in/index.ts';

const userOf = (strapi: Strapi, account: number): Promise<UserRow | null> =>
  strapi.db
    .query(USER)
    .findOne({ where: { account: { id: account } }, populate: { account: true } });

/** Throws unless the user's account may have another listing of the type. */
const mustTake = (user: UserRow | null, type: Collection) => {
  const message = genericTexts.notValid(m.label_account());
  if (!user?.account) throw invalid(message, [{ path: ['to'], message }]);
  if (user.blocked || !user.confirmed) throw new HttpError('target-not-open');
  const free = planOf(user.account) === 'free' && staffRolesOf(user).length === 0;
  if (type === 'services' && free) throw new HttpError('target-needs-plan');
  return { ...user, account: user.account };
};

/** A move that was asked for. */
interface Move {
  /** Of the listing. */
  id: number | string;
  /** Of the user who gets it. */
  to: number;
  /** That the caller has seen. Default: any. */
  version?: unknown;
}

/** What a move did, for those who are told. */
export interface Moved {
  type: Collection;
  title: string | null;
  /** Of the listing's page in the portal. */
  path: string;
  isLive: boolean;
  former: UserRow | null;
  /** Null for one who is gone since. */
  target: UserRow | null;
}

/** A move that was just done. */
export interface MovedNow extends Moved {
  target: UserRow;
  row: ListingRow;
}

/** A concurrent block or deletion of the target waits, or is seen. Held before the listing. */
export const holdTarget = (sql: Sql, to: number): Promise<unknown> =>
  sql('up_users').where({ id: to }).forUpdate().first('id');

/**
 * Moves a listing to another account, with its slug, history, reviews and pending revision; a draft revision is private and is
 * deleted. Its vendors are told by `tellVendors`.
 */
export const moveOne = async (
  strapi: Strapi,
  sql: Sql,
  actor: Actor,
  type: Collection,
  { id, to, version }: Move,
): Promise<MovedNow> => {
  const repository = listingRepository(strapi, type);
  await holdTarget(sql, to);
  const held = await repository.hold(sql, String(id));
  const { live, state } = held;
  if (live.draft && live.status !== 'APPROVED') throw new HttpError('listing-is-draft');
  if (version !== undefined && version !== null && version !== state.version) {
    const event = await latestEvent(strapi, type, live.id, true);
    throw new HttpError('stale-version', {
      details: { latest: { event, version: state.version } },
    });
  }
  const target = mustTake(await findUser(strapi, to), type);
  const former = live.account && (await userOf(strapi, live.account.id));
  if (former?.id === target.id) throw new HttpError('listing-already-there');
  const accountId = target.account.id;
  const revision = state.revision?.draft ? null : state.revision;
  await repository.store(sql, held, {
    ...state,
    accountId,
    revision,
    version: state.version + 1,
  });
  const about = { id: live.id, name: live.name };
  const moved = { kind: 'edited', from: live.status, to: live.status, audited: false } as const;
  const event = await recordEvent(strapi, type, about, actor, moved);
  // The history of the new vendor begins with it.
  const kept = { id: live.id, event };
  await keepVersion(sql, type, kept, revision ?? state.live, accountId);
  await recordAudit(strapi, actor, {
    action: 'listing.move',
    subject: { kind: type, id: live.id, name: live.name ?? '' },
    changes: {
      account: [live.account?.id ?? null, accountId],
      vendor: [former && nameOf(former), nameOf(target)],
    },
  });
  const isLive = live.status === 'APPROVED';
  const path = `/${type}/${isLive ? 'active' : 'pending'}/view/${live.slug ?? live.id}`;
  const row = await repository.findLive(String(live.id));
  return { type, title: live.name, path, isLive, former, target, row };
};

/** The moves of each vendor, who is the one before or after. */
const ofEach = (moves: readonly Moved[], side: 'former' | 'target') =>
  Map.groupBy(moves, (moved) => moved[side]?.id);

/** Tells vendors by email: each former one and each new one once, however many listings moved. */
export const tellVendors = async (strapi: Strapi, moves: readonly Moved[]): Promise<void> => {
  const titlesOf = (own: readonly Moved[]) => own.map(({ title }) => title);
  for (const own of ofEach(moves, 'former').values()) {
    const [{ former, title } = { former: null, title: null }] = own;
    if (!former) continue;
    if (own.length === 1) await sendEmail(strapi, 'listing-moved-away', former, { title });
    else await sendEmail(strapi, 'listings-moved-away', former, { titles: titlesOf(own) });
  }
  for (const own of ofEach(moves, 'target').values()) {
    const [first] = own;
    if (!first?.target) continue;
    const { target, title, path, type } = first;
    const scope = own.some(({ isLive }) => isLive) ? 'active' : 'pending';
    const list = listPath({ collection: type, scope, whose: 'mine' });
    if (own.length === 1) await sendEmail(strapi, 'listing-moved-here', target, { title, path });
    else
      await sendEmail(strapi, 'listings-moved-here', target, { titles: titlesOf(own), path: list });
  }
};

/** Moves a listing to another account. Both vendors are told by email. */
export const moveListing = (strapi: Strapi, ctx: Context) =>
  inTransaction(strapi, async (sql) => {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const { to, version } = dataOf(ctx);
    const id = String(ctx.params.id);
    const moved = await moveOne(strapi, sql, actor, type, { id, to: isId(to) ? to : -1, version });
    await tellVendors(strapi, [moved]);
    const repository = listingRepository(strapi, type);
    const [data] = await listingResponses(repository, actor, [moved.row]);
    return { data, meta: {} };
  });
