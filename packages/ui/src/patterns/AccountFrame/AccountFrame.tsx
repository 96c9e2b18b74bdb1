import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { m } from '../../i18n/messages.js';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './AccountFrame.css.ts';

export interface AccountPage {
  label: string;
  icon: IconType;
  href: string;
  /** The current page. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface AccountFrameProps {
  /** The pages of the account, in order. */
  pages: readonly AccountPage[];
  /** The current page. */
  children: ReactNode;
  /** Second part of the heading. Default: the label of the current page. */
  part?: string | undefined;
}

/** The account pages: a menu at the side and the current page. On narrow screens the menu is a row that scrolls. */
export function AccountFrame({ pages, children, part }: AccountFrameProps) {
  const Anchor = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const open = pages.find((page) => page.current);
  const current = open?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current page changes.
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !entry) return;
    const follow = () => {
      // `scrollIntoView` would scroll the page as well.
      list.scrollLeft = entry.offsetLeft - list.clientWidth / 2 + entry.offsetWidth / 2;
    };
    follow();
    // The list becomes a row, or a shorter one, when the window narrows.
    const width = new ResizeObserver(follow);
    width.observe(list);
    return () => width.disconnect();
  }, [current]);

  return (
    <div className={styles.frame}>
      <PageHeader
        title={m.people_my_account()}
        part={part ?? open?.label}
        help={m.people_my_account_help()}
      />
      <div className={styles.columns}>
        <nav aria-label={m.people_my_account()} className={styles.nav}>
          <ul ref={row} className={styles.pages}>
            {pages.map((page) => (
              <li key={page.href} className={styles.entry}>
                <Anchor
                  href={page.href}
                  className={styles.page}
                  aria-current={page.current ? 'page' : undefined}
                >
                  <span className={styles.icon}>
                    <Icon icon={page.icon} />
                  </span>
                  {page.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
