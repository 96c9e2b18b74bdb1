import {
  formatDate,
  type Listing,
  type ListingStatus,
  mediaUrl,
  personName,
  safeLink,
  textLimits,
} from '@portal/data/schemas';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Logo } from '@portal/ui/components/Logo';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { type Decision, DecisionBar } from '@portal/ui/patterns/DecisionBar';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { QueueHeader } from '@portal/ui/patterns/QueueHeader';
import { Columns, StickyFoot } from '@portal/ui/patterns/Shell';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { ArrowUpRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { badgeOf, kindOfChange } from '../listings/listingRows.ts';
import { age } from '../when.ts';
import type { compare } from './changes.ts';
import type { QueuePlace } from './queue.ts';

export interface ReviewScreenProps {
  record: Listing;
  /** Null while the live listing it changes is on its way. */
  comparison: ReturnType<typeof compare> | null;
  events: readonly TimelineEvent[];
  /** Null when the listing is not in the queue. */
  place: QueuePlace | null;
  /** Where an admin changes the listing. */
  editHref: string;
  busy: boolean;
  /** What is wrong with the reason, in words. */
  noteError: string | undefined;
  onDecide: (status: ListingStatus, note: string) => void;
  /** Told whether leaving now would lose a typed reason. */
  onDirtyChange: (dirty: boolean) => void;
  onMove: (listing: Listing) => void;
  now: number;
}

const statuses: Record<Decision, ListingStatus> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  declined: 'DECLINED',
};
const values: Record<ListingStatus, Decision> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

/** One listing before an admin: what it is, what it changes, what happened before, and the decision. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { record, comparison, events, place, editHref, busy, onDecide, onMove, now } = props;
  const [value, setValue] = useState<Decision>(values[record.status]);
  const [note, setNote] = useState(record.adminNote ?? '');
  const owner = record.createdBy ?? record.account;
  const sent = record.submittedAt ?? record.updatedAt;
  const link = safeLink(record.link);
  const { previous, next } = place ?? {};

  return (
    <Stack space="large">
      {place ? (
        <QueueHeader
          place={place.place}
          total={place.total}
          waiting={`waiting ${age(sent, now)}`}
          onPrevious={previous ? () => onMove(previous) : undefined}
          onNext={next ? () => onMove(next) : undefined}
        />
      ) : null}
      <PageHeader
        title={record.name || 'Untitled listing'}
        picture={
          <Logo
            size="large"
            name={record.name}
            src={record.logo ? mediaUrl(record.logo, 320) : null}
          />
        }
        badge={<Badge kind={badgeOf(record)} />}
        help={`${record.revision ? 'Changes to a live listing' : kindOfChange(record)} · sent ${formatDate(sent)}`}
        actions={
          <>
            <ButtonLink icon={Pencil} href={editHref}>
              Edit
            </ButtonLink>
            {link ? (
              <ButtonLink iconAfter={ArrowUpRight} href={link} newTab>
                Open its link
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Columns
        kind="moderation"
        aside={
          <Stack>
            {owner ? (
              <VendorCard name={personName(owner)} email={owner.email ?? ''} facts={[]} />
            ) : null}
            <DecisionTimeline events={events} />
          </Stack>
        }
      >
        {comparison ? (
          <ChangeTable
            changes={comparison.changes}
            same={comparison.same}
            isNew={!record.revision}
          />
        ) : (
          <Skeleton shape="block" height={320} />
        )}
      </Columns>
      <StickyFoot>
        <DecisionBar
          value={value}
          onValue={setValue}
          saved={values[record.status]}
          note={note}
          onNote={(text) => {
            setNote(text);
            props.onDirtyChange(text !== (record.adminNote ?? ''));
          }}
          noteError={props.noteError}
          noteMax={textLimits.note}
          onDecide={() => onDecide(statuses[value], value === 'declined' ? note : '')}
          busy={busy}
        />
      </StickyFoot>
    </Stack>
  );
}
