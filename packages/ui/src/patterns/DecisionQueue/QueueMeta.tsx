import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import * as styles from './QueueMeta.css.ts';

interface QueueMetaProps {
  /** What the item is about, where the first part names it: its logo stands before that. Default: no logo. */
  listing?: { name: string; logo?: string | undefined } | undefined;
  /** Who, and when; a part breaks into lines only when it is longer than one. */
  parts: readonly { key: string; is: ReactNode }[];
}

/** The last line of an item: what it is about, who wrote it and when. */
export function QueueMeta({ listing, parts }: QueueMetaProps) {
  return (
    <div className={styles.meta}>
      {listing ? <Logo name={listing.name} src={listing.logo} size="small" /> : null}
      <p className={styles.parts}>
        {parts.map(({ key, is }) => (
          <span key={key} className={styles.part}>
            {is}
          </span>
        ))}
      </p>
    </div>
  );
}
