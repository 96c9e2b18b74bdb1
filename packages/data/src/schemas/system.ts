import { jobKinds } from '@portal/domain';
import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';

/** The state of the installation, for owners. Sizes are in bytes, instants null for never. */
export const systemStruct = object({
  /** When it was read. */
  at: string(),
  /** Whether `NODE_ENV` is production. */
  production: boolean(),
  product: object({
    version: string(),
    node: string(),
    /** Seconds. */
    uptime: number(),
  }),
  database: object({
    kind: enums(['sqlite', 'postgres']),
    version: string(),
    bytes: number(),
    /** Whether migrations are pending. */
    pending: boolean(),
  }),
  mail: object({
    transport: enums(['smtp', 'outbox']),
    from: string(),
    /** When an email was last accepted. */
    sent: nullable(string()),
  }),
  storage: object({
    folder: string(),
    /** Pictures, without their smaller versions. */
    files: number(),
    bytes: number(),
    /** Free disk space; null if unknown. */
    free: nullable(number()),
    writable: boolean(),
    /** Where the pictures are; null if they are in the folder. */
    bucket: nullable(object({ name: string(), reachable: boolean() })),
  }),
  payments: object({
    mode: enums(['sandbox', 'test', 'live']),
    /** When the last webhook arrived. */
    webhook: nullable(string()),
  }),
  jobs: array(
    object({
      kind: enums(jobKinds),
      waiting: number(),
      failed: number(),
      /** Since when the oldest waits. */
      oldest: nullable(string()),
      /** Why the latest failed email was not accepted, as codes. */
      problem: nullable(string()),
    }),
  ),
  /** When `npm run backup` last succeeded. */
  backup: nullable(string()),
  settings: array(
    object({
      name: string(),
      /** Null for none and for every secret. */
      value: nullable(string()),
      secret: boolean(),
      /** Whether it is set, rather than a default. */
      set: boolean(),
    }),
  ),
});

export type System = Infer<typeof systemStruct>;

/** `problem` says in a sentence why the email was not accepted. */
export const testEmailStruct = object({ to: string(), problem: nullable(string()) });

export const retriedStruct = object({ retried: number() });
