import { type Actor, may } from '../access/access.ts';
import type { Rejected } from '../errors/errors.ts';
import type { ListingStatus } from '../listing/status.ts';
import { rejected } from './event.ts';
import type {
  EventKind,
  ListingState,
  ModerationEvent,
  SaveCommand,
  Submission,
  Target,
} from './types.ts';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** Lists of ids are compared without their order. */
const same = (a: unknown, b: unknown): boolean =>
  isIds(a) && isIds(b)
    ? a.length === b.length && a.every((item) => b.includes(item))
    : JSON.stringify(a) === JSON.stringify(b);

/** Names of the values that differ. */
export function changedFields(before: object, after: object): string[] {
  const then = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !same(then.get(name), value))
    .map(([name]) => name);
}

/** The revision, unless it is the draft of another account. */
export function visibleRevision<R extends { draft: boolean }>(
  listing: { revision: R | null; accountId: number | null },
  actor: Actor,
): R | null {
  return listing.revision?.draft && !may(actor, 'draft.read', listing) ? null : listing.revision;
}

/** Whether the actor may see a listing: their own, and for admins every submitted one. */
export function maySee(state: ListingState<unknown>, actor: Actor): boolean {
  return may(actor, state.live.draft ? 'draft.read' : 'listing.read', state);
}

/** The row that a save starts from, whose values stay where none are sent. */
export function savedRow<V extends object>(
  state: ListingState<V>,
  actor: Actor,
  { target, version }: Pick<SaveCommand<V>, 'target' | 'version'>,
): { row: Target; submission: Submission<V> } | Rejected {
  if (version !== undefined && version !== state.version) return rejected('stale-version');
  const revision = visibleRevision(state, actor);
  if (!may(actor, 'listing.decide'))
    return revision
      ? { row: 'revision', submission: revision }
      : { row: 'live', submission: state.live };
  if (revision && !target) return rejected('target-missing');
  if (target !== 'revision') return { row: 'live', submission: state.live };
  return revision ? { row: 'revision', submission: revision } : rejected('revision-missing');
}

/** Whether a save is a draft. An admin's save of a decided listing never is. */
export function savesDraft(
  asked: boolean,
  actor: Actor,
  status: ListingStatus | null | undefined,
): boolean {
  return asked && !(may(actor, 'listing.decide') && (status ?? 'PENDING') !== 'PENDING');
}

/** Whether an event only added an internal note, of which vendors learn nothing. */
export const isInternalEvent = ({
  kind,
  noteChanged,
  internalNote,
}: Partial<Pick<ModerationEvent, 'noteChanged' | 'internalNote'>> & { kind: EventKind }): boolean =>
  kind === 'noted' && !noteChanged && (internalNote ?? null) !== null;
