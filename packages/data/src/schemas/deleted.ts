import { listingStatuses } from '@portal/domain';
import { boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

/** A deleted record that the user may restore. */
export const deletedStruct = fromWire(
  object({
    id: number(),
    /** Empty for a draft without one. */
    name: string(),
    /** Null for a review. */
    slug: nullable(string()),
    /** Null for a term. */
    status: nullable(enums(listingStatuses)),
    /** Of a listing. */
    draft: boolean(),
    deletedAt: string(),
    deletedBy: object({ id: number(), name: string() }),
    /** When it is erased. */
    erasesAt: string(),
    /** The term into which a term was merged. */
    mergedInto: nullable(object({ id: number(), name: string() })),
  }),
  {
    deletedAt: 'deleted_at',
    deletedBy: 'deleted_by',
    erasesAt: 'erases_at',
    mergedInto: 'merged_into',
  },
);

export type Deleted = Infer<typeof deletedStruct>;
