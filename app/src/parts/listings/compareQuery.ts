import { clockTime, formatDate, type ListingEvent } from '@portal/data/schemas';

/** The versions to compare, by the ids of their events. */
export interface ChosenVersions {
  /** Null shows all fields of `to`. */
  from: number | null;
  /** Null when no version was kept. */
  to: number | null;
}

/** Events with a version, newest first. */
export const versioned = (events: readonly ListingEvent[]): ListingEvent[] =>
  events.filter(({ version }) => version);

/** The version before one of these. */
const before = (kept: readonly ListingEvent[], id: number | null): number | null =>
  kept.find((event) => id !== null && event.id < id)?.id ?? null;

/** Reads `12..18`; without it the newest version is compared with the one before, and `18` with the one before it. */
export function chosenVersions(
  query: URLSearchParams,
  events: readonly ListingEvent[],
): ChosenVersions {
  const kept = versioned(events);
  const [, from, end] = /^(?:(\d{1,9})\.\.)?(\d{1,9})$/.exec(query.get('versions') ?? '') ?? [];
  const to = end === undefined ? (kept[0]?.id ?? null) : Number(end);
  return { from: from === undefined ? before(kept, to) : Number(from), to };
}

export const versionsQuery = ({ from, to }: ChosenVersions): string =>
  from === null ? String(to) : `${from}..${to}`;

/** 'November 18th 2026, 09:04' */
export const versionDate = (instant: string): string =>
  `${formatDate(instant)}, ${clockTime(instant)}`;

/** Names of versions, by the ids of their events: dates, with a number where several are of the same minute. */
export function versionNames(kept: readonly ListingEvent[]): ReadonlyMap<number, string> {
  const dated = kept
    .toReversed()
    .map(({ id, createdAt }) => ({ id, date: versionDate(createdAt) }));
  return new Map(
    dated.map(({ id, date }) => {
      const same = dated.filter((other) => other.date === date);
      const number = same.findIndex((other) => other.id === id) + 1;
      return [id, same.length > 1 ? `${date} (${number})` : date];
    }),
  );
}
