import { isRecord } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { badParameter, HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { CHANGES, type ListingKind, WHOLE } from './tables.ts';

const DAY = 24 * 3600 * 1000;
/** How long listings that left are told of, and cursors are valid, in milliseconds. */
const KEPT = 90 * DAY;

/** Where a reader is: `position` is the last change it has; those that left until `fresh` are not told to a new reader. */
interface Place {
  position: number;
  fresh: number;
  /** When the cursor was made, in milliseconds since 1970. */
  made: number;
}

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  [value.position, value.fresh, value.made].every(
    (each) => typeof each === 'number' && Number.isSafeInteger(each) && each >= 0,
  );

const placeOf = (cursor: string): Place => {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    place = null;
  }
  if (!isPlace(place)) throw badParameter(['cursor'], m.query_cursor_of_response());
  return place;
};

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

export interface ListingChange {
  kind: ListingKind;
  record: number;
  slug: string | null;
  live: number;
  /** PostgreSQL returns a text. */
  position: number | string;
  changed_at: number | string;
}

export interface ChangesPage {
  changes: ListingChange[];
  next: string;
  /** Whether there are more changes now. */
  more: boolean;
}

/** Changes of listings after a cursor, in order; without one all live listings, from `since` on those that changed or left. */
export const findChanges = (
  strapi: Strapi,
  { cursor, since, limit }: { cursor: string | undefined; since: Date | undefined; limit: number },
): Promise<ChangesPage> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const lastPosition = async (): Promise<number> => {
      const last = await sql(CHANGES).max('position as position').first();
      return Number(last?.position ?? 0);
    };
    const start = async (): Promise<Place> => {
      if (since) {
        const first = await sql(CHANGES)
          .where('changed_at', '>=', since.getTime())
          .min('position as position')
          .first();
        const position = first?.position ? Number(first.position) - 1 : await lastPosition();
        return { position, fresh: 0, made: now };
      }
      return { position: 0, fresh: await lastPosition(), made: now };
    };
    if (since && since.getTime() < now - KEPT) throw new HttpError('cursor-expired');
    const place = cursor === undefined ? await start() : placeOf(cursor);
    // A place ahead of all changes is of a database that was restored since.
    if (place.made < now - KEPT || Math.max(place.position, place.fresh) > (await lastPosition()))
      throw new HttpError('cursor-expired');
    const found: ListingChange[] = await sql(CHANGES)
      .where('position', '>', place.position)
      .whereNot('kind', WHOLE.kind)
      .where((told) => told.where('live', 1).orWhere('position', '>', place.fresh))
      .orderBy('position')
      .limit(limit + 1);
    const changes = found.slice(0, limit);
    const position = Number(changes.at(-1)?.position ?? place.position);
    const next = cursorOf({ ...place, position, made: now });
    return { changes, next, more: found.length > limit };
  });

/** Forgets listings that left long ago. */
export const sweepChanges = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(CHANGES)
      .where({ live: 0 })
      .whereNot('kind', WHOLE.kind)
      .where('changed_at', '<', Date.now() - KEPT)
      .delete(),
  );
