import { namesOf } from '../base/recordOf.ts';
import { isOfKind, type ListingValues, listingFields } from '../listing/listingFields.ts';
import { storedName } from '../listing/listingShape.ts';
import { changedFields } from '../moderation/rules.ts';
import type { ListingState } from '../moderation/types.ts';
import type { AuditChanges, AuditValue } from './audit.ts';

type State = ListingState<ListingValues>;

const submissionOf = ({ live, revision }: State) => revision ?? live;

/** Longer texts belong to the vendor; the entry says only that they changed. */
const recorded = (value: unknown): AuditValue =>
  typeof value === 'string' || typeof value === 'boolean' ? value : null;

/** What a command changed in the values and the owner of a listing. */
export const auditedChanges = (before: State, after: State): AuditChanges => {
  const had = submissionOf(before).values;
  const has = submissionOf(after).values;
  const changes: Record<string, readonly [AuditValue, AuditValue]> = {};
  const changed: string[] = changedFields(had, has);
  for (const name of namesOf(listingFields)) {
    const stored = storedName(name);
    if (!changed.includes(stored)) continue;
    const isShort = isOfKind(name, 'line', 'link', 'email', 'flag');
    changes[stored] = isShort ? [recorded(had[stored]), recorded(has[stored])] : [null, null];
  }
  return before.accountId === after.accountId
    ? changes
    : { ...changes, account: [before.accountId, after.accountId] };
};
