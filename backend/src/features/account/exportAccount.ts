import { Readable } from 'node:stream';
import { collections, notificationKindsOf, reviewAsides } from '@portal/domain';
import type Stripe from 'stripe';
import { type Actor, actorFrom, actorOf, type UserRow } from '../../base/actor.ts';
import { idOf } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { activityOf, activityResponse, readAll } from '../audit-log/index.ts';
import {
  kinds,
  listingRepository,
  listingResponses,
  listVersions,
  onListing,
  readableSince,
} from '../listing/index.ts';
import { sendEmail } from '../mail/index.ts';
import { FILE, type MediaRecord, toMedia } from '../media/index.ts';
import { listEvents, listMessages } from '../moderation/index.ts';
import {
  NOTIFICATIONS,
  type NotificationRow,
  notificationResponse,
  RECALLED,
  readPreferences,
} from '../notifications/index.ts';
import {
  ask,
  customerResponse,
  findAccount,
  invoiceResponse,
  OFFER_PAYMENTS,
  type PaymentRow,
} from '../payments/index.ts';
import { REVIEW, type ReviewRow, reviewResponse } from '../review/index.ts';
import { listOwnedViews, savedViewResponse } from '../saved-view/index.ts';
import {
  aboutUser,
  countTry,
  createSessions,
  findUser,
  listLayoutsOf,
  waitingAddress,
} from '../sign-in/index.ts';
import { isOfFormerVendor, OFFER, type OfferRow, offerResponse } from '../special-offer/index.ts';
import { mustBeAllowed } from './accountActions.ts';
import { accountRow } from './accountList.ts';
import { BATCH, inBatches } from './exportBatches.ts';
import { deletedRecords, importedRows } from './exportDeleted.ts';
import { movedListings } from './exportMoved.ts';

const INVOICES = 100;

interface Subject {
  user: UserRow;
  /** The user without the rights of staff: their file has only what is about them. */
  actor: Actor;
}

const byId = (strapi: Strapi, rows: (sql: Sql) => ReturnType<Sql>) =>
  inBatches<{ id: number }>((after) =>
    inTransaction(strapi, (sql) =>
      rows(sql).where('id', '>', after).orderBy('id').limit(BATCH).select('id'),
    ),
  );

async function* listings(strapi: Strapi, { actor }: Subject) {
  const account_id = actor.accountId ?? -1;
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
        history: await listEvents(strapi, type, id, false, readableSince(live, actor)),
        versions: await listVersions(strapi, type, live, actor),
        messages: await listMessages(strapi, { type, id }, account_id),
      };
    }
  }
}

async function* reviews(strapi: Strapi, { user }: Subject) {
  for await (const { id } of byId(strapi, (sql) => sql('reviews').where({ author_id: user.id }))) {
    const where = { id };
    const row: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where, populate: onListing });
    if (!row) continue;
    const events = await listEvents(strapi, 'reviews', id, false);
    // Those about replies and reports name the vendor.
    const history = events.filter(({ kind }) => !reviewAsides.includes(kind));
    yield { ...reviewResponse(row, 'author'), history };
  }
}

/** Those that the user bought, and those of their listings that no other vendor bought. */
async function* offers(strapi: Strapi, { user, actor }: Subject) {
  const account_id = actor.accountId ?? -1;
  const ofAccount = (sql: Sql) =>
    sql('special_offers').where((own) => {
      own.where({ author_id: user.id });
      for (const type of collections)
        own.orWhereIn(`${kinds[type].single}_id`, sql(type).where({ account_id }).select('id'));
    });
  for await (const { id } of byId(strapi, ofAccount)) {
    const row: OfferRow | null = await strapi.db
      .query(OFFER)
      .findOne({ where: { id }, populate: onListing });
    const isBuyer = row?.author?.id === user.id;
    if (!row || (isOfFormerVendor(row) && !isBuyer)) continue;
    const history = await listEvents(strapi, 'special-offers', id, false);
    const offer = { ...offerResponse(row, false), admin_note: row.admin_note, history };
    const { account } = row.app ?? row.service ?? {};
    const isSeen = offer.live || account?.id === account_id;
    yield isSeen ? offer : { ...offer, listing: null };
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

async function* activity(strapi: Strapi, { actor }: Subject) {
  for await (const row of readAll(strapi, activityOf(actor), Infinity))
    yield activityResponse(row, actor);
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

async function* notifications(strapi: Strapi, { user, actor }: Subject) {
  const rows = inBatches<NotificationRow>((after) =>
    inTransaction(strapi, (sql) =>
      sql(NOTIFICATIONS)
        .where({ user_id: user.id })
        .whereNot({ listed: RECALLED })
        .whereIn('kind', notificationKindsOf(actor))
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
  list_columns: listLayoutsOf(user),
  blocked_reason: user.blocked_at ? (user.blocked_reason ?? null) : null,
});

/** The text of one JSON object, in parts that need little memory, whatever their number. */
async function* textOf(strapi: Strapi, user: UserRow) {
  const subject = { user, actor: { ...actorFrom(user), staff: [] } };
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
    saved_views: (await listOwnedViews(strapi, subject.actor)).map(savedViewResponse),
  };
  yield JSON.stringify(facts, null, 1).replace(/\n\}$/, '');
  yield* arrayOf('invoices', invoices(strapi, customer));
  yield* arrayOf('listings', listings(strapi, subject));
  yield* arrayOf('moved_listings', movedListings(strapi, subject.actor));
  yield* arrayOf('deleted', deletedRecords(strapi, subject.actor));
  yield* arrayOf('imports', importedRows(strapi, subject.actor));
  yield* arrayOf('reviews', reviews(strapi, subject));
  yield* arrayOf('special_offers', offers(strapi, subject));
  yield* arrayOf('offer_payments', payments(strapi, subject));
  yield* arrayOf('notifications', notifications(strapi, subject));
  yield* arrayOf('media', pictures(strapi, subject));
  yield* arrayOf('audit_log', activity(strapi, subject));
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

const send = async (strapi: Strapi, ctx: Context, actor: Actor, user: UserRow) => {
  await countTry(strapi, ctx, 'export', String(actor.id));
  const stream = await opened(textOf(strapi, user));
  // Otherwise the response would never end; so the download fails.
  stream.once('error', () => ctx.res.destroy());
  try {
    await inTransaction(strapi, async () => {
      await recordAudit(strapi, actor, aboutUser('account.export', user));
      if (actor.id !== user.id) await sendEmail(strapi, 'account-exported', user);
    });
  } catch (error) {
    stream.destroy();
    throw error;
  }
  const day = new Date().toISOString().slice(0, 10);
  ctx.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="account-${user.id}-${day}.json"`,
    'Cache-Control': 'no-store',
  });
  ctx.body = stream;
};

/**
 * Everything that is stored about an account and nothing of others, as a file: an owner makes it for the vendor, who is told.
 * At most ten exports of a caller in a quarter of an hour.
 */
export const exportAccount = async (strapi: Strapi, ctx: Context): Promise<void> => {
  const user = await findUser(strapi, idOf(ctx.params.id));
  if (!user) throw notFound();
  const actor = actorOf(ctx);
  mustBeAllowed(actor, user);
  await send(strapi, ctx, actor, user);
};

/** The same file of the caller. */
export const exportOwn = (strapi: Strapi, ctx: Context): Promise<void> =>
  send(strapi, ctx, actorOf(ctx), ctx.state.user);
