import {
  type Collection,
  checkedLinks,
  fieldsOfCollection,
  type ListingField,
  type ListingStatus,
  linkResultNames,
  listingNames,
  listingShape,
  type NewRemark,
  namesOf,
  type OwnListingField,
  type RemarkAnswer,
  type RequiredListingField,
  recordOf,
  shapeOf,
  type Target,
  type TeamMemberValues,
  type WrittenFields,
} from '@portal/domain';
import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  Struct,
  string,
} from 'superstruct';
import { type Media, mediaStruct } from './media.ts';
import { changeRequestStruct, statusStruct } from './moderation.ts';
import {
  listingLinkStruct,
  type Subcategory,
  subcategoryStruct,
  type Term,
  termStruct,
} from './term.ts';
import { accountStruct, namedUserStruct } from './user.ts';
import { documentId, fromWire, ignoreReports, ourName, type Report, toWire } from './wire.ts';

export const teamMemberStruct = object({
  id: number(),
  name: string(),
  position: nullable(string()),
  description: nullable(string()),
  photo: nullable(mediaStruct),
});

export type TeamMember = Infer<typeof teamMemberStruct>;

/** A person of a service as a form sends it; the photo is the id of an uploaded file. */
export type TeamMemberWrite = TeamMemberValues;

/** The place in the queue, and the hours within which half of the decisions, and nine of ten, were made lately. */
const waitStruct = object({
  position: number(),
  median: nullable(number()),
  most: nullable(number()),
});

/** A link of a live listing, as it was last checked. */
export const linkHealthStruct = object({
  field: enums(checkedLinks),
  url: string(),
  /** null: not checked yet. */
  result: nullable(enums(linkResultNames)),
  detail: nullable(string()),
  /** Instant of the last check. */
  checked: nullable(string()),
  /** When the first check found the problem. */
  since: nullable(string()),
  /** Whether a second check has found a problem. */
  broken: boolean(),
  /** Whether a check is about to run. */
  due: boolean(),
  /** When the listing is hidden because of it, if it stays broken. */
  hides: optional(string()),
});

export type LinkHealth = Infer<typeof linkHealthStruct>;

interface KindValues {
  flag: boolean;
  image: Media | null;
  people: TeamMember[];
  terms: Term[];
}

type Kind<Name extends ListingField> = (typeof listingShape)[Name]['kind'];

type FieldValue<Name extends ListingField> = Name extends 'subcategories'
  ? Subcategory[]
  : Kind<Name> extends keyof KindValues
    ? KindValues[Kind<Name>]
    : Name extends RequiredListingField
      ? string
      : string | null;

type FieldStructs<Of extends Collection> = {
  [Name in Exclude<ListingField, OwnListingField> | OwnListingField<Of>]: Struct<
    FieldValue<Name>,
    unknown
  >;
};

type AnyFieldStructs = {
  [Name in ListingField]: Struct<
    FieldValue<Name> | (Name extends OwnListingField ? undefined : never),
    unknown
  >;
};

/** The fields of a collection that vendors edit; without one, those of all listings, with those that only one has as optional. */
export function fieldStructs<Of extends Collection>(collection: Of): FieldStructs<Of>;
export function fieldStructs(): AnyFieldStructs;
export function fieldStructs(collection?: Collection): object {
  const structOf = (name: ListingField): object => {
    const { kind, required, collections } = shapeOf(name);
    const as = <T, S>(struct: Struct<T, S>): object =>
      collection || !collections ? struct : optional(struct);
    if (name === 'subcategories') return as(array(subcategoryStruct));
    if (kind === 'terms') return as(array(termStruct));
    if (kind === 'people') return as(array(teamMemberStruct));
    if (kind === 'image') return as(nullable(mediaStruct));
    if (kind === 'flag') return as(boolean());
    return required ? as(string()) : as(nullable(string()));
  };
  return recordOf(collection ? fieldsOfCollection(collection) : namesOf(listingShape), structOf);
}

/** A listing as an event of its history left it; `id` is that of the event. */
export const listingVersionStruct = fromWire(
  object({
    id: number(),
    createdAt: string(),
    ...fieldStructs(),
  }),
  listingNames,
);

export type ListingVersion = Infer<typeof listingVersionStruct>;

function sharedFields(report: Report) {
  return {
    id: number(),
    documentId,
    slug: string(),
    url: string(),
    status: statusStruct(report),
    adminNote: nullable(string()),
    draft: boolean(),
    revision: boolean(),
    /** For staff, that the directory leaves it out because of its account. */
    hidden: optional(boolean()),
    /** Since when the directory leaves it out because of its link. */
    linkHiddenAt: optional(string()),
    /** Of a live listing, if links are checked. */
    links: optional(array(linkHealthStruct)),
    changedFields: optional(array(string())),
    beside: optional(object({ status: statusStruct(report), draft: boolean() })),
    version: number(),
    submittedAt: nullable(string()),
    decidedAt: nullable(string()),
    /** What an admin asked for, while it is pending. */
    request: optional(nullable(changeRequestStruct)),
    /** For staff, the operator's limit if it has waited longer. */
    lateHours: optional(number()),
    /** For its vendor, while it is in the queue. */
    wait: optional(waitStruct),
    rating: nullable(number()),
    numReviews: number(),
    /** Messages about it that the user has not read. */
    newMessages: optional(number()),
    /** To whom its review is assigned; for staff. */
    assignee: optional(nullable(namedUserStruct)),
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
    ...fieldStructs('apps'),
  });
}

function serviceListingStruct(report: Report = ignoreReports) {
  return object({
    ...sharedFields(report),
    type: literal('service'),
    ...fieldStructs('services'),
    featured: boolean(),
    apps: array(listingLinkStruct),
  });
}

export type AppListing = Infer<ReturnType<typeof appListingStruct>>;

export type ServiceListing = Infer<ReturnType<typeof serviceListingStruct>>;

export type Listing = AppListing | ServiceListing;

/** The fields of a listing, of those its collection has. */
export type ListingFields = {
  [Name in ListingField]?: FieldValue<Name> | undefined;
};

function isService(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'service';
}

/** Decodes listings of both types; unknown statuses go to `report`. */
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

/** Our name of a field named by the backend, such as one of `changed_fields`. */
export function listingFieldName(stored: string): string {
  return ourName(stored, listingNames);
}

/** What a form sends. Relations are ids; a picture is the id of an uploaded file. */
export interface ListingWrite extends WrittenFields {
  account: number | null;
  adminNote: string | null;
  /** Save without submitting; required fields may be missing. */
  draft?: boolean;
  /** Admins only. */
  status?: ListingStatus;
  /** Admins only; vendors never see it. */
  internalNote?: string | null;
  /** A vendor's answers to remarks. */
  answers?: readonly RemarkAnswer[];
}

/** A save of a listing as it was read. */
export interface ListingSave extends ListingWrite {
  version: number;
  /** The row to save, the listing or its revision. Read from admins only; a vendor's save is always a revision. */
  target: Target;
  /** The event of the version whose values it restores. Default: none. */
  restores?: number | undefined;
}

/** An admin's decision on what is pending. */
export interface Decision {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
  /** Requests changes, with the note as the message; the status is then PENDING. */
  remarks?: readonly NewRemark[];
  /** Reverts the previous decision: a merged revision is pending again next to its live listing. */
  undo?: true;
}

/** A save or a decision under the wire's names. */
export function listingToWire(write: ListingWrite | Decision): Record<string, unknown> {
  return toWire(write, listingNames);
}
