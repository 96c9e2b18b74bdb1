import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Brand } from '../../components/Brand/Brand.tsx';
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
  const repeated = repeatedLabels(groups);
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
            <Group key={group.label} group={group} repeated={repeated} onNavigate={onNavigate} />
          ))}
      </nav>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}

/** Labels that stand in more than one group, such as "My listings". */
function repeatedLabels(groups: readonly SideMenuGroup[]): ReadonlySet<string> {
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label));
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
}

interface GroupProps {
  group: SideMenuGroup;
  repeated: ReadonlySet<string>;
  onNavigate: (() => void) | undefined;
}

function Group({ group, repeated, onNavigate }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group} data-at-foot={group.atFoot || undefined}>
      <p id={id} className={styles.groupLabel}>
        {group.label}
      </p>
      <ul className={styles.items} aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.label}>
            <MenuItem
              item={item}
              of={repeated.has(item.label) ? group.label : undefined}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
