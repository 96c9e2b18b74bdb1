import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { hidden } from '../../internal/hidden.css.ts';

export { partlyHidden } from './partlyHidden.tsx';

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** Text for screen readers only. */
  children: ReactNode;
  /** HTML element. Default `span`. */
  as?: 'span' | 'div' | undefined;
}

/** Text for screen readers that the layout shows to sighted users. */
export function VisuallyHidden({ children, as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
