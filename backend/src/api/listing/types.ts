import {
  type Collection,
  emptyValue,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  type ListingStatus,
  type ListingValues,
  type listingFields,
  makeListingValues,
  type OwnListingField,
  type StoredName,
  storedName,
  type TermName,
  termsOf,
} from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { MediaRecord } from '../../media/records.ts';
import { type TeamRow, teamOf } from './team.ts';

interface Kind {
  uid: UID.ContentType;
  single: 'app' | 'service';
  terms: readonly TermName[];
}

export const kinds: Record<Collection, Kind> = {
  apps: { uid: 'api::app.app', single: 'app', terms: termsOf('apps') },
  services: {
    uid: 'api::service.service',
    single: 'service',
    terms: termsOf('services'),
  },
};

export interface TermRow {
  id: number;
  name: string;
  slug: string;
  category?: { id: number; name: string } | null;
}

export interface PersonRow {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** How fields that are no texts lie in a row. */
interface RowKinds {
  flag: boolean;
  image: MediaRecord;
  terms: TermRow[];
  people: TeamRow[];
}

type Kinds = { [Name in ListingField]: (typeof listingFields)[Name]['kind'] };
type RowField<Name extends ListingField> = Kinds[Name] extends keyof RowKinds
  ? RowKinds[Kinds[Name]]
  : string;
/** Columns and relations of the fields; those of the other collection are not there. */
type FieldsOfRow = {
  [Name in Exclude<ListingField, OwnListingField> as StoredName<Name>]: RowField<Name> | null;
} & { [Name in OwnListingField as StoredName<Name>]?: RowField<Name> | null };

/** A row as it lies in the table, with its relations. */
export interface ListingRow extends FieldsOfRow {
  id: number;
  documentId: string;
  slug: string | null;
  featured?: boolean | null;
  status: ListingStatus | null;
  note: string | null;
  draft: boolean | null;
  version: number;
  revision_of: number | null;
  submitted_at: string | null;
  decided_at: string | null;
  createdAt: string;
  updatedAt: string;
  account: PersonRow | null;
  author: PersonRow | null;
  apps?: { id: number; name: string; slug: string; revision_of: number | null }[];
}

export const fieldsOf = (row: ListingRow): ListingValues =>
  makeListingValues((field, _, name) => {
    if (isOfKind(name, 'flag')) return row[storedName(name)] === true;
    if (isOfKind(name, 'image')) return row[storedName(name)]?.id ?? null;
    if (isOfKind(name, 'terms')) return (row[storedName(name)] ?? []).map(({ id }) => id);
    if (isOfKind(name, 'people')) return teamOf(row[storedName(name)] ?? []);
    return row[storedName(name)] ?? emptyValue(field);
  });

/** The columns and relations of this type's table; the people of a service have a table of their own. */
export const columnsOf = (type: Collection, fields: ListingValues): Record<string, unknown> => {
  const columns = fieldsOfCollection(type).filter((name) => !isOfKind(name, 'people'));
  return Object.fromEntries(columns.map((name) => [storedName(name), fields[storedName(name)]]));
};
