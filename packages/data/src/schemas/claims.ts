import { claimKinds } from '@portal/domain';
import { enums, type Infer, number, object, string } from 'superstruct';

/** A moderator has a pending record open. */
export const claimStruct = object({
  kind: enums(claimKinds),
  /** Of the record. */
  id: number(),
  user: object({ id: number(), name: string() }),
  since: string(),
});

export type Claim = Infer<typeof claimStruct>;
