import { Banner } from '../../components/Banner/Banner.tsx';
import * as styles from './DeclinedBanner.css.ts';

export interface DeclinedBannerProps {
  /** Message of the admin to the vendor; null or blank for none. */
  note: string | null;
  /** Formatted date of the decision. */
  decidedAt?: string | undefined;
  /** Shows the history of the listing. Without it there is no such button. */
  onHistory?: (() => void) | undefined;
}

/** Tells a vendor that the listing was declined, and why. */
export function DeclinedBanner({ note, decidedAt, onHistory }: DeclinedBannerProps) {
  const words = note?.trim();
  return (
    <Banner tone="critical" title="This listing has been declined by an admin.">
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
