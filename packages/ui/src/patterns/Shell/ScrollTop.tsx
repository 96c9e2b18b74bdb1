import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as styles from './ScrollTop.css.ts';

/** From here down the way back is long enough for a button. */
const offset = 300;

/**
 * Whether the page is scrolled down that far. Asked only in answer to scrolling: in the middle of a change of the page
 * the same question would have the whole page laid out at once.
 */
function useFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > offset);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return far;
}

export interface ScrollTopProps {
  /** Id of the landmark whose beginning it leads to; it gets the focus, for the button goes away. */
  mainId: string;
}

/** Back to the beginning of a long page. */
export function ScrollTop({ mainId }: ScrollTopProps) {
  if (!useFar()) return null;
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
