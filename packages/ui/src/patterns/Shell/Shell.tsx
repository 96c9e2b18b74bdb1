import { ArrowUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  /** The side menu; hidden on phones, where it is in the drawer. */
  side: ReactNode;
  /** The top bar; sticks to the top of the window. */
  top: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The menu of phones, a Drawer. */
  drawer?: ReactNode;
  /** A notice above the page, such as "You’re offline". Announced when it appears. */
  notice?: ReactNode;
  /** A line below the top bar that stays while the page scrolls. Default: nothing. */
  bar?: ReactNode;
  /** Progress of a navigation, 0 to 1, as a line under the top bar. Default null: none. */
  progress?: number | null | undefined;
}

const mainId = 'content';

/** Moves the focus to the top of the page, without the new address that a router would take for another page. */
function toMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** The frame of every signed-in page. Once the page is scrolled down by more than 300 px, a button leads back to the top. */
export function Shell({ side, top, children, drawer, bar, notice, progress = null }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a href={`#${mainId}`} className={styles.skip} onClick={toMain}>
        {m.patterns_skip_to_content()}
      </a>
      <aside className={styles.side} aria-label={m.patterns_sidebar()}>
        {side}
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          {top}
          {progress === null ? null : <ProgressLine value={progress} />}
        </header>
        {bar ? (
          <div className={styles.bar} data-window-bar>
            {bar}
          </div>
        ) : null}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <LiveRegion>{notice ? <div className={styles.notice}>{notice}</div> : null}</LiveRegion>
          {children}
          <ScrollTop />
        </main>
      </div>
      {drawer}
    </div>
  );
}

function ProgressLine({ value }: { value: number }) {
  return (
    <div
      role="progressbar"
      aria-label={m.patterns_loading_page()}
      aria-valuenow={Math.round(value * 100)}
      className={styles.progress}
    >
      <div className={styles.progressDone} style={{ transform: `scaleX(${value})` }} />
    </div>
  );
}

/** Back to the top, once the page is scrolled down by more than 300 px. */
function ScrollTop() {
  const [far, setFar] = useState(false);
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!first.current) return;
    // Unlike reading `scrollY`, this forces no layout.
    const watch = new IntersectionObserver((seen) => setFar(seen.at(-1)?.isIntersecting === false));
    watch.observe(first.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <span ref={first} className={styles.firstPixels} />
      {far ? (
        <div className={styles.scrollTop}>
          <IconButton
            icon={ArrowUp}
            label={m.patterns_back_to_top()}
            tone="secondary"
            onClick={toMain}
          />
        </div>
      ) : null}
    </>
  );
}

export type ColumnsKind = 'form' | 'moderation' | 'terms';

export interface ColumnsProps {
  /** Purpose of the columns; decides their widths. The aside of a `form` is sticky. */
  kind: ColumnsKind;
  /** The narrow column. Below `xl` it is below the main column; that of `terms` is above it. */
  aside: ReactNode;
  /** The wide column. */
  children: ReactNode;
}

/** A page with two columns from `xl` up. */
export function Columns({ kind, aside, children }: ColumnsProps) {
  const availableWidth = useAvailableWidth();
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
  // The order of the elements is also the focus order.
  if (kind === 'terms' && availableWidth !== 'xl') parts.reverse();
  return <div className={styles.columns[kind]}>{parts}</div>;
}

export interface StickyFootProps {
  /** The actions, the primary one last. */
  children: ReactNode;
}

/**
 * A bar that sticks to the bottom of the window, such as the save bar of a form. The last part of its page; a `div` or `section`
 * before it gets the space between.
 */
export function StickyFoot({ children }: StickyFootProps) {
  return (
    <div className={styles.stickyFoot} data-window-foot>
      {children}
    </div>
  );
}

export { ShellFrame } from './ShellFrame.tsx';
