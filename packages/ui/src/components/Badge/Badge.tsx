import type { ReactElement } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Badge.css.ts';

/** Statuses and plans, each with a label, a shape and a tone. */
export const badgeKinds = [
  'pending',
  'declined',
  'draft',
  'approved',
  'free',
  'trial',
  'premium',
  'superAdmin',
  'new',
  'active',
  'blocked',
  'unconfirmed',
  'invited',
  'deleting',
  'hidden',
  'replyPending',
  'reported',
  'disputed',
  'disputeWon',
  'disputeLost',
  'disputeClosed',
] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** Kinds with a look of their own. */
export type BadgeLook = Exclude<
  BadgeKind,
  | 'active'
  | 'blocked'
  | 'unconfirmed'
  | 'invited'
  | 'deleting'
  | 'hidden'
  | 'replyPending'
  | 'reported'
  | 'disputed'
  | 'disputeWon'
  | 'disputeLost'
  | 'disputeClosed'
>;

/** States of accounts, reviews and disputes, and hidden listings, look like those of listings. */
const looks: Readonly<Record<Exclude<BadgeKind, BadgeLook>, BadgeLook>> = {
  active: 'approved',
  blocked: 'declined',
  unconfirmed: 'pending',
  invited: 'pending',
  deleting: 'declined',
  hidden: 'draft',
  replyPending: 'pending',
  reported: 'declined',
  disputed: 'pending',
  disputeWon: 'approved',
  disputeLost: 'declined',
  disputeClosed: 'draft',
};

const hasOtherLook = (kind: BadgeKind): kind is keyof typeof looks => Object.hasOwn(looks, kind);

/** Shapes on a 12 by 12 grid in the text colour; some kinds have none. */
const badgeShapes: Record<BadgeLook, ReactElement | null> = {
  pending: (
    <>
      <circle cx="6" cy="6" r="5.1" />
      <path className={styles.solid} d="M6 2.7a3.3 3.3 0 0 1 0 6.6Z" />
    </>
  ),
  declined: (
    <>
      <path className={styles.solid} d="M3.7.5h4.6L11.5 3.7v4.6L8.3 11.5H3.7L.5 8.3V3.7Z" />
      <path className={styles.cut} d="m4.2 4.2 3.6 3.6m0-3.6L4.2 7.8" />
    </>
  ),
  draft: <circle cx="6" cy="6" r="5.1" strokeDasharray="1.9 2.1" />,
  approved: (
    <>
      <circle className={styles.solid} cx="6" cy="6" r="5.7" />
      <path className={styles.cut} d="m3.6 6.2 1.7 1.7 3.2-3.5" />
    </>
  ),
  free: null,
  trial: (
    <>
      <circle cx="6" cy="6" r="5.1" />
      <path d="M6 3.2V6l1.8 1.2" />
    </>
  ),
  premium: (
    <>
      <path className={styles.solid} d="M3 1h6l2.7 3.4L6 11.6.3 4.4Z" />
      <path
        className={styles.cut}
        strokeWidth=".9"
        d="M.7 4.4h10.6M4.1 4.4 6 10.2l1.9-5.8L6 1.4Z"
      />
    </>
  ),
  superAdmin: (
    <path
      className={styles.solid}
      d="M6 .4 10.8 2v3.9c0 2.8-1.9 4.8-4.8 5.8C3.1 10.7 1.2 8.7 1.2 5.9V2Z"
    />
  ),
  new: null,
};

export interface BadgeProps extends ElementProps<'span'> {
  /** Status or plan. Sets `data-kind` to the kind that looks the same. */
  kind: BadgeKind;
}

/** Labels of the badges. */
const badgeWords: Record<BadgeKind, string> = {
  pending: m.components_badge_pending(),
  declined: m.components_badge_declined(),
  draft: m.components_badge_draft(),
  approved: m.components_badge_approved(),
  free: m.components_badge_free(),
  trial: m.components_badge_trial(),
  premium: m.components_badge_premium(),
  superAdmin: m.components_badge_super_admin(),
  new: m.components_badge_new(),
  active: m.components_badge_active(),
  blocked: m.components_badge_blocked(),
  unconfirmed: m.components_badge_unconfirmed(),
  invited: m.components_badge_invited(),
  deleting: m.components_badge_deleting(),
  hidden: m.components_badge_hidden(),
  replyPending: m.components_badge_reply_pending(),
  reported: m.components_badge_reported(),
  disputed: m.components_badge_disputed(),
  disputeWon: m.components_badge_dispute_won(),
  disputeLost: m.components_badge_dispute_lost(),
  disputeClosed: m.components_badge_dispute_closed(),
};

/** A status or plan, shown by text, shape and tone together. */
export function Badge({ kind, ...rest }: BadgeProps) {
  const look = hasOtherLook(kind) ? looks[kind] : kind;
  const shape = badgeShapes[look];
  return (
    <span {...rest} className={styles.badge} data-kind={look}>
      {shape ? (
        <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden focusable="false">
          {shape}
        </svg>
      ) : null}
      <span className={styles.words}>{badgeWords[kind]}</span>
    </span>
  );
}
