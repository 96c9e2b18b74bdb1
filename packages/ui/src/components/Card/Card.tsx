import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import type { Space } from '../../theme/scale.ts';
import { Heading, Subheadings } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends ElementProps<'section'> {
  /** Content of the card. */
  children?: ReactNode;
  /** Heading of the card. */
  title?: string | undefined;
  /** One line of help under the title. */
  help?: ReactNode;
  /** Actions on the card, at the end of its header. */
  actions?: ReactNode;
  /** Footer below a line, such as a form's button. */
  foot?: ReactNode;
  /** Padding; `none` for a table. Default `default` (20 by 24 px, 16 on phones). */
  padding?: 'default' | 'none' | undefined;
  /** Gap between the children. Default `large` (20 px). */
  space?: Space | undefined;
  /** HTML element. Default `section`, named by the title, or `div` without one. */
  as?: 'section' | 'div' | 'article' | 'aside' | 'li' | undefined;
}

/** A section of a page with its own background. */
export function Card({
  children,
  title,
  help,
  actions,
  foot,
  padding = 'default',
  space = 'large',
  as,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Element = (as ?? (title ? 'section' : 'div')) as 'section';
  return (
    <Element className={styles.card} aria-labelledby={title ? titleId : undefined} {...rest}>
      {title || actions ? (
        <div className={styles.header}>
          <div className={styles.titles}>
            {title ? <Heading id={titleId}>{title}</Heading> : null}
            {help ? <p className={styles.help}>{help}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div
        className={`${styles.body} ${styles.padding[padding]} ${padding === 'none' ? '' : styles.gap[space]}`}
      >
        {title ? <Subheadings>{children}</Subheadings> : children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </Element>
  );
}
