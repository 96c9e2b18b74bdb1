import { type ReactNode, useId } from 'react';
import type { Space } from '../../theme/scale.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Content of the card. */
  children?: ReactNode;
  /** Names the card in the page's outline. */
  title?: string | undefined;
  /** Level of the title. Default 2. */
  level?: 2 | 3 | undefined;
  /** One line under the title: what this part is for. */
  help?: ReactNode;
  /** What can be done with the whole card, at the end of its head. */
  actions?: ReactNode;
  /** Footer of the card below a hairline, such as a form's button. */
  foot?: ReactNode;
  /** Room around the content; a table takes `none`. Default `default` (20 by 24 px, 16 on phones). */
  padding?: 'default' | 'none' | undefined;
  /** Gap between the children. Default `large` (20 px). */
  space?: Space | undefined;
  /** Element. Default `section`, named by the title, or `div` without one. */
  as?: 'section' | 'div' | 'article' | 'aside' | 'li' | undefined;
}

/** One matter on the page, on a ground of its own. */
export function Card({
  children,
  title,
  level = 2,
  help,
  actions,
  foot,
  padding = 'default',
  space = 'large',
  as,
}: CardProps) {
  const titleId = useId();
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {title || actions ? (
        <div className={styles.header}>
          <div className={styles.titles}>
            {title ? (
              <Heading level={level} id={titleId}>
                {title}
              </Heading>
            ) : null}
            {help ? <p className={styles.help}>{help}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div
        className={`${styles.body} ${styles.padding[padding]} ${padding === 'none' ? '' : styles.gap[space]}`}
      >
        {children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </Element>
  );
}
