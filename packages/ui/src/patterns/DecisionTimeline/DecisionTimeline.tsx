import {
  ArrowUpRight,
  CircleCheck,
  CircleDot,
  Clock,
  EyeOff,
  MessageSquareText,
  OctagonX,
  Pencil,
  Receipt,
  ReceiptText,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link, LinkedText, type LinkedTextParts } from '../../components/Link/Link.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import type { SafeHref } from '../../internal/link/safeHref.ts';
import * as styles from './DecisionTimeline.css.ts';

/** Events of a listing. */
export const timelineKinds = [
  'created',
  'submitted',
  'edited',
  'withdrawn',
  'approved',
  'declined',
  'reopened',
  'noted',
  'message',
  'paid',
  'refunded',
] as const;
type TimelineKind = (typeof timelineKinds)[number];

export interface TimelineEvent {
  id: string;
  kind: TimelineKind;
  who: string;
  /** Follows the name: 'submitted changes'. */
  what: string;
  when: string;
  /** Message to the vendor. */
  note?: LinkedTextParts | undefined;
  /** The text of a message. */
  message?: LinkedTextParts | undefined;
  /** A message that the reader has not read. Default false. */
  isNew?: boolean | undefined;
  /** Makes the form that edits a message and calls `close` when it is done. Default: it cannot be edited. */
  editor?: ((close: () => void) => ReactNode) | undefined;
  /** A document such as a receipt; opens in a new tab. */
  paper?: { label: string; href: SafeHref } | undefined;
  /** The page of the version after this event, or a text why there is none. Default: nothing. */
  version?: { label: string; href?: string | undefined } | undefined;
  /** Note between admins; never passed to a vendor's page. */
  internalNote?: LinkedTextParts | undefined;
}

interface TimelineLook {
  icon: IconType;
  tone: 'neutral' | 'caution' | 'critical' | 'positive';
}

const timelineLooks: Record<TimelineKind, TimelineLook> = {
  created: { icon: CircleDot, tone: 'neutral' },
  submitted: { icon: ArrowUpRight, tone: 'caution' },
  edited: { icon: Pencil, tone: 'neutral' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  approved: { icon: CircleCheck, tone: 'positive' },
  declined: { icon: OctagonX, tone: 'critical' },
  reopened: { icon: Clock, tone: 'caution' },
  noted: { icon: StickyNote, tone: 'neutral' },
  message: { icon: MessageSquareText, tone: 'neutral' },
  paid: { icon: Receipt, tone: 'neutral' },
  refunded: { icon: ReceiptText, tone: 'neutral' },
};

export interface DecisionTimelineProps {
  /** The events, newest first. */
  events: readonly TimelineEvent[];
  /** In a dialog, whose title says what it is: without a card of its own. Default false. */
  bare?: boolean | undefined;
  /** A page with more about the same record, at the end of the header. Default: none. */
  more?: { label: string; href: string } | undefined;
  /** The form to write a message, above the events. Default: none. */
  composer?: ReactNode;
}

/** The history of a listing: who did what, with notes. */
export function DecisionTimeline({ events, bare, more, composer }: DecisionTimelineProps) {
  const firstNew = events.findLastIndex(({ isNew }) => isNew);
  const link = more ? (
    <Link href={more.href} size="caption">
      {more.label}
    </Link>
  ) : undefined;
  const content = (
    <>
      {composer}
      {events.length ? (
        <ol className={styles.list}>
          {events.map((event, index) => (
            <Fragment key={event.id}>
              <Event event={event} />
              {index === firstNew ? (
                <li className={styles.divider}>
                  <span>{m.decision_new_messages_above()}</span>
                </li>
              ) : null}
            </Fragment>
          ))}
        </ol>
      ) : (
        <Text size="small" tone="muted">
          {m.decision_no_history()}
        </Text>
      )}
    </>
  );
  if (!bare)
    return (
      <Card title={m.decision_history()} actions={link}>
        {content}
      </Card>
    );
  return (
    <Stack space="large">
      {link ? <Inline justify="end">{link}</Inline> : null}
      {content}
    </Stack>
  );
}

function Version({ label, href, when }: NonNullable<TimelineEvent['version']> & { when: string }) {
  if (!href) return <span className={styles.when}>{label}</span>;
  return (
    <Link href={href} size="caption">
      <span>{label}</span>
      <VisuallyHidden>{` ${when}`}</VisuallyHidden>
    </Link>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { icon, tone } = timelineLooks[event.kind];
  return (
    <li className={styles.event}>
      <span className={styles.rail} data-tone={tone}>
        <Icon icon={icon} />
      </span>
      <div>
        <p className={styles.action}>
          <span className={styles.who}>{event.who}</span> <span>{event.what}</span>
        </p>
        <span className={styles.when}>{event.when}</span>
        {event.version ? <Version {...event.version} when={event.when} /> : null}
        {event.message ? <Message event={event} /> : null}
        {event.note ? (
          <p className={styles.note}>
            <LinkedText parts={event.note} />
          </p>
        ) : null}
        {event.paper ? (
          <Link href={event.paper.href} size="caption" newTab>
            {event.paper.label}
          </Link>
        ) : null}
        {event.internalNote ? (
          <div className={styles.note} data-internal>
            <p className={styles.internal}>
              <Icon icon={EyeOff} size={14} />
              <span>{m.decision_only_admins()}</span>
            </p>
            <p className={styles.internalText}>
              <LinkedText parts={event.internalNote} />
            </p>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** The text of a message, or the form that edits it. */
function Message({ event: { message = '', editor } }: { event: TimelineEvent }) {
  // The form that was opened stays when the time to edit ends: the server then says so, and the text is kept.
  const [opened, setOpened] = useState<TimelineEvent['editor']>();
  const editing = opened !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form with the focus is gone.
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (opened) return (editor ?? opened)(() => setOpened(undefined));
  return (
    <>
      <p className={styles.note} data-message>
        <LinkedText parts={message} />
      </p>
      {editor ? (
        <Button ref={button} size="compact" tone="ghost" onClick={() => setOpened(() => editor)}>
          {m.decision_edit_message()}
        </Button>
      ) : null}
    </>
  );
}
