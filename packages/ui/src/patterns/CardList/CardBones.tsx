import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CardList.css.ts';

/** The place of cards that are on their way. */
export function CardBones() {
  return (
    <div className={styles.card}>
      <VisuallyHidden>Loading your payment methods</VisuallyHidden>
      {[176, 208].map((width) => (
        <div key={width} className={styles.row} aria-hidden>
          <Skeleton shape="block" width={44} height={28} />
          <div className={styles.words}>
            <Skeleton shape="text" width={width} />
            <Skeleton shape="text" width={120} />
          </div>
        </div>
      ))}
    </div>
  );
}
