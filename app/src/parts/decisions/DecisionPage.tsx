import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { DecisionForm, type DecisionFormProps, InternalNote } from '@portal/forms/decision';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { QueueHeader, type QueueHeaderProps } from '@portal/ui/patterns/QueueHeader';
import type { Reviewer } from '@portal/ui/patterns/Reviewers';
import { Columns } from '@portal/ui/patterns/Shell';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import type { QueuePosition } from './queue.ts';

export interface DecisionPageProps<Item>
  extends Omit<DecisionFormProps, 'draftRecord' | 'children' | 'subject'> {
  subject: 'listing' | 'review';
  /** Position in the queue: null when not in it, undefined while loading. */
  position: QueuePosition<Item> | null | undefined;
  onMove: (item: Item) => void;
  /** Identifies the record, such as `apps/12`. */
  address: string;
  /** Others who review it now. */
  reviewers: readonly Reviewer[];
  /** How long it has waited, in words. */
  waiting: string;
  header: ReactNode;
  /** The vendor or author. */
  owner: ReactNode;
  history: ReactNode;
  /** The record. Null while it loads, which also hides the sidebar: on a phone it would move. */
  children: ReactNode;
}

/** A page on which a moderator decides: position in the queue, form and history. Other staff read it. */
export function DecisionPage<Item>(props: DecisionPageProps<Item>) {
  const { position, onMove, waiting, header, owner, history, children, address, ...rest } = props;
  const { reviewers, ...form } = rest;
  const { previous, next } = position ?? {};
  const decides = may(useUser(), `${form.subject}.decide`);
  const page = (
    <Columns
      kind="moderation"
      aside={
        <div hidden={children === null}>
          <Stack>
            {owner}
            {decides ? <InternalNote /> : null}
            {history}
          </Stack>
        </div>
      }
    >
      {children ?? <Skeleton shape="block" height={320} />}
    </Columns>
  );
  return (
    <Stack space="large">
      {position === null ? null : (
        <QueueHeader
          place={placeOf(position)}
          waiting={waiting}
          reviewers={reviewers}
          onPrevious={previous ? () => onMove(previous) : undefined}
          onNext={next ? () => onMove(next) : undefined}
          help={
            <KeyHelp keys={decides ? [...moveKeys, ...decisionKeys[form.subject]] : moveKeys} />
          }
        />
      )}
      {header}
      {decides ? (
        <DecisionForm {...form} draftRecord={address}>
          {page}
        </DecisionForm>
      ) : (
        page
      )}
    </Stack>
  );
}

function placeOf(position: QueuePosition<unknown> | undefined): QueueHeaderProps['place'] {
  if (!position) return null;
  return position.waits ? { number: position.position, total: position.total } : 'decided';
}

const moveKeys = [
  { key: 'J', does: m.listing_key_next() },
  { key: 'K', does: m.listing_key_previous() },
];

const declineKeys = [
  { key: 'A', does: m.listing_key_approve() },
  { key: 'D', does: m.listing_key_decline() },
];

const requestKeys = [{ key: 'R', does: m.listing_key_request() }];

const remarkKeys = [{ key: 'M', does: m.listing_key_remark() }];

const messageKeys = [{ key: m.listing_ctrl_enter(), does: m.listing_key_send() }];

const undoKeys = [{ key: 'F8', does: m.listing_key_undo() }];

const decisionKeys = {
  listing: [...declineKeys, ...requestKeys, ...remarkKeys, ...undoKeys, ...messageKeys],
  review: [...declineKeys, ...requestKeys, ...undoKeys],
};
