import { usualViewIcon, viewAudiences, viewIcons } from '@portal/domain';
import {
  boolean,
  coerce,
  enums,
  type Infer,
  nullable,
  number,
  object,
  string,
  unknown,
} from 'superstruct';
import { fromWire } from './wire.ts';

export const savedViewNames = {
  isDefault: 'is_default',
  isPinned: 'is_pinned',
  pinnedAt: 'pinned_at',
  sharedWith: 'shared_with',
  sharedBy: 'shared_by',
};

/** A view of a list that the user saved, or that other staff share with them. */
export const savedViewStruct = fromWire(
  object({
    id: number(),
    /** The path of the list. */
    list: string(),
    name: string(),
    /** As in the address of the list, without the page. */
    query: string(),
    /** Shown before its name; the usual one for an icon that a newer server knows. */
    icon: coerce(
      enums(viewIcons),
      unknown(),
      (icon) => viewIcons.find((each) => each === icon) ?? usualViewIcon,
    ),
    /** Opened with the list when its address has no query. */
    isDefault: boolean(),
    /** When the user pinned it to the side menu; null if it is not. */
    pinnedAt: nullable(string()),
    /** Who else sees it; null for its owner only. */
    sharedWith: nullable(enums(viewAudiences)),
    /** The name of the user who shares it; null for one's own. */
    sharedBy: nullable(string()),
    /** Whether the user may rename, change and delete it. */
    editable: boolean(),
  }),
  savedViewNames,
);

export type SavedView = Infer<typeof savedViewStruct>;
