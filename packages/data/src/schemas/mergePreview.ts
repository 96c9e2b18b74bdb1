import { type Infer, number, object } from 'superstruct';
import { liveStruct } from './term.ts';
import { fromWire } from './wire.ts';

export const mergePreviewStruct = fromWire(
  object({
    /** Listings that use the term, and those of them that are live. */
    uses: number(),
    live: liveStruct,
    /** Listings that have both terms, and keep one. */
    both: number(),
    /** Subcategories that move with their category. */
    subcategories: number(),
    /** Listings that the other industry features then, and those that find no place. */
    featured: number(),
    featuredLeftOut: number(),
  }),
  { featuredLeftOut: 'featured_left_out' },
);

/** What merging a term into another one would change. */
export type MergePreview = Infer<typeof mergePreviewStruct>;
