import { isOfKind, type ListingStatus } from '@portal/domain';
import { termKey } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';
import type { PersonValue } from './team/teamValues.ts';

const statusWords: Record<ListingStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
};

const personWords = ({ name, position, description, photo }: PersonValue): string =>
  [name, position, description, photo && `Photo ${photo.name}`].filter(Boolean).join('\n');

/** One field of a listing in words, as it is read away from its control; empty for nothing. */
export function fieldInWords(
  field: keyof ListingValues,
  values: ListingValues,
  names: ReadonlyMap<string, string>,
): string {
  if (isOfKind(field, 'terms'))
    return values[field].map((id) => names.get(termKey(field, id)) ?? id).join(', ');
  if (isOfKind(field, 'people')) return values[field].map(personWords).join('\n\n');
  if (isOfKind(field, 'image')) return values[field]?.name ?? '';
  if (isOfKind(field, 'flag')) return values[field] ? 'Yes' : 'No';
  return field === 'status' ? statusWords[values.status] : values[field];
}

/** Whether a field is on screen: some belong to what stands in another one. */
export function isShown(field: string, { status, logo }: ListingValues): boolean {
  if (field === 'adminNote') return status === 'DECLINED';
  return field !== 'logoAlt' || logo !== null;
}

/** Whether one field says the same in both: a person or picture stored anew is not another one. */
export function sameField(field: keyof ListingValues, a: ListingValues, b: ListingValues): boolean {
  const words = (values: ListingValues) => {
    if (isOfKind(field, 'image')) return values[field]?.id;
    if (!isOfKind(field, 'people')) return JSON.stringify(values[field]);
    return JSON.stringify(
      values[field].map((person) => ({ ...person, key: null, photo: person.photo?.id })),
    );
  };
  return words(a) === words(b);
}
