import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's name: its one level 1 heading. */
  title: string;
  /** Which page below that name is open, said after the title where its place on the screen shows it. Default: none. */
  part?: string | undefined;
  /** State of what the page is about, beside the title. */
  badge?: ReactNode;
  /** One line that says what the page is for. */
  help?: ReactNode;
  /** Picture before the title, such as a logo. */
  picture?: ReactNode;
  /** A neighbouring page, as a text link before the actions. */
  link?: { href: string; label: string } | undefined;
  /** The page's actions, the main one last. */
  actions?: ReactNode;
}

/** The head of a page: its name, what it is for, and what can be done here. */
export function PageHeader({ title, part, badge, help, picture, link, actions }: PageHeaderProps) {
  const Anchor = useLinkComponent();
  return (
    <header className={styles.header}>
      <div className={styles.lead}>
        {picture}
        <div className={styles.titles}>
          <div className={styles.titleRow}>
            <Heading level={1} focusable>
              {title}
              {part ? <VisuallyHidden>{`: ${part}`}</VisuallyHidden> : null}
            </Heading>
            {badge}
          </div>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
      </div>
      {link || actions ? (
        <div className={styles.actions}>
          {link ? (
            <Anchor href={link.href} className={styles.link}>
              {link.label}
              <span className={styles.linkArrow}>
                <Icon icon={ArrowRight} />
              </span>
            </Anchor>
          ) : null}
          {actions}
        </div>
      ) : null}
    </header>
  );
}
