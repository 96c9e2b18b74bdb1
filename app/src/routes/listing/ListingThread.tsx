import { useUnreadChange } from '@portal/data/notifications';
import { useListingEvents, useListingMessages, useStores, useUser } from '@portal/data/react';
import {
  clockTime,
  formatDate,
  type Listing,
  type ListingEvent,
  type ListingMessage,
  type Messages,
  may,
} from '@portal/data/schemas';
import { collectionOf, linkParts } from '@portal/domain';
import { MessageForm } from '@portal/forms/message';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { toTimeline, versionLinks } from '../../parts/listings/HistorySection.tsx';
import { partOf, together } from '../../parts/pagePart.ts';
import { useAuditLink } from '../../parts/useAuditLink.ts';
import { useAppServices } from '../../portal.tsx';
import { newIn, refOf, useEditable, useMessageWrites, useReadMark } from './thread.ts';

interface ListingThreadProps {
  record: Listing;
  /** In a dialog, whose title says what it is. Default false. */
  bare?: boolean | undefined;
}

/** The history of a listing with the messages about it, newest first, and a form to write one. */
export function ListingThread({ record, bare }: ListingThreadProps) {
  const ref = refOf(record);
  const { events, messages } = useStores().listings;
  // Nothing on screen changes when the listing is gone: what is typed stays.
  useUnreadChange(() => {
    events.refresh(ref);
    messages.refresh(ref);
  });
  return (
    <PagePart
      card="failed"
      title={m.listing_history()}
      part={partOf(together(useListingEvents(ref), useListingMessages(ref)))}
      loading={<Skeleton shape="block" height={160} />}
    >
      {([timeline, thread]) => (
        <Thread record={record} bare={bare} timeline={timeline} thread={thread} />
      )}
    </PagePart>
  );
}

interface ThreadProps extends ListingThreadProps {
  timeline: readonly ListingEvent[];
  thread: Messages;
}

function Thread({ record, bare, timeline, thread }: ThreadProps) {
  const user = useUser();
  const { now, draftStore } = useAppServices();
  const element = useRef<HTMLDivElement>(null);
  const { search, key } = useLocation();
  // Notifications and emails about messages lead here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    if (new URLSearchParams(search).has('messages')) element.current?.scrollIntoView();
  }, [key]);
  const reader = { admin: may(user, 'listing.listAll') };
  // What was new when the page was opened stays marked.
  const [readTo] = useState(thread.readTo);
  const unread = new Set(newIn(thread, { ...reader, readTo }));
  useReadMark(record, newIn(thread, { ...reader, readTo: thread.readTo }), element);
  const { send, edit } = useMessageWrites(record);
  const about = `${collectionOf(record)}/${record.id}`;
  const more = useAuditLink(about);
  const writes = may(user, 'message.write', record) && !user.viewedBy;
  const drafts = { user: String(user.id), draftStore, now };
  const editable = useEditable(thread.messages);

  const toEvent = (message: ListingMessage): TimelineEvent => ({
    id: `message-${message.id}`,
    kind: 'message',
    who: message.actor.name,
    what: message.editedAt ? m.listing_wrote_edited() : m.listing_wrote(),
    when: `${formatDate(message.createdAt)}, ${clockTime(message.createdAt)}`,
    message: linkParts(message.text),
    isNew: unread.has(message.id),
    editor:
      writes && editable.has(message.id)
        ? (close) => (
            <MessageForm
              {...drafts}
              message={message.text}
              draftRecord={`${about}/${message.id}`}
              onSend={(text) => edit(message.id, text)}
              onClose={close}
            />
          )
        : undefined,
  });
  const scope = record.status === 'APPROVED' ? 'active' : 'pending';
  const versions = versionLinks(collectionOf(record), scope, record);
  const shapes = toTimeline(timeline, 'listing', versions);
  const rows = [
    ...timeline.flatMap(({ createdAt }, index) => ({ at: createdAt, row: shapes[index] })),
    ...thread.messages.toReversed().map((each) => ({ at: each.createdAt, row: toEvent(each) })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));

  return (
    <div ref={element}>
      <DecisionTimeline
        events={rows.flatMap(({ row }) => row ?? [])}
        bare={bare}
        more={more}
        composer={
          writes ? <MessageForm {...drafts} draftRecord={about} onSend={send} /> : undefined
        }
      />
    </div>
  );
}
