import type { ListingStatus } from '../listing/status.ts';
import type { ListingState, ModerationEvent } from './types.ts';

type HidingEvent = Pick<ModerationEvent, 'kind' | 'from' | 'to' | 'noteChanged'>;

/** What hides a live listing from the directory, or shows it again; null if there is nothing to do. */
export function changeHiding(
  { status, hidden }: { status: ListingStatus | null; hidden: boolean },
  hides: boolean,
): HidingEvent | null {
  if (status !== 'APPROVED' || hidden === hides) return null;
  return { kind: hides ? 'hidden' : 'shown', from: status, to: status, noteChanged: true };
}

/** Whether a listing that was hidden for its website is no longer: it has another one, or is not live any more. */
export const endsHiding = (
  before: ListingState<{ link: string }>,
  after: ListingState<{ link: string }>,
): boolean =>
  after.live.status !== 'APPROVED' || after.live.values.link !== before.live.values.link;
