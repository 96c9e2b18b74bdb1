import { listingStatus } from '@portal/data/internal/schemas/moderation';
import {
  type Collection,
  emptyListingValues,
  errorNameOf,
  type FieldError,
  genericTexts,
  isOfKind,
  type ListingStatus,
  type ListingValues,
  listingFields,
  listingTexts,
  namesOf,
  readListing,
  readNote,
  storedName,
} from '@portal/domain';
import {
  boolean,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  unknown,
} from 'superstruct';
import type { Database } from './database.ts';
import { invalid } from './http.ts';

const text = optional(nullable(string()));

/** A write in wire format; omitted fields stay. */
export const writeStruct = object({
  ...Object.fromEntries(namesOf(listingFields).map((name) => [storedName(name), unknown()])),
  account: optional(nullable(integer())),
  note: text,
  internal_note: text,
  draft: optional(boolean()),
  answers: unknown(),
  status: unknown(),
  restores: unknown(),
  copy_of: unknown(),
  version: optional(nullable(integer())),
});

export type WireWrite = Infer<typeof writeStruct>;

/** The status in the write, if any. */
export function readStatus(value: unknown): ListingStatus | undefined {
  if (value === undefined || value === null) return undefined;
  return listingStatus(value, () => {
    const message = genericTexts.notValid('Status');
    throw invalid(listingTexts.failed, [{ path: ['status'], message }]);
  });
}

export const noValues: ListingValues = emptyListingValues();

/** Errors for unknown ids of pictures and terms. */
function lostReferences(values: ListingValues, db: Database): FieldError[] {
  const isPicture = (picture: number | null) =>
    picture === null || db.media.some(({ id }) => id === picture);
  const photo = genericTexts.notValid('Photo');
  const people = values.team_members.flatMap((member, index) =>
    isPicture(member.photo)
      ? []
      : [{ path: ['team_members', String(index), 'photo'], message: photo }],
  );
  const fields = namesOf(listingFields).filter((name) => {
    if (isOfKind(name, 'image')) return !isPicture(values[storedName(name)]);
    if (!isOfKind(name, 'terms')) return false;
    return !values[name].every((id) => db[name].some((term) => term.id === id));
  });
  return [
    ...people,
    ...fields.map((name) => ({
      path: [storedName(name)],
      message: genericTexts.notValid(errorNameOf(listingFields[name])),
    })),
  ];
}

/** The values of the record after the write. Throws all errors under the stored names of their fields. */
export function checkedValues(
  write: WireWrite,
  collection: Collection,
  stored: ListingValues,
  draft: boolean,
  db: Database,
): ListingValues {
  const { values, errors } = readListing(write, stored, { collection, draft });
  errors.push(...lostReferences(values, db));
  for (const name of ['note', 'internal_note'] as const) readNote(write, name, errors);
  if (errors.length > 0) throw invalid(listingTexts.failed, errors);
  return values;
}
