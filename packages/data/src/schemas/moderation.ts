import {
  type EventPayment,
  eventKinds,
  type ListingStatus,
  listingNames,
  listingStatuses,
  readStatus,
} from '@portal/domain';
import {
  array,
  boolean,
  coerce,
  type Describe,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  unknown,
} from 'superstruct';
import { fromWire, ignoreReports, type Report } from './wire.ts';

/** Reads any spelling of a status. A missing status is PENDING; so is an unknown one, which is reported. */
export function listingStatus(value: unknown, report: Report = ignoreReports): ListingStatus {
  if (value === null || value === undefined) return 'PENDING';
  const known = readStatus(value);
  if (known) return known;
  report(`Unknown status ${JSON.stringify(value).slice(0, 40)}`);
  return 'PENDING';
}

export function statusStruct(report: Report = ignoreReports) {
  return coerce(enums(listingStatuses), unknown(), (value) => listingStatus(value, report));
}

const passedStatus = coerce(nullable(enums(listingStatuses)), unknown(), (value) =>
  value === null ? null : listingStatus(value),
);

/** A remark of an admin on a field, with the vendor's answer. */
const remarkStruct = object({
  id: number(),
  field: string(),
  item: nullable(string()),
  required: boolean(),
  text: string(),
  done: boolean(),
  reply: nullable(string()),
});

/** What an admin asked for. */
export const changeRequestStruct = object({
  at: string(),
  open: boolean(),
  message: nullable(string()),
  remarks: array(remarkStruct),
  /** The texts of an offer at that time, by name. */
  before: optional(record(string(), string())),
});

const eventPaymentStruct: Describe<EventPayment> = object({
  amount: number(),
  currency: string(),
  receipt: optional(string()),
  earlier: optional(number()),
});

export const listingEventStruct = fromWire(
  object({
    id: number(),
    kind: enums(eventKinds),
    from: passedStatus,
    to: passedStatus,
    adminNote: nullable(string()),
    internalNote: optional(nullable(string())),
    fields: array(string()),
    /** Of a request for changes, and of the submission that answers it. */
    remarks: optional(array(remarkStruct)),
    /** Of a payment or refund; earlier versions wrote it in the note. */
    payment: optional(eventPaymentStruct),
    /** The instant of the version that the save restored. */
    restored: optional(string()),
    /** Of a listing: a version was kept that the reader may see. */
    version: optional(literal(true)),
    /** false: the write did not name the version it was based on. */
    versionChecked: optional(literal(false)),
    actor: object({ id: nullable(number()), name: string(), admin: boolean() }),
    createdAt: string(),
  }),
  listingNames,
);

export type ListingEvent = Infer<typeof listingEventStruct>;

/** A message between a vendor and admins about a listing. */
export const listingMessageStruct = object({
  id: number(),
  text: string(),
  actor: object({ id: nullable(number()), name: string(), admin: boolean() }),
  createdAt: string(),
  editedAt: nullable(string()),
});

export type ListingMessage = Infer<typeof listingMessageStruct>;

/** All messages about a listing, oldest first, and the last one that the user has read; 0 for none. */
export const messagesStruct = fromWire(
  object({ messages: array(listingMessageStruct), readTo: number() }),
  { readTo: 'read_to' },
);

export type Messages = Infer<typeof messagesStruct>;
