import type { Ref } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import * as styles from './DeclinedBanner.css.ts';

export interface DeclinedBannerProps {
  /** What the admin wrote to the vendor; null or blank when nothing was written. */
  note: string | null;
  /** Date of the decision, ready to read. */
  decidedAt?: string | undefined;
  /** Shows the listing's history. Without it there is no such button. */
  onHistory?: (() => void) | undefined;
  /** Can be given focus by the program. Default false. */
  focusable?: boolean | undefined;
  /** The banner's element, to move the focus to it. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Tells a vendor that an admin sent the listing back, and why. */
export function DeclinedBanner({
  note,
  decidedAt,
  onHistory,
  focusable,
  ref,
}: DeclinedBannerProps) {
  const words = note?.trim();
  return (
    <Banner
      tone="critical"
      title="This listing has been declined by an admin."
      focusable={focusable}
      ref={ref}
    >
      <p>{words ? 'The following note was left:' : 'No note was left.'}</p>
      {words ? <blockquote className={styles.note}>{words}</blockquote> : null}
      {decidedAt || onHistory ? (
        <p className={styles.meta}>
          {decidedAt ? <span>{decidedAt}</span> : null}
          {onHistory ? (
            <button type="button" className={styles.history} onClick={onHistory}>
              See the history
            </button>
          ) : null}
        </p>
      ) : null}
    </Banner>
  );
}
