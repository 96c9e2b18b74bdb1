import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DecisionQueue.css.ts';

const rows = [260, 340, 220, 300];

/** Items on their way, as high as those with one line of text. */
export function QueueSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden>
        {rows.map((width) => (
          <li key={width} className={styles.item}>
            <div className={styles.words}>
              <Skeleton shape="block" width={width} height={22} />
              <Skeleton shape="text" width="wide" />
              <Skeleton shape="text" width={280} />
            </div>
            <Skeleton shape="block" width={160} height={32} />
          </li>
        ))}
      </ul>
    </>
  );
}
