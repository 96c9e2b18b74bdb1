import type { Listing, ListingWrite } from '@portal/data/schemas';
import type { ListingStatus, ListingType } from '@portal/domain';
import type { ListingRole } from './listingMode.ts';
import { type LogoValue, pictureValue } from './logo/pictureValue.ts';
import { type PersonValue, teamFromRecord, teamPayload } from './team/teamValues.ts';

export type { LogoValue };

/** What the fields of the form hold. Both kinds of listings have all of them; each shows its own. */
export interface ListingValues {
  name: string;
  shortDescription: string;
  longDescription: string;
  link: string;
  freeTrial: string;
  pricing: string;
  industries: number[];
  subcategories: number[];
  categories: number[];
  locations: number[];
  teamMembers: PersonValue[];
  logo: LogoValue | null;
  /** What the logo shows, in words; stored with the picture. */
  logoAlt: string;
  nzOwned: boolean;
  email: string;
  phone: string;
  /** This and the notes belong to admins; for a vendor they stay empty, whatever was decided. */
  status: ListingStatus;
  adminNote: string;
  internalNote: string;
}

export const emptyListing: ListingValues = {
  name: '',
  shortDescription: '',
  longDescription: '',
  link: '',
  freeTrial: '',
  pricing: '',
  industries: [],
  subcategories: [],
  categories: [],
  locations: [],
  teamMembers: [],
  logo: null,
  logoAlt: '',
  nzOwned: false,
  email: '',
  phone: '',
  status: 'PENDING',
  adminNote: '',
  internalNote: '',
};

const idsOf = (terms: readonly { id: number }[]) => terms.map(({ id }) => id);

/** What can be changed of a stored listing. Texts are taken as they are, to the last symbol. */
export function listingFromRecord(record: Listing, role: ListingRole): ListingValues {
  const shared = {
    ...emptyListing,
    ...(role === 'admin' ? { status: record.status, adminNote: record.adminNote ?? '' } : {}),
    name: record.name,
    shortDescription: record.shortDescription,
    longDescription: record.longDescription,
    link: record.link,
    freeTrial: record.freeTrial ?? '',
    pricing: record.pricing,
    industries: idsOf(record.industries),
    logo: record.logo && pictureValue(record.logo),
    logoAlt: record.logo?.alternativeText ?? '',
    nzOwned: record.nzOwned,
  };
  if (record.type === 'app') return { ...shared, subcategories: idsOf(record.subcategories) };
  return {
    ...shared,
    categories: idsOf(record.categories),
    locations: idsOf(record.locations),
    email: record.email ?? '',
    phone: record.phone ?? '',
    teamMembers: teamFromRecord(record.teamMembers),
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

/** What is sent of the values; texts without a letter go as null. */
export function listingPayload(
  values: ListingValues,
  { type, account, draft, role, note }: PayloadFacts,
): ListingWrite {
  const admin = role === 'admin';
  // A reason belongs to a refusal; with another decision it goes.
  const reason = values.status === 'DECLINED' ? orNull(values.adminNote) : null;
  return {
    name: values.name,
    shortDescription: values.shortDescription,
    longDescription: values.longDescription,
    link: values.link,
    freeTrial: orNull(values.freeTrial),
    pricing: values.pricing,
    industries: values.industries,
    nzOwned: values.nzOwned,
    account,
    adminNote: admin ? reason : note,
    logo: values.logo?.id ?? null,
    ...(draft ? { draft } : {}),
    ...(admin ? { status: values.status, internalNote: orNull(values.internalNote) } : {}),
    ...(type === 'app'
      ? { subcategories: values.subcategories }
      : {
          categories: values.categories,
          locations: values.locations,
          email: orNull(values.email),
          phone: orNull(values.phone),
          teamMembers: teamPayload(values.teamMembers),
        }),
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
