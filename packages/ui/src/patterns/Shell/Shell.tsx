import type { ReactNode } from 'react';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { ScrollTop } from './ScrollTop.tsx';
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
