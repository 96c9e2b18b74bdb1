import type { ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';

export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode;
  /** HTML element. Default `span`. */
  as?: 'span' | 'div' | 'h2' | undefined;
}

/** Text for screen readers that the layout shows to sighted users. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
