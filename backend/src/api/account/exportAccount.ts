import { Readable } from 'node:stream';
import { collections, reviewAsides } from '@portal/domain';
import type Stripe from 'stripe';
import { type Actor, actorFrom, actorOf, type UserRow } from '../../actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import { idOf } from '../../body.ts';
import { inTransaction, type Sql } from '../../database.ts';
import { countTry } from '../../extensions/users-permissions/loginLimit.ts';
import { createSessions } from '../../extensions/users-permissions/sessions.ts';
import { aboutUser, findUser, waitingAddress } from '../../extensions/users-permissions/users.ts';
import { notFound } from '../../httpError.ts';
import { FILE, type MediaRecord, toMedia } from '../../media/records.ts';
import { listEvents } from '../../moderation/history.ts';
import { listMessages } from '../../moderation/messages.ts';
import { notificationResponse } from '../../notifications/list.ts';
import { readPreferences } from '../../notifications/preferences.ts';
import { NOTIFICATIONS, type NotificationRow } from '../../notifications/tables.ts';
import { customerResponse } from '../../payments/cards.ts';
import { findAccount } from '../../payments/mirror.ts';
import { ask } from '../../payments/provider.ts';
import { invoiceResponse } from '../../payments/response.ts';
import { OFFER_PAYMENTS, type PaymentRow } from '../../payments/tables.ts';
import type { Context, Strapi } from '../../registry.ts';
import {
  type AuditRow,
  activityOf,
  activityResponse,
  entryResponse,
  readAll,
} from '../audit/rows.ts';
import { onListing } from '../listing/onListing.ts';
import { listingRepository } from '../listing/repository.ts';
import { listingResponses } from '../listing/response.ts';
import { kinds } from '../listing/rows.ts';
import { listVersions } from '../listing/versionTable.ts';
import { REVIEW, type ReviewRow, reviewResponse } from '../review/reviews.ts';
import { OFFER, type OfferRow, offerResponse } from '../special-offer/offers.ts';
import { mustBeAllowed } from './accountActions.ts';
import { accountRow } from './accountList.ts';

/** Records per query, each in a transaction of its own. */
const BATCH = 100;
const INVOICES = 100;

/** For the user themselves it leaves out what they never see: internal notes, and the names and addresses of staff. */
interface Subject {
  user: UserRow;
  forStaff: boolean;
}

/** All records in the order of their ids, a batch at a time. */
async function* inBatches<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await read(0);
  while (rows.length > 0) {
    yield* rows;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    rows = last ? await read(Number(last.id)) : [];
  }
}

const byId = (strapi: Strapi, rows: (sql: Sql) => ReturnType<Sql>) =>
  inBatches<{ id: number }>((after) =>
    inTransaction(strapi, (sql) =>
      rows(sql).where('id', '>', after).orderBy('id').limit(BATCH).select('id'),
    ),
  );

async function* listings(strapi: Strapi, { user, forStaff }: Subject) {
  const account_id = user.account?.id ?? -1;
  const actor = actorFrom(user);
  for (const type of collections) {
    const repository = listingRepository(strapi, type);
    const ids = byId(strapi, (sql) => sql(type).where({ account_id, revision_of: null }));
    for await (const { id } of ids) {
      const [live, revision] = await repository.findBoth(id);
      if (!live) continue;
      const [listing] = await listingResponses(repository, actor, [live]);
      const [changed] = revision ? await listingResponses(repository, actor, [revision]) : [null];
      yield {
        ...listing,
        revision: changed,
        history: await listEvents(strapi, type, id, forStaff),
        versions: await listVersions(strapi, type, id, actor),
        messages: await listMessages(strapi, { type, id }),
      };
    }
  }
}

async function* reviews(strapi: Strapi, { user, forStaff }: Subject) {
  for await (const { id } of byId(strapi, (sql) => sql('reviews').where({ author_id: user.id }))) {
    const where = { id };
    const row: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where, populate: onListing });
    if (!row) continue;
    const events = await listEvents(strapi, 'reviews', id, forStaff);
    // Those about replies and reports name the vendor.
    const history = events.filter(({ kind }) => !reviewAsides.includes(kind));
    yield { ...reviewResponse(row, 'author'), history };
  }
}

async function* offers(strapi: Strapi, { user, forStaff }: Subject) {
  const account_id = user.account?.id ?? -1;
  const ofAccount = (sql: Sql) =>
    sql('special_offers').where((own) => {
      for (const type of collections)
        own.orWhereIn(`${kinds[type].single}_id`, sql(type).where({ account_id }).select('id'));
    });
  for await (const { id } of byId(strapi, ofAccount)) {
    const row: OfferRow | null = await strapi.db
      .query(OFFER)
      .findOne({ where: { id }, populate: onListing });
    if (!row) continue;
    const history = await listEvents(strapi, 'special-offers', id, forStaff);
    yield { ...offerResponse(row, false), history };
  }
}

async function* payments(strapi: Strapi, { user }: Subject) {
  const rows = inBatches<PaymentRow>((after) =>
    inTransaction(strapi, (sql) =>
      sql(OFFER_PAYMENTS)
        .where({ account_id: user.account?.id ?? -1 })
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH),
    ),
  );
  for await (const { id, values, intent, offer_id, refund, created } of rows) {
    const createdAt = new Date(Number(created)).toISOString();
    yield { id, intent, offer: offer_id, refund, createdAt, values: JSON.parse(values) };
  }
}

async function* invoices(strapi: Strapi, customer: string | null) {
  if (!customer) return;
  let more: { starting_after?: string } | null = {};
  while (more) {
    const from: { starting_after?: string } = more;
    const page: Stripe.ApiList<Stripe.Invoice> = await ask(strapi, (provider) =>
      provider.invoices.list({ customer, limit: INVOICES, ...from }),
    );
    yield* page.data.map(invoiceResponse);
    const last: string | undefined = page.data.at(-1)?.id;
    more = page.has_more && last ? { starting_after: last } : null;
  }
}

async function* pictures(strapi: Strapi, { user }: Subject) {
  const rows = inBatches<MediaRecord>((after) =>
    strapi.db.query(FILE).findMany({
      where: { ownerId: user.id, id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    }),
  );
  for await (const row of rows) yield toMedia(row);
}

/** About the user or their account, then by the user; each in the order of an index. The user themselves sees what concerns their security. */
async function* entries(strapi: Strapi, { user, forStaff }: Subject) {
  const actor = actorFrom(user);
  if (!forStaff) {
    for await (const row of readAll(strapi, activityOf(actor), Infinity))
      yield activityResponse(row, actor);
    return;
  }
  const about = { subject_kind: 'users', subject_id: user.id };
  const ofAccount = { subject_kind: 'accounts', subject_id: actor.accountId ?? -1 };
  const isAbout = (row: AuditRow): boolean =>
    [about, ofAccount].some(
      (each) => row.subject_kind === each.subject_kind && row.subject_id === each.subject_id,
    );
  for (const where of [about, ofAccount])
    for await (const row of readAll(strapi, (query) => query.where(where), Infinity))
      yield entryResponse(row);
  const byUser = readAll(strapi, (query) => query.where({ actor_id: user.id }), Infinity);
  for await (const row of byUser) if (!isAbout(row)) yield entryResponse(row);
}

async function* arrayOf(name: string, items: AsyncIterable<unknown>) {
  yield `,\n"${name}": [`;
  let before = '\n';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield ']';
}

async function* notifications(strapi: Strapi, { user }: Subject) {
  const rows = inBatches<NotificationRow>((after) =>
    inTransaction(strapi, (sql) =>
      sql(NOTIFICATIONS)
        .where({ user_id: user.id })
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH),
    ),
  );
  for await (const row of rows) yield notificationResponse(row);
}

const personOf = (user: UserRow) => ({
  ...accountRow(user),
  waits_for: waitingAddress(user),
  confirmed: user.confirmed === true,
  newsletter: user.newsletter === true,
  language: user.language,
  blocked_reason: user.blocked_at ? (user.blocked_reason ?? null) : null,
});

/** The text of one JSON object, in parts that need little memory, whatever their number. */
async function* textOf(strapi: Strapi, subject: Subject) {
  const { user } = subject;
  const account = user.account && (await findAccount(strapi, user.account.id));
  const customer = account?.customer_id ?? null;
  // First, because the provider may not respond: then the call fails before the response begins.
  const credit = customer ? (await customerResponse(strapi, customer)).balance : 0;
  const sessions = await createSessions(strapi).listOf(user.id, null);
  const facts = {
    exported_at: new Date().toISOString(),
    user: personOf(user),
    account,
    balance: credit,
    sessions: sessions.map(({ current: _, ...session }) => session),
    notification_settings: await readPreferences(strapi, actorFrom(user)),
  };
  yield JSON.stringify(facts, null, 1).replace(/\n\}$/, '');
  yield* arrayOf('invoices', invoices(strapi, customer));
  yield* arrayOf('listings', listings(strapi, subject));
  yield* arrayOf('reviews', reviews(strapi, subject));
  yield* arrayOf('special_offers', offers(strapi, subject));
  yield* arrayOf('offer_payments', payments(strapi, subject));
  yield* arrayOf('notifications', notifications(strapi, subject));
  yield* arrayOf('media', pictures(strapi, subject));
  yield* arrayOf('audit_log', entries(strapi, subject));
  yield '\n}\n';
}

/** A stream whose first part is there, so that an error before it is the response. */
const opened = async (parts: AsyncGenerator<string>): Promise<Readable> => {
  const { value } = await parts.next();
  const whole = async function* () {
    yield value;
    yield* parts;
  };
  return Readable.from(whole());
};

const send = async (strapi: Strapi, ctx: Context, actor: Actor, subject: Subject) => {
  await countTry(strapi, ctx, 'export', String(actor.id));
  const stream = await opened(textOf(strapi, subject));
  // Otherwise the response would never end; so the download fails.
  stream.once('error', () => ctx.res.destroy());
  try {
    await recordAudit(strapi, actor, aboutUser('account.export', subject.user));
  } catch (error) {
    stream.destroy();
    throw error;
  }
  const day = new Date().toISOString().slice(0, 10);
  ctx.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="account-${subject.user.id}-${day}.json"`,
    'Cache-Control': 'no-store',
  });
  ctx.body = stream;
};

/** Everything that is stored about an account, as a file. At most ten exports of a caller in a quarter of an hour. */
export const exportAccount = async (strapi: Strapi, ctx: Context): Promise<void> => {
  const user = await findUser(strapi, idOf(ctx.params.id));
  if (!user) throw notFound();
  const actor = actorOf(ctx);
  mustBeAllowed(actor, user);
  await send(strapi, ctx, actor, { user, forStaff: true });
};

/** The same of the caller, without what they never see. */
export const exportOwn = (strapi: Strapi, ctx: Context): Promise<void> =>
  send(strapi, ctx, actorOf(ctx), { user: ctx.state.user, forStaff: false });
