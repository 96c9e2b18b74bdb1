import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './ScrollTop.css.ts';

/** From here down the way back is long enough for a button. */
const offset = 300;

function listen(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

export interface ScrollTopProps {
  /** Id of the landmark whose beginning it leads to; it gets the focus, for the button goes away. */
  mainId: string;
}

/** Back to the beginning of a long page. */
export function ScrollTop({ mainId }: ScrollTopProps) {
  const far = useSyncExternalStore(
    listen,
    () => window.scrollY > offset,
    () => false,
  );
  if (!far) return null;
  const up = () => {
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.place}>
      <IconButton icon={ArrowUp} label="Back to the top" tone="secondary" onClick={up} />
    </div>
  );
}
