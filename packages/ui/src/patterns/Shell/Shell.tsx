import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { useRoom } from '../useRoom.ts';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  /** The side menu; hidden on phones, where the drawer has it. */
  side: ReactNode;
  /** The top bar; stays at the window's upper edge. */
  top: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The phone menu, usually a closed Drawer. */
  drawer?: ReactNode;
  /** A line above every page, such as "You are offline". Read out when it comes. */
  notice?: ReactNode;
  /** How far a change of page is, 0 to 1, as a line under the top bar. Default null: none under way. */
  progress?: number | null | undefined;
  /** Stays at the window's lower edge, such as a decision bar. */
  foot?: ReactNode;
  /** Id of the main landmark, where the skip link leads. Default 'content'. */
  mainId?: string | undefined;
  /** Words of the first link on the page. Default 'Skip to content'. */
  skipLabel?: string | undefined;
  /** Name of the landmark around the side menu. Default 'Sidebar'. */
  sideLabel?: string | undefined;
}

/** The frame of every signed-in page. */
export function Shell({
  side,
  top,
  children,
  drawer,
  notice,
  progress = null,
  foot,
  mainId = 'content',
  skipLabel = 'Skip to content',
  sideLabel = 'Sidebar',
}: ShellProps) {
  return (
    <div className={styles.shell}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          {top}
          {progress === null ? null : <ProgressLine value={progress} />}
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <LiveRegion>{notice ? <div className={styles.notice}>{notice}</div> : null}</LiveRegion>
          {children}
          <ScrollTop mainId={mainId} />
        </main>
        {foot ? (
          <section className={styles.foot} aria-label="Actions of this page">
            <div className={styles.footContent}>{foot}</div>
          </section>
        ) : null}
      </div>
      {drawer}
    </div>
  );
}

function ProgressLine({ value }: { value: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      aria-valuenow={Math.round(value * 100)}
      className={styles.progress}
    >
      <div className={styles.progressDone} style={{ transform: `scaleX(${value})` }} />
    </div>
  );
}

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

interface ScrollTopProps {
  /** Id of the landmark whose beginning it leads to; it gets the focus, for the button goes away. */
  mainId: string;
}

/** Back to the beginning of a long page. */
function ScrollTop({ mainId }: ScrollTopProps) {
  if (!useFar()) return null;
  const up = () => {
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.scrollTop}>
      <IconButton icon={ArrowUp} label="Back to the top" tone="secondary" onClick={up} />
    </div>
  );
}

export type ColumnsKind = 'form' | 'moderation' | 'terms';

export interface ColumnsProps {
  /** What the two columns are for; decides their widths. The aside of a `form` follows the scroll. */
  kind: ColumnsKind;
  /** The narrow column at the end. In one column, below `xl`, it comes after the rest; that of `terms` before it. */
  aside: ReactNode;
  /** What stands in the wide column. */
  children: ReactNode;
}

/** A page in two columns, from `xl` up. */
export function Columns({ kind, aside, children }: ColumnsProps) {
  const room = useRoom();
  const parts = [
    <div key="main" className={styles.columnsMain}>
      {children}
    </div>,
    <div
      key="aside"
      className={kind === 'form' ? `${styles.aside} ${styles.follows}` : styles.aside}
    >
      {aside}
    </div>,
  ];
  // In the order in which they are seen, so that the focus goes through them in it too.
  if (kind === 'terms' && room !== 'xl') parts.reverse();
  return <div className={styles.columns[kind]}>{parts}</div>;
}

export interface StickyFootProps {
  /** One line of actions, the primary one last. */
  children: ReactNode;
}

/** A bar at the window's lower edge for what is last inside the content, such as a form's save bar. */
export function StickyFoot({ children }: StickyFootProps) {
  return (
    <div className={styles.stickyFoot} data-window-foot>
      {children}
    </div>
  );
}
