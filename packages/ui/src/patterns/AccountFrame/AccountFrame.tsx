import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './AccountFrame.css.ts';

export interface AccountPage {
  label: string;
  icon: IconType;
  href: string;
  /** The page shown now. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface AccountFrameProps {
  /** The pages of the account, in order. */
  pages: readonly AccountPage[];
  /** The page that is open. */
  children: ReactNode;
  /** What the heading adds to the title. Default: the page that is open. */
  part?: string | undefined;
  /** Default 'My account'. */
  title?: string | undefined;
  /** Default: what the pages are about. */
  help?: string | undefined;
}

/** A person's account: its pages at the side, and one of them. On a narrow screen they are a row that scrolls. */
export function AccountFrame({
  pages,
  children,
  part,
  title = 'My account',
  help = 'Your details, your plan and how you pay.',
}: AccountFrameProps) {
  const Anchor = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const open = pages.find((page) => page.current);
  const current = open?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry to show.
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !entry) return;
    const follow = () => {
      // Not `scrollIntoView`, which would move the page as well.
      list.scrollLeft = entry.offsetLeft - list.clientWidth / 2 + entry.offsetWidth / 2;
    };
    follow();
    // A turned or narrowed window makes a row of it, or a shorter one.
    const width = new ResizeObserver(follow);
    width.observe(list);
    return () => width.disconnect();
  }, [current]);

  return (
    <div className={styles.frame}>
      <PageHeader title={title} part={part ?? open?.label} help={help} />
      <div className={styles.columns}>
        <nav aria-label={title} className={styles.nav}>
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
