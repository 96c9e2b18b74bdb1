import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { type Reviewer, Reviewers } from '../Reviewers/Reviewers.tsx';
import * as styles from './DecisionQueue.css.ts';

interface QueueMetaProps {
  /** The listing that the item is about. */
  listing: { name: string; href: string; logo?: string | undefined };
  /** Whether the item waits for changes, which is said first. Default false. */
  asked?: boolean | undefined;
  /** Such as author and date; a part wraps only when it is longer than a line. */
  parts: readonly { key: string; is: ReactNode }[];
  /** The limit that the wait of the item has passed, before the parts: 'Over 3 days'. Default: none. */
  late?: string | undefined;
  /** Who reviews the item now, after the parts. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
}

/** The last line of an item: its listing, and more such as author and date. */
export function QueueMeta({ listing, asked, parts, late, reviewers = [] }: QueueMetaProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.meta}>
      <Logo name={listing.name} src={listing.logo} size="small" />
      <p className={styles.parts}>
        {asked ? <span className={styles.part}>{m.decision_changes_requested()}</span> : null}
        {late ? <span className={`${styles.part} ${styles.late}`}>{late}</span> : null}
        <span className={styles.part}>
          <Anchor href={listing.href} className={styles.listing} title={listing.name}>
            {listing.name}
          </Anchor>
        </span>
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
