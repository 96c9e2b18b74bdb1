import { boolean, type Infer, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

/** A view of a list that a user saved. */
export const savedViewStruct = fromWire(
  object({
    id: number(),
    /** The path of the list. */
    list: string(),
    name: string(),
    /** As in the address of the list, without the page. */
    query: string(),
    /** Opened with the list when its address has no query. */
    isDefault: boolean(),
  }),
  { isDefault: 'is_default' },
);

export type SavedView = Infer<typeof savedViewStruct>;
