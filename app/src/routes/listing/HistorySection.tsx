import type { Watched } from '@portal/data/react';
import type { Listing, ListingEvent } from '@portal/data/schemas';
import {
  type Collection,
  linkParts,
  type Remark,
  remarkTitle,
  type Scope,
  safeLink,
} from '@portal/domain';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { useAuditLink } from '../audit/useAuditLink.ts';
import { versionDate, versioned } from './compareQuery.ts';
import { PagePart, useRetryable } from './PagePart.tsx';

interface HistorySectionProps {
  /** Of the audit log, such as `apps/12`. */
  record: string;
  events: Watched<ListingEvent[]>;
  thing: Thing;
}

/** The history of a record, with its loading and error states. */
export function HistorySection({ record, events, thing }: HistorySectionProps) {
  const part = useRetryable(events);
  const more = useAuditLink(record);
  if (part.kind === 'loading') return <Skeleton shape="block" height={160} />;
  return (
    <PagePart title="History" part={part}>
      {(value) => <DecisionTimeline events={toTimeline(value, thing)} more={more} />}
    </PagePart>
  );
}

type Kind = ListingEvent['kind'];

const shapes: Record<Kind, TimelineEvent['kind']> = {
  created: 'created',
  submitted: 'submitted',
  edited: 'edited',
  approved: 'approved',
  declined: 'declined',
  'changes-requested': 'noted',
  reopened: 'reopened',
  withdrawn: 'withdrawn',
  noted: 'noted',
  discarded: 'withdrawn',
  deleted: 'withdrawn',
  paid: 'paid',
  refunded: 'refunded',
  replied: 'submitted',
  'reply-approved': 'approved',
  'reply-declined': 'declined',
  'reply-deleted': 'withdrawn',
  reported: 'noted',
  'report-closed': 'approved',
  hidden: 'withdrawn',
  shown: 'approved',
};

type Thing = 'listing' | 'review' | 'offer';

const availableActions = (thing: Thing): Record<Kind, (event: ListingEvent) => string> => ({
  created: () => `created the ${thing}`,
  submitted: ({ from }) => (from === 'APPROVED' ? 'submitted changes' : `submitted the ${thing}`),
  edited: ({ fields }) =>
    fields.length === 1 ? 'edited 1 field' : `edited ${fields.length} fields`,
  approved: ({ from }) => (from === 'APPROVED' ? 'approved the changes' : `approved the ${thing}`),
  declined: () => `declined the ${thing}`,
  'changes-requested': () => 'requested changes',
  reopened: () => `moved the ${thing} back to review`,
  withdrawn: () => `withdrew the ${thing}`,
  // Without a status it is a failed refund, reported by the card provider.
  noted: ({ to }) => (to ? 'left a note' : 'didn’t refund the payment'),
  discarded: () => 'discarded the changes',
  deleted: () => `deleted the ${thing}`,
  paid: () => `paid for the ${thing}`,
  refunded: () => 'refunded the payment',
  replied: () => 'submitted a reply',
  'reply-approved': () => 'approved the reply',
  'reply-declined': () => 'declined the reply',
  'reply-deleted': () => 'deleted the reply',
  reported: () => `reported the ${thing}`,
  'report-closed': ({ to }) =>
    to === 'APPROVED' ? `kept the reported ${thing}` : 'closed the report',
  hidden: () => `hid the ${thing} because of its broken link`,
  shown: () => `showed the ${thing} in the directory again`,
});

/** What the actor did, after their name. */
export function actionWords(event: ListingEvent, thing: Thing): string {
  const { kind, restored } = event;
  if (!restored) return availableActions(thing)[kind](event);
  const words = `restored the version of ${versionDate(restored)}`;
  return kind === 'submitted' ? `${words} and submitted it` : words;
}

/** The client sent no version, so the edit may have overwritten another one. */
const unchecked = ', possibly overwriting another change';

/** Splits the URL of the receipt from the note of a payment. */
function receiptOf(note: string): Pick<TimelineEvent, 'note' | 'paper'> {
  const [, words, address = ''] = /^(.*?) Receipt: (https?:\/\/\S+)$/s.exec(note) ?? [];
  const href = safeLink(address);
  return href ? { note: words, paper: { label: 'Receipt', href } } : { note };
}

/** A remark in one paragraph, with the vendor's answer once there is one. */
function remarkWords(remark: Remark, isAnswer: boolean): string {
  const words = `${remarkTitle(remark, brand.names.nzOwned)}: ${remark.text}`;
  if (!isAnswer) return words;
  const state = remark.done ? 'Resolved.' : 'Not resolved.';
  return [words, remark.reply ? `${state} Reply: ${remark.reply}` : state].join('\n');
}

const noteOf = ({ adminNote, remarks = [], kind }: ListingEvent) => {
  const parts = remarks.map((remark) => remarkWords(remark, kind !== 'changes-requested'));
  const note = [adminNote, ...parts].filter(Boolean).join('\n\n');
  return note ? { note: linkParts(note) } : {};
};

/** The link to the version of an event. For vendors, an event that changed values before versions were kept says so. */
function versionOf(
  { id, version, kind, fields, internalNote }: ListingEvent,
  first: number | undefined,
  versions: (event: number) => string,
): TimelineEvent['version'] {
  if (version) return { label: id === first ? 'View version' : 'Compare', href: versions(id) };
  // Staff, who see internal notes, may not see the versions of drafts.
  const isOlder = internalNote === undefined && (first === undefined || id < first);
  const changed = kind === 'created' || kind === 'submitted' || fields.length > 0;
  return isOlder && changed ? { label: 'No version was kept' } : undefined;
}

/** The history of a record as timeline events, newest first. */
export function toTimeline(
  events: readonly ListingEvent[],
  thing: Thing = 'listing',
  versions?: (event: number) => string,
): TimelineEvent[] {
  const first = versioned(events).at(-1)?.id;
  return events.map((event) => ({
    id: String(event.id),
    kind: shapes[event.kind],
    who: event.actor.name,
    what: `${actionWords(event, thing)}${event.versionChecked === false ? unchecked : ''}`,
    when: versionDate(event.createdAt),
    version: versions && versionOf(event, first, versions),
    ...(event.kind === 'paid' ? receiptOf(event.adminNote ?? '') : noteOf(event)),
    internalNote: event.internalNote ? linkParts(event.internalNote) : undefined,
  }));
}

/** The page that compares the version of an event with the one before it. */
export const versionLinks =
  (collection: Collection, scope: Scope, { slug, id }: Listing) =>
  (event: number): string =>
    paths.versions(collection, scope, slug || id, String(event));
