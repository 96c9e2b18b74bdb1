import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { usePageActions } from '../../internal/pageActions.ts';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { MenuItem } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type MoreAction, MoreButtons, MoreMenu, toItem } from './MoreActions.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps<'header'> {
  /** Title of the page: its only level 1 heading. */
  title: string;
  /** Name of the open subpage, added to the heading for screen readers. Default: none. */
  part?: string | undefined;
  /** Status badge next to the title. */
  badge?: ReactNode;
  /** One line of help. */
  help?: ReactNode;
  /** Image before the title, such as a logo. */
  picture?: ReactNode;
  /** Text link to a related page, before the actions. */
  link?: { href: string; label: string } | undefined;
  /** Actions of the page, the primary one last. Their buttons are in the command palette too, but for those that open a menu. */
  actions?: ReactNode;
  /** Secondary actions, before the others; on phones in a menu. Default: none. */
  more?: readonly MoreAction[] | undefined;
  /** Rare actions, in a menu after the others, which on phones has `more` too. Default: none. */
  menu?: readonly MenuItem[] | undefined;
}

/** The header of a page: title, one line of help and actions. Its actions are also in the command palette. */
export function PageHeader({
  title,
  part,
  badge,
  help,
  picture,
  link,
  actions,
  more = [],
  menu = [],
  ...rest
}: PageHeaderProps) {
  const Anchor = useLinkComponent();
  const phone = useAvailableWidth() === 'phone';
  const moreItems = more.map(toItem);
  const header = useRef<HTMLDivElement>(null);
  usePageActions(title, [...moreItems, ...menu], header);
  return (
    <header {...rest} className={styles.header}>
      <div className={styles.lead}>
        {picture}
        <div className={styles.titles}>
          <div className={styles.titleRow}>
            <Heading level={1} focusable>
              <span>{title}</span>
              {part ? <VisuallyHidden>{`: ${part}`}</VisuallyHidden> : null}
            </Heading>
            {badge}
          </div>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
      </div>
      {link || actions || more[0] || menu[0] ? (
        <div ref={header} className={styles.actions}>
          {link ? (
            <Anchor href={link.href} className={styles.link}>
              <span>{link.label}</span>
              <span className={styles.linkArrow}>
                <Icon icon={ArrowRight} />
              </span>
            </Anchor>
          ) : null}
          {phone ? null : <MoreButtons actions={more} />}
          {actions}
          <MoreMenu items={phone ? [...moreItems, ...menu] : menu} />
        </div>
      ) : null}
    </header>
  );
}

export { usePageActions } from '../../internal/pageActions.ts';
export type { MoreAction } from './MoreActions.tsx';
export { usePageFocus } from './usePageFocus.ts';
