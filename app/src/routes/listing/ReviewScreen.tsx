import { formatDate, type Listing, mediaUrl, safeLink } from '@portal/data/schemas';
import type { DraftKeeper } from '@portal/forms/core';
import { DecisionForm, type DecisionFormProps, InternalNote } from '@portal/forms/decision';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Logo } from '@portal/ui/components/Logo';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { QueueHeader } from '@portal/ui/patterns/QueueHeader';
import { Columns } from '@portal/ui/patterns/Shell';
import { ArrowUpRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { env } from '../../env.ts';
import { badgeOf, kindOfChange } from '../listings/listingRows.ts';
import { age } from '../when.ts';
import type { compare } from './changes.ts';
import { decisionKeys } from './decisionKeys.ts';
import type { QueuePlace } from './queue.ts';
import { listingTitle } from './useDecision.ts';

export interface ReviewScreenProps {
  record: Listing;
  /** Null while the live listing it changes is on its way. */
  comparison: ReturnType<typeof compare> | null;
  events: readonly TimelineEvent[];
  /** Whose it is. */
  vendor: ReactNode;
  /** Null when the listing is not in the queue. */
  place: QueuePlace<Listing> | null;
  /** Where an admin changes the listing. */
  editHref: string;
  onDecide: DecisionFormProps['onDecide'];
  /** Told whether leaving now would lose typed words. */
  onDirtyChange: (dirty: boolean) => void;
  onMove: (listing: Listing) => void;
  user: string;
  draftKeeper: DraftKeeper;
  clock: () => number;
  now: number;
}

/** One listing before an admin: what it is, what it changes, what happened before, and the decision. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { record, comparison, events, place, editHref, onMove, now } = props;
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
          help={<KeyHelp keys={decisionKeys} />}
        />
      ) : null}
      <PageHeader
        title={listingTitle(record)}
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
            {record.revision ? (
              <ButtonLink
                iconAfter={ArrowUpRight}
                href={new URL(record.url, env.directoryUrl).href}
                newTab
              >
                View live
              </ButtonLink>
            ) : null}
            {link ? (
              <ButtonLink iconAfter={ArrowUpRight} href={link} newTab>
                Open its link
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <DecisionForm
        subject="listing"
        record={record}
        place={`${record.type}/${record.id}`}
        onDecide={props.onDecide}
        onDirtyChange={props.onDirtyChange}
        user={props.user}
        draftKeeper={props.draftKeeper}
        now={props.clock}
      >
        <Columns
          kind="moderation"
          aside={
            <Stack>
              {props.vendor}
              <InternalNote />
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
      </DecisionForm>
    </Stack>
  );
}
