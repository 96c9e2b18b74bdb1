import { ChevronRight } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Target of the link. The current page has none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ElementProps<'nav'> {
  /** From the home page to the current page, which gets `aria-current`. */
  crumbs: readonly Crumb[];
  /** Accessible name. Default "Where you are". */
  label?: string | undefined;
}

/** The path to the current page, on one line. Truncated names have the full name as title. */
export function Breadcrumbs({
  crumbs,
  label = m.components_where_you_are(),
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={styles.trail}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href ?? ''} ${crumb.label}`} className={styles.crumb}>
            {index > 0 ? (
              <span className={styles.arrow}>
                <Icon icon={ChevronRight} size={14} />
              </span>
            ) : null}
            <CrumbWords {...crumb} last={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbWords({ label, href, last }: Crumb & { last: boolean }) {
  const Anchor = useLinkComponent();
  if (last)
    return (
      <span className={styles.here} title={label} aria-current="page">
        {label}
      </span>
    );
  if (href === undefined) return <span className={styles.plain}>{label}</span>;
  return (
    <Anchor href={href} className={styles.link} title={label}>
      {label}
    </Anchor>
  );
}
