import {
  type Collection,
  emptyListingValues,
  errorNameOf,
  fieldProblem,
  genericTexts,
  isOfKind,
  type ListingStatus,
  type ListingValues,
  listingFields,
  listingTexts,
  namesOf,
  noteFields,
  readListing,
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
import { listingStatus } from '../../schemas/status.ts';
import type { Database } from './database.ts';
import { type FieldError, invalid } from './http.ts';

const text = optional(nullable(string()));

/** A write as it travels; what is not sent stays as it is. */
export const writeStruct = object({
  ...Object.fromEntries(namesOf(listingFields).map((name) => [storedName(name), unknown()])),
  account: optional(nullable(integer())),
  note: text,
  internal_note: text,
  draft: optional(boolean()),
  status: unknown(),
  version: optional(nullable(integer())),
});

export type WireWrite = Infer<typeof writeStruct>;

/** The status that was sent, if one was. */
export function readStatus(value: unknown): ListingStatus | undefined {
  if (value === undefined || value === null) return undefined;
  return listingStatus(value, () => {
    const message = genericTexts.notValid('Status');
    throw invalid(listingTexts.failed, [{ path: 'status', message }]);
  });
}

export const noValues: ListingValues = emptyListingValues();

/** Ids of pictures and terms that lead nowhere. */
function lostReferences(values: ListingValues, db: Database): FieldError[] {
  const isPicture = (picture: number | null) =>
    picture === null || db.media.some(({ id }) => id === picture);
  const photo = genericTexts.notValid('Photo');
  const people = values.team_members.flatMap((member, index) =>
    isPicture(member.photo) ? [] : [{ path: `team_members.${index}.photo`, message: photo }],
  );
  const fields = namesOf(listingFields).filter((name) => {
    if (isOfKind(name, 'image')) return !isPicture(values[storedName(name)]);
    if (!isOfKind(name, 'terms')) return false;
    return !values[name].every((id) => db[name].some((term) => term.id === id));
  });
  return [
    ...people,
    ...fields.map((name) => ({
      path: storedName(name),
      message: genericTexts.notValid(errorNameOf(listingFields[name])),
    })),
  ];
}

/** What the record says after the write; refused with each problem under the stored name of its field. */
export function checkedValues(
  write: WireWrite,
  collection: Collection,
  stored: ListingValues,
  draft: boolean,
  db: Database,
): ListingValues {
  const { values, errors } = readListing(write, stored, { collection, draft });
  const problems = [
    ...errors.map(({ path, message }) => ({ path: path.join('.'), message })),
    ...lostReferences(values, db),
  ];
  const notes = { note: noteFields.adminNote, internal_note: noteFields.internalNote } as const;
  for (const name of ['note', 'internal_note'] as const) {
    const message = fieldProblem(notes[name], write[name]);
    if (message) problems.push({ path: name, message });
  }
  if (problems.length > 0) throw invalid(listingTexts.failed, problems);
  return values;
}
