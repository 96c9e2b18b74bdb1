import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TermList.css.ts';
import type { TermKind } from './term.ts';

/** The place of terms that are on their way. */
export function TermBones({ kind, label }: { kind: TermKind; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden>
        {[160, 200, 120, 240, 140, 180].map((width) => (
          <li key={width} className={styles.term}>
            <div className={styles.row} data-kind={kind}>
              <div className={styles.words}>
                <Skeleton shape="text" width={width} />
                {kind === 'categories' ? <Skeleton shape="text" width="half" /> : null}
              </div>
              <Skeleton shape="text" width={64} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
