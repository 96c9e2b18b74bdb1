import { type ListingField, listingNames } from '@portal/domain';
import {
  array,
  boolean,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  Struct,
  string,
} from 'superstruct';
import { accountStruct } from './account.ts';
import { documentId } from './documentId.ts';
import { mediaStruct } from './media.ts';
import { fromWire } from './names.ts';
import { ignoreReports, type Report } from './report.ts';
import { statusStruct } from './status.ts';
import { teamMemberStruct } from './teamMember.ts';
import { listingLinkStruct, subcategoryStruct, termStruct } from './term.ts';

function sharedFields(report: Report) {
  return {
    id: number(),
    documentId,
    slug: string(),
    url: string(),
    name: string(),
    shortDescription: string(),
    longDescription: string(),
    link: string(),
    freeTrial: nullable(string()),
    pricing: string(),
    nzOwned: boolean(),
    status: statusStruct(report),
    adminNote: nullable(string()),
    draft: boolean(),
    revision: boolean(),
    changedFields: optional(array(string())),
    beside: optional(object({ status: statusStruct(report), draft: boolean() })),
    version: number(),
    submittedAt: nullable(string()),
    decidedAt: nullable(string()),
    logo: nullable(mediaStruct),
    industries: array(termStruct),
    rating: nullable(number()),
    numReviews: number(),
    account: nullable(accountStruct),
    createdBy: nullable(accountStruct),
    createdAt: string(),
    updatedAt: string(),
  };
}

function appListingStruct(report: Report = ignoreReports) {
  return object({
    ...sharedFields(report),
    type: literal('app'),
    subcategories: array(subcategoryStruct),
  });
}

function serviceListingStruct(report: Report = ignoreReports) {
  return object({
    ...sharedFields(report),
    type: literal('service'),
    categories: array(termStruct),
    locations: array(termStruct),
    email: nullable(string()),
    phone: nullable(string()),
    featured: boolean(),
    apps: array(listingLinkStruct),
    teamMembers: array(teamMemberStruct),
  });
}

export type AppListing = Infer<ReturnType<typeof appListingStruct>>;

export type ServiceListing = Infer<ReturnType<typeof serviceListingStruct>>;

export type Listing = AppListing | ServiceListing;

/** What is read of the fields of a listing of either kind, where it has them. */
export type ListingFields = Partial<Pick<Omit<AppListing, 'type'> & ServiceListing, ListingField>>;

function isService(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'service';
}

/** Reads both kinds of listings from the wire; unknown statuses go to `report`. */
export function listingStruct(report: Report = ignoreReports) {
  const app = fromWire(appListingStruct(report), listingNames);
  const service = fromWire(serviceListingStruct(report), listingNames);
  const kind = (value: unknown) => (isService(value) ? service : app);
  return new Struct<Listing, null>({
    type: 'listing',
    schema: null,
    entries: (value, context) => kind(value).entries(value, context),
    validator: (value, context) => kind(value).validator(value, context),
    coercer: (value, context) => kind(value).coercer(value, context),
  });
}
