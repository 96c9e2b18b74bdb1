import type { Knex } from 'knex';
import type { Strapi } from '../src/base/registry.ts';
import type { QueuedEmail } from '../src/features/mail/queueTable.ts';
import { signUp } from './caller.ts';
import type { Backend } from './startBackend.ts';

export const MINUTE = 60_000;

/** All that joining emails asks of it. */
export const dialectOf = ({ databaseUrl }: Backend): Strapi =>
  ({ db: { dialect: { client: databaseUrl ? 'postgres' : 'sqlite' } } }) as unknown as Strapi;

/** A decision made some minutes ago. */
interface Decision {
  listing: number;
  title: string;
  declined?: boolean;
  minutes?: number;
  /** Whether the worker has claimed it. Default: of all only the first is. */
  claimed?: boolean;
}

const itemsOf = ({ title }: Decision) => [{ kind: 'listing-decided', title }];

/**
 * Queues the emails of decisions on listings of a new vendor, of which the worker has claimed one. They are due in an hour,
 * so that the server leaves them alone.
 */
export const queueDecisions = async (
  { url }: Backend,
  sql: Knex,
  name: string,
  decisions: readonly Decision[],
) => {
  const vendor = await signUp(url, name);
  const { email: recipient, id: reader } = Object((await vendor.get('/users/me')).body);
  const now = Date.now();
  const claimedAt = Math.max(
    0,
    decisions.findIndex((each) => each.claimed),
  );
  const rows = decisions.map((decision, at) => ({
    kind: decision.declined ? 'listing-declined' : 'listing-approved',
    recipient,
    reader,
    about: `listing-decided:apps/${decision.listing}`,
    items: JSON.stringify(itemsOf(decision)),
    subject: decision.title,
    text: decision.title,
    html: decision.title,
    created: now - (decision.minutes ?? 1) * MINUTE,
    next: now + 60 * MINUTE,
    tries: at === claimedAt ? 1 : 0,
  }));
  await sql('queued_emails').insert(rows);
  const left = (): Promise<QueuedEmail[]> =>
    sql('queued_emails').where({ recipient }).whereNotNull('items').orderBy('id');
  const claimed = (await left())[claimedAt];
  if (!claimed) throw new Error('Nothing was queued.');
  return { claimed, left };
};

/** The titles of the decisions that an email names. */
export const titlesIn = (email: Pick<QueuedEmail, 'items'> | undefined): string[] =>
  JSON.parse(email?.items ?? '[]').map(({ title }: { title: string }) => title);
