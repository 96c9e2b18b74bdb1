import { type Collection, genericTexts, isId, staffRolesOf } from '@portal/domain';
import { actorOf, nameOf, planOf, type UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import { keepVersion, listingRepository, listingResponses, typeOf } from '../listing/index.ts';
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

/**
 * Moves a listing to another account, with its slug, history, reviews and pending revision; a draft revision is private and is
 * deleted. Both vendors are told by email.
 */
export const moveListing = (strapi: Strapi, ctx: Context) =>
  inTransaction(strapi, async (sql) => {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const { to, version } = dataOf(ctx);
    const repository = listingRepository(strapi, type);
    const targetId = isId(to) ? to : -1;
    // A concurrent block or deletion of the target waits, or is seen.
    await sql('up_users').where({ id: targetId }).forUpdate().first('id');
    const held = await repository.hold(sql, String(ctx.params.id));
    const { live, state } = held;
    if (live.draft && live.status !== 'APPROVED') throw new HttpError('listing-is-draft');
    if (version !== undefined && version !== null && version !== state.version) {
      const event = await latestEvent(strapi, type, live.id, true);
      throw new HttpError('stale-version', {
        details: { latest: { event, version: state.version } },
      });
    }
    const target = mustTake(await findUser(strapi, targetId), type);
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
    const title = live.name;
    const scope = live.status === 'APPROVED' ? 'active' : 'pending';
    const path = `/${type}/${scope}/view/${live.slug ?? live.id}`;
    if (former) await sendEmail(strapi, 'listing-moved-away', former, { title });
    await sendEmail(strapi, 'listing-moved-here', target, { title, path });
    const row = await repository.findLive(String(live.id));
    const [data] = await listingResponses(repository, actor, [row]);
    return { data, meta: {} };
  });
