import type { ListingStatus } from '@portal/domain';
import { m } from '../../i18n/messages.js';

export interface Decidable {
  id: number;
  version: number;
}

export type BulkThing = 'listing' | 'review' | 'offer';
export type BulkStatus = Exclude<ListingStatus, 'PENDING'>;

/** How one kind of record is decided. */
export interface BulkKind<Row> {
  thing: BulkThing;
  nameOf: (row: Row) => string;
  /** Identifies the decision on it among local drafts. */
  recordOf: (row: Row) => string;
  /** Sends one decision; PENDING is an Undo. */
  send: (row: Row, status: ListingStatus, reason: string | null, key?: string) => Promise<Row>;
  /** The message for a failure. */
  wordsFor: (error: unknown) => string;
}

export interface Outcome<Row> {
  /** The saved records, in the order of the given ones. */
  saved: Row[];
  /** The given records that failed, in their order. */
  failed: { row: Row; error: unknown }[];
}

/** Calls `send` for each record, two at a time; a failure stops none of the others. */
export async function sendAll<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<Row>,
): Promise<Outcome<Row>> {
  const results: PromiseSettledResult<Row>[] = [];
  const waiting = [...rows.entries()];
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, row] = next;
      [results[index]] = await Promise.allSettled([send(row)]);
    }
  }
  await Promise.all([worker(), worker()]);
  const outcome: Outcome<Row> = { saved: [], failed: [] };
  for (const [index, row] of rows.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') outcome.saved.push(result.value);
    else outcome.failed.push({ row, error: result?.reason });
  }
  return outcome;
}

/** The idempotency key of one record in a bulk decision: the same for every retry of the same version. */
export const keyOf = (attempt: string, { id, version }: Decidable): string =>
  `${attempt}/${id}/${version}`;

interface Counts {
  thing: BulkThing;
  failed: number;
  done: number;
}

/** Such as '1 review could not be approved, 2 were.' */
export function failureTitle(status: BulkStatus, { thing, failed, done }: Counts): string {
  const counts = { thing, count: failed, done };
  if (status === 'APPROVED')
    return done === 0 ? m.bulk_not_approved(counts) : m.bulk_not_all_approved(counts);
  return done === 0 ? m.bulk_not_declined(counts) : m.bulk_not_all_declined(counts);
}

/** What an Undo achieved, with the distinct messages of those that failed. */
export function undoWords({ thing, failed, done }: Counts, why: readonly string[]): string {
  const undone = m.bulk_pending_again({ thing, count: done });
  if (failed === 0) return undone;
  const rest = m.bulk_not_undone({ thing, count: failed, why: [...new Set(why)].join(' ') });
  return done > 0 ? `${undone} ${rest}` : rest;
}
