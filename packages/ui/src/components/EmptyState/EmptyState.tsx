import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { drawings, type EmptyDrawing } from './drawings.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** `stones`: nothing yet. `search`: nothing matches. `broken`: it failed. `offline`: no connection. */
  drawing: EmptyDrawing;
  /** What is (not) here, in one sentence. */
  title: string;
  /** What this place is for, or what is safe and what to do. */
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** Level of the title. Default 2. */
  level?: 2 | 3 | undefined;
}

/** Stands where content would be when there is none to show. */
export function EmptyState({ drawing, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden focusable="false">
        {drawings[drawing]}
      </svg>
      <Heading level={level}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

export { type EmptyDrawing, emptyDrawings } from './drawings.tsx';
