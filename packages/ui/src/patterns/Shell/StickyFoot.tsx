import type { ReactNode } from 'react';
import * as styles from './StickyFoot.css.ts';

export interface StickyFootProps {
  /** One line of actions, the primary one last. */
  children: ReactNode;
}

/** A bar at the window's lower edge for what is last inside the content, such as a form's save bar. */
export function StickyFoot({ children }: StickyFootProps) {
  return (
    <div className={styles.foot} data-window-foot>
      {children}
    </div>
  );
}
