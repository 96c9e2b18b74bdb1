import type { listingStatuses } from '@portal/domain';
import { type TermField, termKey } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';
import type { PersonValue } from './team/teamValues.ts';

const statusWords: Record<(typeof listingStatuses)[number], string> = {
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
  const terms = (of: TermField) => values[of].map((id) => names.get(termKey(of, id)) ?? id);
  switch (field) {
    case 'industries':
    case 'subcategories':
    case 'categories':
    case 'locations':
      return terms(field).join(', ');
    case 'teamMembers':
      return values.teamMembers.map(personWords).join('\n\n');
    case 'logo':
      return values.logo?.name ?? '';
    case 'nzOwned':
      return values.nzOwned ? 'Yes' : 'No';
    case 'status':
      return statusWords[values.status];
    default:
      return values[field];
  }
}

/** Whether a field is on screen: some belong to what stands in another one. */
export function isShown(field: string, { status, logo }: ListingValues): boolean {
  if (field === 'adminNote') return status === 'DECLINED';
  return field !== 'logoAlt' || logo !== null;
}

/** Whether one field says the same in both: a person or picture stored anew is not another one. */
export function sameField(field: keyof ListingValues, a: ListingValues, b: ListingValues): boolean {
  if (field === 'logo') return a.logo?.id === b.logo?.id;
  const words = (values: ListingValues) =>
    field === 'teamMembers'
      ? JSON.stringify(
          values.teamMembers.map((person) => ({ ...person, key: null, photo: person.photo?.id })),
        )
      : JSON.stringify(values[field]);
  return words(a) === words(b);
}
