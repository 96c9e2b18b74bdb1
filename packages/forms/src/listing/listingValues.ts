import type { Listing, ListingFields, ListingWrite } from '@portal/data/schemas';
import {
  collectionOf,
  isFieldOf,
  isRequired,
  type ListingField,
  type ListingFieldOf,
  type ListingStatus,
  type ListingType,
  listingFieldsOf,
  recordOf,
  textKinds,
  type WrittenFields,
} from '@portal/domain';
import type { ListingRole } from './listingMode.ts';
import { type LogoValue, pictureValue } from './logo/pictureValue.ts';
import { type PersonValue, teamFromRecord, teamPayload } from './team/teamValues.ts';

export type { LogoValue };

type FieldValues = Record<ListingFieldOf<(typeof textKinds)[number]>, string> &
  Record<ListingFieldOf<'terms'>, number[]> &
  Record<ListingFieldOf<'people'>, PersonValue[]> &
  Record<ListingFieldOf<'image'>, LogoValue | null> &
  Record<ListingFieldOf<'flag'>, boolean>;

/** What the fields of the form hold. Both kinds of listings have all of them; each shows its own. */
export interface ListingValues extends FieldValues {
  /** What the logo shows, in words; stored with the picture. */
  logoAlt: string;
  /** This and the notes belong to admins; for a vendor they stay empty, whatever was decided. */
  status: ListingStatus;
  adminNote: string;
  internalNote: string;
}

const idsOf = (terms: readonly { id: number }[]) => terms.map(({ id }) => id);

function fieldsFromRecord(record: ListingFields): FieldValues {
  return {
    ...recordOf(listingFieldsOf(...textKinds), (name) => record[name] ?? ''),
    ...recordOf(listingFieldsOf('terms'), (name) => idsOf(record[name] ?? [])),
    ...recordOf(listingFieldsOf('people'), (name) => teamFromRecord(record[name] ?? [])),
    ...recordOf(listingFieldsOf('image'), (name) => {
      const picture = record[name];
      return picture ? pictureValue(picture) : null;
    }),
    ...recordOf(listingFieldsOf('flag'), (name) => record[name] ?? false),
  };
}

export const emptyListing: ListingValues = {
  ...fieldsFromRecord({}),
  logoAlt: '',
  status: 'PENDING',
  adminNote: '',
  internalNote: '',
};

/** What can be changed of a stored listing. Texts are taken as they are, to the last symbol. */
export function listingFromRecord(record: Listing, role: ListingRole): ListingValues {
  return {
    ...emptyListing,
    ...fieldsFromRecord(record),
    ...(role === 'admin' ? { status: record.status, adminNote: record.adminNote ?? '' } : {}),
    logoAlt: record.logo?.alternativeText ?? '',
  };
}

export interface PayloadFacts {
  type: ListingType;
  account: number | null;
  draft: boolean;
  role: ListingRole;
  /** The note that is stored; a vendor's save sends it back as it is. */
  note: string | null;
}

/** Nothing typed is nothing stored; anything else goes as it is. */
const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The fields that a listing of its kind has; the type lets the others be left out. */
function writtenFields(values: ListingValues, type: ListingType): WrittenFields {
  const isOwn = (name: ListingField) => isFieldOf(collectionOf({ type }), name);
  const texts = listingFieldsOf(...textKinds).filter(isOwn);
  return {
    ...recordOf(texts.filter(isRequired), (name) => values[name]),
    ...recordOf(
      texts.filter((name) => !isRequired(name)),
      (name) => orNull(values[name]),
    ),
    ...recordOf(listingFieldsOf('terms').filter(isOwn), (name) => values[name]),
    ...recordOf(listingFieldsOf('people').filter(isOwn), (name) => teamPayload(values[name])),
    ...recordOf(listingFieldsOf('image').filter(isOwn), (name) => values[name]?.id ?? null),
    ...recordOf(listingFieldsOf('flag').filter(isOwn), (name) => values[name]),
  };
}

/** What is sent of the values; texts without a letter go as null where they may be missing. */
export function listingPayload(
  values: ListingValues,
  { type, account, draft, role, note }: PayloadFacts,
): ListingWrite {
  const admin = role === 'admin';
  // A reason belongs to a refusal; with another decision it goes.
  const reason = values.status === 'DECLINED' ? orNull(values.adminNote) : null;
  return {
    ...writtenFields(values, type),
    account,
    adminNote: admin ? reason : note,
    ...(draft ? { draft } : {}),
    ...(admin ? { status: values.status, internalNote: orNull(values.internalNote) } : {}),
  };
}

/** The words that are to be stored with the logo, where they are not yet. */
export function logoWords({ logo, logoAlt }: ListingValues): LogoWords | null {
  const text = orNull(logoAlt);
  return logo && text !== (logo.alt ?? null) ? { id: logo.id, text } : null;
}

/** The words of a logo, to be stored. */
export interface LogoWords {
  /** Of the picture. */
  id: number;
  text: string | null;
}
