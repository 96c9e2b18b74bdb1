import { ChevronRight } from 'lucide-react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './TopBar.css.ts';
import type { Crumb } from './topBarOptions.ts';

/** The way from the menu to this page; the last crumb is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label="Where you are" className={styles.trail}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href ?? ''} ${label}`} className={styles.crumb}>
            {index > 0 ? (
              <span className={styles.crumbArrow}>
                <Icon icon={ChevronRight} size={14} />
              </span>
            ) : null}
            {index === crumbs.length - 1 ? (
              <span className={styles.here} title={label} aria-current="page">
                {label}
              </span>
            ) : href === undefined ? (
              label
            ) : (
              <Anchor href={href} className={styles.crumbLink}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
