import {
  checkedLinks,
  type ListingField,
  type ListingStatus,
  linkResultNames,
  listingNames,
  listingShape,
  type NewRemark,
  namesOf,
  ownFieldsOf,
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
  omit,
  optional,
  partial,
  pick,
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

function makeFieldStructs(): { [Name in ListingField]: Struct<FieldValue<Name>, unknown> };
function makeFieldStructs(): object {
  const byKind: Readonly<Partial<Record<Kind<ListingField>, object>>> = {
    flag: boolean(),
    image: nullable(mediaStruct),
    people: array(teamMemberStruct),
    terms: array(termStruct),
  };
  const structOf = (name: ListingField) => {
    const { kind, required } = shapeOf(name);
    return byKind[kind] ?? (required ? string() : nullable(string()));
  };
  return { ...recordOf(namesOf(listingShape), structOf), subcategories: array(subcategoryStruct) };
}

/** The fields that vendors edit. */
export const listingFieldStructs = makeFieldStructs();

const anyFields = object(listingFieldStructs);

/** A listing as an event of its history left it; `id` is that of the event. */
export const listingVersionStruct = fromWire(
  object({
    id: number(),
    createdAt: string(),
    ...listingFieldStructs,
    ...partial(pick(anyFields, [...ownFieldsOf('apps'), ...ownFieldsOf('services')])).schema,
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
    ...omit(anyFields, ownFieldsOf('services')).schema,
  });
}

function serviceListingStruct(report: Report = ignoreReports) {
  return object({
    ...sharedFields(report),
    type: literal('service'),
    ...omit(anyFields, ownFieldsOf('apps')).schema,
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
