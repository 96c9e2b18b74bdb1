import {
  errorNameOf,
  type FieldError,
  genericTexts,
  isOfKind,
  type ListingValues,
  listingFields,
  namesOf,
  storedName,
} from '@portal/domain';
import type { Database } from './database.ts';

/** Errors for unknown ids of pictures and terms. */
export function lostReferences(values: ListingValues, db: Database): FieldError[] {
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
