import type { ReactElement } from 'react';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './StatusBadge.css.ts';

/** An icon on a 12 by 12 grid in the text colour. */
const drawn = (shape: ReactElement): IconType =>
  function Shape() {
    return (
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden focusable="false">
        {shape}
      </svg>
    );
  };

const half = drawn(
  <>
    <circle cx="6" cy="6" r="5.1" />
    <path className={styles.solid} d="M6 2.7a3.3 3.3 0 0 1 0 6.6Z" />
  </>,
);
const cross = drawn(
  <>
    <path className={styles.solid} d="M3.7.5h4.6L11.5 3.7v4.6L8.3 11.5H3.7L.5 8.3V3.7Z" />
    <path className={styles.cut} d="m4.2 4.2 3.6 3.6m0-3.6L4.2 7.8" />
  </>,
);
const dashed = drawn(<circle cx="6" cy="6" r="5.1" strokeDasharray="1.9 2.1" />);
const check = drawn(
  <>
    <circle className={styles.solid} cx="6" cy="6" r="5.7" />
    <path className={styles.cut} d="m3.6 6.2 1.7 1.7 3.2-3.5" />
  </>,
);
const clock = drawn(
  <>
    <circle cx="6" cy="6" r="5.1" />
    <path d="M6 3.2V6l1.8 1.2" />
  </>,
);
const gem = drawn(
  <>
    <path className={styles.solid} d="M3 1h6l2.7 3.4L6 11.6.3 4.4Z" />
    <path className={styles.cut} strokeWidth=".9" d="M.7 4.4h10.6M4.1 4.4 6 10.2l1.9-5.8L6 1.4Z" />
  </>,
);
const shield = drawn(
  <path
    className={styles.solid}
    d="M6 .4 10.8 2v3.9c0 2.8-1.9 4.8-4.8 5.8C3.1 10.7 1.2 8.7 1.2 5.9V2Z"
  />,
);

interface Look extends Pick<BadgeProps, 'tone' | 'size'> {
  shape?: IconType;
}

const waiting: Look = { tone: 'caution', shape: half };
const rejected: Look = { tone: 'critical', shape: cross };
const unseen: Look = { tone: 'outline', shape: dashed };
const good: Look = { tone: 'positive', shape: check };

/** Each status and plan with its look and its label. */
const statuses = {
  pending: [waiting, m.patterns_status_pending()],
  declined: [rejected, m.patterns_status_declined()],
  draft: [unseen, m.patterns_status_draft()],
  approved: [good, m.patterns_status_approved()],
  free: [{ tone: 'neutral' }, m.patterns_status_free()],
  trial: [{ tone: 'info', shape: clock }, m.patterns_status_trial()],
  premium: [{ tone: 'accent', shape: gem }, m.patterns_status_premium()],
  superAdmin: [{ tone: 'strong', shape: shield }, m.patterns_status_super_admin()],
  new: [{ tone: 'solid', size: 'compact' }, m.patterns_status_new()],
  active: [good, m.patterns_status_active()],
  blocked: [rejected, m.patterns_status_blocked()],
  unconfirmed: [waiting, m.patterns_status_unconfirmed()],
  invited: [waiting, m.patterns_status_invited()],
  deleting: [rejected, m.patterns_status_deleting()],
  hidden: [unseen, m.patterns_status_hidden()],
  replyPending: [waiting, m.patterns_status_reply_pending()],
  reported: [rejected, m.patterns_status_reported()],
  disputed: [waiting, m.patterns_status_disputed()],
  disputeWon: [good, m.patterns_status_dispute_won()],
  disputeLost: [rejected, m.patterns_status_dispute_lost()],
  disputeClosed: [unseen, m.patterns_status_dispute_closed()],
} satisfies Record<string, readonly [look: Look, label: string]>;

/** A status of a listing, account, review or payment, or a plan. */
export type StatusBadgeKind = keyof typeof statuses;

export const statusBadgeKinds = Object.keys(statuses) as readonly StatusBadgeKind[];

export interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'tone' | 'icon' | 'size'> {
  /** Status or plan. */
  kind: StatusBadgeKind;
}

/** A status or plan, shown by text, shape and tone together. */
export function StatusBadge({ kind, ...rest }: StatusBadgeProps) {
  const [{ tone, size, shape }, label]: readonly [Look, string] = statuses[kind];
  return (
    <Badge {...rest} tone={tone} size={size} icon={shape}>
      {label}
    </Badge>
  );
}
