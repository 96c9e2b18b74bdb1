import type { Watched } from '@portal/data/react';
import type { Listing, ListingEvent } from '@portal/data/schemas';
import {
  type Collection,
  linkParts,
  type Remark,
  remarkTitle,
  reportWords,
  type Scope,
  safeLink,
} from '@portal/domain';
import { formatMoney } from '@portal/ui/components/Money';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { partOf } from '../pagePart.ts';
import { useAuditLink } from '../useAuditLink.ts';
import { versionDate, versioned } from './compareQuery.ts';

interface HistorySectionProps {
  /** Of the audit log, such as `apps/12`. */
  record: string;
  events: Watched<ListingEvent[]>;
  thing: Thing;
  /** In a dialog, whose title says what it is. Default false. */
  bare?: boolean | undefined;
}

/** The history of a record, with its loading and error states. */
export function HistorySection({ record, events, thing, bare }: HistorySectionProps) {
  const more = useAuditLink(record);
  return (
    <PagePart
      card="failed"
      title={m.listing_history()}
      part={partOf(events)}
      loading={<Skeleton shape="block" height={160} />}
    >
      {(value) => <DecisionTimeline events={toTimeline(value, thing)} bare={bare} more={more} />}
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
  restored: 'reopened',
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

const things: Record<Thing, string> = {
  listing: m.listing_the_listing(),
  review: m.listing_the_review(),
  offer: m.listing_the_offer(),
};

const eventTexts = (about: Thing): Record<Kind, (event: ListingEvent) => string> => {
  const thing = things[about];
  return {
    created: () => m.listing_history_created({ thing }),
    submitted: ({ from }) =>
      from === 'APPROVED'
        ? m.listing_history_submitted_changes()
        : m.listing_history_submitted({ thing }),
    edited: ({ fields }) => m.listing_history_edited({ count: fields.length }),
    approved: ({ from }) =>
      from === 'APPROVED'
        ? m.listing_history_approved_changes()
        : m.listing_history_approved({ thing }),
    declined: () => m.listing_history_declined({ thing }),
    'changes-requested': () => m.listing_history_requested_changes(),
    reopened: () => m.listing_history_reopened({ thing }),
    withdrawn: () => m.listing_history_withdrawn({ thing }),
    // Without a status it is a failed refund, reported by the card provider.
    noted: ({ to }) => (to ? m.listing_history_noted() : m.listing_history_not_refunded()),
    discarded: () => m.listing_history_discarded(),
    deleted: () => m.listing_history_deleted({ thing }),
    restored: () => m.listing_history_put_back({ thing }),
    paid: () => m.listing_history_paid({ thing }),
    refunded: () => m.listing_history_refunded(),
    replied: () => m.listing_history_replied(),
    'reply-approved': () => m.listing_history_reply_approved(),
    'reply-declined': () => m.listing_history_reply_declined(),
    'reply-deleted': () => m.listing_history_reply_deleted(),
    reported: () => m.listing_history_reported({ thing }),
    'report-closed': ({ to }) =>
      to === 'APPROVED'
        ? m.listing_history_report_kept({ thing: about })
        : m.listing_history_report_closed(),
    hidden: () => m.listing_history_hidden({ thing }),
    shown: () => m.listing_history_shown({ thing }),
  };
};

/** Who did it. Parts of the product, of which events keep an English name, are named in the language of the page. */
function actorName({ kind, to, actor }: ListingEvent): string {
  if (kind === 'noted' && to === null) return m.listing_by_card_provider();
  if (kind === 'hidden' || actor.id === 0) return m.listing_by_link_check();
  return actor.name;
}

/** What the actor did, after their name. */
export function actionWords(event: ListingEvent, thing: Thing): string {
  const { kind, restored } = event;
  if (!restored) return eventTexts(thing)[kind](event);
  const date = versionDate(restored);
  return kind === 'submitted'
    ? m.listing_history_restored_submitted({ date })
    : m.listing_history_restored({ date });
}

/** What the actor did. If the client sent no version, the edit may have overwritten another one. */
function whatOf(event: ListingEvent, thing: Thing): string {
  const action = actionWords(event, thing);
  return event.versionChecked === false ? m.listing_history_unchecked({ action }) : action;
}

/** What was paid or refunded. Earlier versions of the backend wrote it in the note, in English. */
function paymentOf({ kind, payment, adminNote }: ListingEvent): PaymentPart {
  if (!payment) return receiptOf(adminNote ?? '');
  const { amount, currency, receipt, earlier } = payment;
  const sum = formatMoney(amount, currency, 'always');
  if (kind === 'paid') return withReceipt(m.listing_payment_paid({ sum }), receipt);
  if (!earlier) return { note: m.listing_payment_refunded({ sum }) };
  const before = formatMoney(earlier, currency, 'always');
  return { note: m.listing_payment_refunded_rest({ sum, earlier: before }) };
}

type PaymentPart = Pick<TimelineEvent, 'note' | 'paper'>;

/** Splits the URL of the receipt from the note of a payment. */
function receiptOf(note: string): PaymentPart {
  const [, words = note, address] = /^(.*?) Receipt: (https?:\/\/\S+)$/s.exec(note) ?? [];
  return withReceipt(words, address);
}

function withReceipt(note: string, receipt = ''): PaymentPart {
  const href = safeLink(receipt);
  return href ? { note, paper: { label: m.listing_receipt(), href } } : { note };
}

/** A remark in one paragraph, with the vendor's answer once there is one. */
function remarkWords(remark: Remark, isAnswer: boolean): string {
  const words = `${remarkTitle(remark, brand.names.nzOwned)}: ${remark.text}`;
  if (!isAnswer) return words;
  return `${words}\n${answerWords(remark)}`;
}

function answerWords({ done, reply }: Remark): string {
  if (!reply) return done ? m.listing_remark_resolved() : m.listing_remark_not_resolved();
  return done
    ? m.listing_remark_resolved_reply({ reply })
    : m.listing_remark_not_resolved_reply({ reply });
}

const noteOf = ({ adminNote, remarks = [], kind }: ListingEvent) => {
  const parts = remarks.map((remark) => remarkWords(remark, kind !== 'changes-requested'));
  const first = adminNote && kind === 'reported' ? reportWords(adminNote) : adminNote;
  const note = [first, ...parts].filter(Boolean).join('\n\n');
  return note ? { note: linkParts(note) } : {};
};

/** The link to the version of an event. For vendors, an event that changed values before versions were kept says so. */
function versionOf(
  { id, version, kind, fields, internalNote }: ListingEvent,
  first: number | undefined,
  versions: (event: number) => string,
): TimelineEvent['version'] {
  if (version)
    return {
      label: id === first ? m.listing_view_version() : m.listing_compare(),
      href: versions(id),
    };
  // Staff, who see internal notes, may not see the versions of drafts.
  const isOlder = internalNote === undefined && (first === undefined || id < first);
  const changed = kind === 'created' || kind === 'submitted' || fields.length > 0;
  return isOlder && changed ? { label: m.listing_no_version_title() } : undefined;
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
    who: actorName(event),
    what: whatOf(event, thing),
    when: versionDate(event.createdAt),
    version: versions && versionOf(event, first, versions),
    ...(event.payment || event.kind === 'paid' ? paymentOf(event) : noteOf(event)),
    internalNote: event.internalNote ? linkParts(event.internalNote) : undefined,
  }));
}

/** The page that compares the version of an event with the one before it. */
export const versionLinks =
  (collection: Collection, scope: Scope, { slug, id }: Listing) =>
  (event: number): string =>
    paths.versions(collection, scope, slug || id, String(event));
