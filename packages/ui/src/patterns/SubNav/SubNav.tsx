import { useEffect, useRef } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './SubNav.css.ts';

export interface SubNavPage {
  label: string;
  icon: IconType;
  href: string;
  /** The current page. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface SubNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages, in order. */
  pages: readonly SubNavPage[];
  /** Beside the page, which is a row above it on narrow screens, or always above it. Default `side`. Sets `data-place`. */
  place?: 'side' | 'top' | undefined;
}

/** The pages within one entry of the side menu. A row that is too narrow scrolls to the current page. */
export function SubNav({ label, pages, place = 'side' }: SubNavProps) {
  const Anchor = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const current = pages.find((page) => page.current)?.href;
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
    <nav aria-label={label} className={styles.nav} data-place={place}>
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
              <span>{page.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
