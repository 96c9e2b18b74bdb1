import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailed } from '../NotLoaded.tsx';
import * as styles from './SubscriptionPanel.css.ts';

/** As high as the card that comes. */
export function PanelLoading() {
  return (
    <div className={styles.card} aria-busy="true">
      <div role="status">
        <VisuallyHidden>Loading your subscription</VisuallyHidden>
      </div>
      <div className={styles.head} aria-hidden>
        <div className={styles.titleRow}>
          <Skeleton shape="text" width={148} />
          <Skeleton shape="block" width={86} height={22} />
        </div>
        <Skeleton shape="text" width="wide" />
      </div>
      <div className={styles.facts} aria-hidden>
        {[128, 160, 96, 140].map((width) => (
          <div key={width} className={styles.bone}>
            <Skeleton shape="text" width={96} />
            <Skeleton shape="text" width={width} />
          </div>
        ))}
      </div>
      <div className={styles.foot} aria-hidden>
        <Skeleton shape="block" width={180} />
      </div>
    </div>
  );
}

export function PanelFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div role="alert" className={styles.card}>
      <LoadFailed title="An unknown error occurred" onRetry={onRetry}>
        Your subscription could not be loaded. Nothing was charged or changed.
      </LoadFailed>
    </div>
  );
}
