import type { ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';

export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode;
  /** Element. Default `span`. */
  as?: 'span' | 'div' | 'h2' | undefined;
}

/** Words for screen readers that the eye gets from the layout. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
