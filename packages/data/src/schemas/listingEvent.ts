import { eventKinds, listingNames, listingStatuses } from '@portal/domain';
import {
  array,
  boolean,
  coerce,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  unknown,
} from 'superstruct';
import { DataError } from './dataError.ts';
import { decodeOr } from './decode.ts';
import { fromWire } from './names.ts';
import { listingStatus } from './status.ts';

const passedStatus = coerce(nullable(enums(listingStatuses)), unknown(), (value) =>
  value === null ? null : listingStatus(value),
);

export const listingEventStruct = fromWire(
  object({
    id: number(),
    kind: enums(eventKinds),
    from: passedStatus,
    to: passedStatus,
    adminNote: nullable(string()),
    internalNote: optional(nullable(string())),
    fields: array(string()),
    /** Of a write that did not say which version it was based on. */
    versionChecked: optional(literal(false)),
    actor: object({ id: nullable(number()), name: string(), admin: boolean() }),
    createdAt: string(),
  }),
  listingNames,
);

export type ListingEvent = Infer<typeof listingEventStruct>;

const conflictStruct = object({
  latest: object({ event: nullable(listingEventStruct), version: number() }),
});

export interface LostRace {
  /** What the other person did, when it is known. */
  event: ListingEvent | null;
  /** Version the record has now. */
  version: number;
}

/** Who was faster, when a write was refused because of another one. */
export function lostRace(error: unknown): LostRace | null {
  if (!(error instanceof DataError) || error.code !== 'conflict') return null;
  return decodeOr(error.details, conflictStruct, null)?.latest ?? null;
}
