import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Brand } from '../../components/Brand/index.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { MenuItem } from './MenuItem.tsx';
import * as styles from './SideMenu.css.ts';
import type { SideMenuGroup, SideMenuPlace } from './sideMenuOptions.ts';

export interface SideMenuProps {
  /** The public directory site: always the first item. */
  backHref: string;
  /** Words of the way back. Default 'Back to the directory'. */
  backLabel?: string | undefined;
  /** Groups with their items, in order; groups without items are left out. */
  groups: readonly SideMenuGroup[];
  /** A small card at the lower end, such as `TrialCard`. */
  foot?: ReactNode;
  /** Default `side`. In the `drawer` items are 44 px high and its cross lies over the brand's row. Sets `data-place`. */
  place?: SideMenuPlace | undefined;
  /** Words beside the mark. Default 'Customer portal'. */
  brandLabel?: string | undefined;
  /** Where the mark leads. Default '/'. */
  homeHref?: string | undefined;
  /** Any item was pressed: the time to close a drawer. */
  onNavigate?: (() => void) | undefined;
}

/** The pages this person may open, in groups, with what waits for them. */
export function SideMenu({
  backHref,
  backLabel = 'Back to the directory',
  groups,
  foot,
  place = 'side',
  brandLabel = 'Customer portal',
  homeHref = '/',
  onNavigate,
}: SideMenuProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.menu} data-place={place}>
      <Anchor href={homeHref} className={styles.brand} onClick={onNavigate}>
        <Brand label={brandLabel} />
      </Anchor>
      <nav aria-label="Main" className={styles.nav}>
        <MenuItem
          item={{ label: backLabel, href: backHref, icon: ArrowLeft }}
          onNavigate={onNavigate}
        />
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <Group key={group.label} group={group} onNavigate={onNavigate} />
          ))}
      </nav>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}

function Group({
  group,
  onNavigate,
}: {
  group: SideMenuGroup;
  onNavigate: (() => void) | undefined;
}) {
  const id = useId();
  return (
    <div className={styles.group} data-at-foot={group.atFoot || undefined}>
      <p id={id} className={styles.groupLabel}>
        {group.label}
      </p>
      <ul className={styles.items} aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.label}>
            <MenuItem item={item} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
