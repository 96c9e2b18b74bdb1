import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import { m } from '../../i18n/messages.js';
import { type Reviewer, Reviewers } from '../Reviewers/Reviewers.tsx';
import * as styles from './DecisionQueue.css.ts';

interface QueueMetaProps {
  /** The listing whose logo precedes the parts. Default: no logo. */
  listing?: { name: string; logo?: string | undefined } | undefined;
  /** Whether the item waits for changes, which is said first. Default false. */
  asked?: boolean | undefined;
  /** Such as author and date; a part wraps only when it is longer than a line. */
  parts: readonly { key: string; is: ReactNode }[];
  /** The limit that the wait of the item has passed, before the parts: 'Over 3 days'. Default: none. */
  late?: string | undefined;
  /** Who reviews the item now, after the parts. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
}

/** The last line of an item, such as its listing, author and date. */
export function QueueMeta({ listing, asked, parts, late, reviewers = [] }: QueueMetaProps) {
  return (
    <div className={styles.meta}>
      {listing ? <Logo name={listing.name} src={listing.logo} size="small" /> : null}
      <p className={styles.parts}>
        {asked ? <span className={styles.part}>{m.decision_changes_requested()}</span> : null}
        {late ? <span className={`${styles.part} ${styles.late}`}>{late}</span> : null}
        {parts.map(({ key, is }) => (
          <span key={key} className={styles.part}>
            {is}
          </span>
        ))}
        {reviewers.length > 0 ? (
          <span className={styles.part}>
            <Reviewers people={reviewers} />
          </span>
        ) : null}
      </p>
    </div>
  );
}
