import {
  type FieldError,
  isId,
  maySee,
  messageCalls,
  messageRate,
  readMessage,
  recordKey,
} from '@portal/domain';
import { actorOf, authorize } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { countCalls, secondsUntil } from '../../base/limits.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { listingRepository, ownerOf, scopeOf, typeOf } from '../listing/index.ts';
import {
  addMessage,
  editMessage,
  listMessages,
  type MessageRow,
  markRead,
  messageResponse,
  readMark,
} from '../moderation/index.ts';
import { markNoticesRead, notifyReaders } from './notifyReaders.ts';

const textOf = (ctx: Context): string => {
  const errors: FieldError[] = [];
  const text = readMessage(dataOf(ctx), errors);
  if (text === null) throw invalid(errors[0]?.message ?? '', errors);
  return text;
};

/** The listing, as `findSeen`: 404 for what the actor may not see. */
const seenBy = async (strapi: Strapi, ctx: Context) => {
  const [type, actor] = [typeOf(ctx), actorOf(ctx)];
  const live = await listingRepository(strapi, type).findSeen(String(ctx.params.id), actor);
  return { subject: { type, id: live.id }, accountId: live.account?.id ?? null, actor };
};

type Writes = (
  sql: Sql,
  seen: Awaited<ReturnType<typeof seenBy>>,
) => Promise<{ row: MessageRow; changed: boolean }>;

/** Writes while the listing is locked, so that it is neither deleted nor withdrawn meanwhile. */
const write = (strapi: Strapi, ctx: Context, work: Writes) =>
  inTransaction(strapi, async (sql) => {
    const [type, actor] = [typeOf(ctx), actorOf(ctx)];
    const repository = listingRepository(strapi, type);
    const { live, revision, state } = await repository.hold(
      sql,
      String(ctx.params.id),
      scopeOf(actor),
    );
    if (!maySee(state, actor)) throw notFound();
    authorize(actor, 'message.write', ownerOf(live));
    const { row, changed } = await work(sql, {
      subject: { type, id: live.id },
      accountId: live.account?.id ?? null,
      actor,
    });
    const scope = live.status === 'APPROVED' && !revision ? 'active' : 'pending';
    const path = `/${type}/${scope}/view/${live.slug ?? live.id}`;
    if (changed) await notifyReaders(strapi, sql, live, path, row);
    return { data: messageResponse(row), meta: {} };
  });

/** Throws 429 above the limit of a user. */
const countMessage = async (strapi: Strapi, ctx: Context, user: number): Promise<void> => {
  const { calls, ends } = await countCalls(strapi, `messages:${user}`, messageRate);
  if (calls <= messageRate.max) return;
  ctx.set('Retry-After', String(secondsUntil(ends)));
  throw new HttpError('too-many-messages');
};

/** Messages between a vendor and admins about a listing. */
export const messageApi = apiOf('message', messageCalls, (strapi) => ({
  async listMessages(ctx) {
    const { subject, accountId, actor } = await seenBy(strapi, ctx);
    const messages = await listMessages(
      strapi,
      subject,
      actor.staff.length > 0 ? undefined : accountId,
    );
    const read_to = await inTransaction(strapi, (sql) =>
      readMark(sql, recordKey(subject.type, subject.id), [actor.id]),
    );
    return { data: { messages, read_to }, meta: {} };
  },

  async sendMessage(ctx) {
    const text = textOf(ctx);
    ctx.body = await write(strapi, ctx, async (sql, { subject, accountId, actor }) => {
      await countMessage(strapi, ctx, actor.id);
      const row = await addMessage(sql, { ...subject, accountId }, actor, text);
      return { row, changed: true };
    });
    ctx.status = 201;
  },

  editMessage(ctx) {
    const text = textOf(ctx);
    const id = idOf(ctx.params.message);
    return write(strapi, ctx, (sql, { subject, actor }) =>
      editMessage(sql, subject, id, actor, text),
    );
  },

  async readMessages(ctx) {
    const { up_to: id } = dataOf(ctx);
    const { subject, actor } = await seenBy(strapi, ctx);
    await inTransaction(strapi, async () => {
      await markRead(strapi, subject, actor, isId(id) ? id : -1);
      await markNoticesRead(strapi, recordKey(subject.type, subject.id), actor);
    });
    return { data: null, meta: {} };
  },
}));
