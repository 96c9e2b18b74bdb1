import { activityActors, auditKinds, collections, scopes, staffRoles } from '@portal/domain';
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  record,
  string,
  unknown,
} from 'superstruct';
import { deviceStruct } from './device.ts';

/** A member of staff. */
export const staffStruct = object({
  id: number(),
  name: string(),
  roles: array(enums(staffRoles)),
});

export type Staff = Infer<typeof staffStruct>;

/** An entry of the audit log. */
export const auditEntryStruct = object({
  id: number(),
  createdAt: string(),
  /** null for the system and for visitors. Its id is null for a program, such as the command line. */
  actor: nullable(object({ ...staffStruct.schema, id: nullable(number()) })),
  /** Network address; null for the system. */
  address: nullable(string()),
  device: deviceStruct,
  /** One of `auditActions`, or of another version. */
  action: string(),
  /** The record; its id is null if it did not exist yet. */
  subject: nullable(
    object({
      kind: enums(auditKinds),
      id: nullable(number()),
      name: string(),
      /** The type of the listing of a review or special offer; null for others, and once it is deleted. */
      type: nullable(enums(collections)),
      /** The list of a listing, review or special offer now; null for others, and once it is deleted. */
      scope: nullable(enums(scopes)),
      /** Whether the record still exists. */
      exists: boolean(),
    }),
  ),
  /** Before and after by field; both are null for values that are not recorded. */
  changes: record(string(), array(unknown())),
  reason: nullable(string()),
});

export type AuditEntry = Infer<typeof auditEntryStruct>;

/** What happened to the security of the user's own account. */
export const activityStruct = object({
  id: number(),
  createdAt: string(),
  /** One of `activityTexts`. */
  action: string(),
  by: enums(activityActors),
  address: nullable(string()),
  device: deviceStruct,
});

export type Activity = Infer<typeof activityStruct>;
