import { type Collection, type ListingStatus, type TermName, termsOf } from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { MediaRecord } from '../../media/records.ts';
import { type TeamFields, type TeamRow, teamOf } from './team.ts';

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

/**
 * What a vendor types, by stored name. Apps keep `categories`, `locations`, `email`, `phone` and `team_members` empty;
 * services `subcategories`.
 */
export interface ListingFields {
  name: string;
  summary: string;
  description: string;
  link: string;
  trial: string | null;
  pricing: string;
  nz: boolean;
  email: string | null;
  phone: string | null;
  logo: number | null;
  industries: number[];
  subcategories: number[];
  categories: number[];
  locations: number[];
  team_members: TeamFields[];
}

export const emptyListing: ListingFields = {
  name: '',
  summary: '',
  description: '',
  link: '',
  trial: null,
  pricing: '',
  nz: false,
  email: null,
  phone: null,
  logo: null,
  industries: [],
  subcategories: [],
  categories: [],
  locations: [],
  team_members: [],
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

/** A row as it lies in the table, with its relations. */
export interface ListingRow {
  id: number;
  documentId: string;
  name: string | null;
  slug: string | null;
  summary: string | null;
  description: string | null;
  link: string | null;
  trial: string | null;
  pricing: string | null;
  nz: boolean | null;
  email?: string | null;
  phone?: string | null;
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
  logo: MediaRecord | null;
  account: PersonRow | null;
  author: PersonRow | null;
  industries?: TermRow[];
  subcategories?: TermRow[];
  categories?: TermRow[];
  locations?: TermRow[];
  apps?: { id: number; name: string; slug: string; revision_of: number | null }[];
  team_members?: TeamRow[];
}

const ids = (terms: TermRow[] | undefined): number[] => (terms ?? []).map((term) => term.id);

export const fieldsOf = (row: ListingRow): ListingFields => ({
  name: row.name ?? '',
  summary: row.summary ?? '',
  description: row.description ?? '',
  link: row.link ?? '',
  trial: row.trial,
  pricing: row.pricing ?? '',
  nz: row.nz === true,
  email: row.email ?? null,
  phone: row.phone ?? null,
  logo: row.logo?.id ?? null,
  industries: ids(row.industries),
  subcategories: ids(row.subcategories),
  categories: ids(row.categories),
  locations: ids(row.locations),
  team_members: teamOf(row.team_members),
});

/** The columns and relations of this type's table; the people of a service have a table of their own. */
export const columnsOf = (type: Collection, fields: ListingFields): Partial<ListingFields> => {
  const { subcategories, categories, locations, email, phone, team_members: _, ...shared } = fields;
  return type === 'apps'
    ? { ...shared, subcategories }
    : { ...shared, categories, locations, email, phone };
};
