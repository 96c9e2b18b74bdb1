import { ArrowLeft, ArrowRight, ChevronDown, ChevronRight, Gem } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Brand } from '../../components/Brand/Brand.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { partlyHidden, VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './SideMenu.css.ts';

type SideMenuPlace = 'side' | 'drawer';

export interface SideMenuItem {
  label: string;
  icon: IconType;
  /** The page it opens. Default: it is a button. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** How many there are. Default: no count. */
  count?: number | undefined;
  /** Highlights the count as a task of this user. Default false. Sets `data-waiting`. */
  waiting?: boolean | undefined;
  /** Shows the NEW badge. Default false. */
  isNew?: boolean | undefined;
  /** The current page. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface SideMenuGroup {
  label: string;
  items: readonly SideMenuItem[];
  /** Shows the label only to screen readers, such as that of a group with one item. Default false. */
  labelHidden?: boolean | undefined;
  /** At the bottom of the menu, as Account is on phones. Default false. Sets `data-at-foot`. */
  atFoot?: boolean | undefined;
}

export interface SideMenuProps {
  /** The public directory site, the first item. */
  backHref: string;
  /** The name of the portal, next to its mark. Default: 'Customer portal'. */
  title?: string | undefined;
  /** The groups in order; groups without items are not shown. */
  groups: readonly SideMenuGroup[];
  /** A card at the bottom, such as `TrialCard`. */
  foot?: ReactNode;
  /** Links below everything, such as to the support. Default: none. */
  links?: ReactNode;
  /** At the side of the window, or in the drawer of phones with items 44 px high. Default `side`. Sets `data-place`. */
  place?: SideMenuPlace | undefined;
  /** Labels of the folded groups, which show only the current page and open tasks. Default: none. */
  folded?: readonly string[] | undefined;
  /** The user folded or unfolded a group. Default: groups do not fold. */
  onFoldedChange?: ((folded: readonly string[]) => void) | undefined;
  /** Called when any item is pressed, to close a drawer. */
  onNavigate?: (() => void) | undefined;
}

/** The pages that the user may open, in groups, with counts of open tasks. */
export function SideMenu({
  backHref,
  title = m.patterns_customer_portal(),
  groups,
  foot,
  links,
  place = 'side',
  folded = [],
  onFoldedChange,
  onNavigate,
}: SideMenuProps) {
  const Anchor = useLinkComponent();
  const repeated = repeatedLabels(groups);
  const menu = useCurrentInView(groups);
  return (
    <div ref={menu} className={styles.menu} data-place={place}>
      <Anchor href="/" className={styles.brand} onClick={onNavigate}>
        <Brand label={title} />
      </Anchor>
      <nav aria-label={m.patterns_main_menu()} className={styles.nav}>
        <MenuItem
          label={m.patterns_back_to_directory()}
          href={backHref}
          icon={ArrowLeft}
          onNavigate={onNavigate}
        />
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <Group
              key={group.label}
              group={group}
              repeated={repeated}
              folded={folded.includes(group.label)}
              onFold={onFoldedChange && (() => onFoldedChange(toggled(folded, group.label)))}
              onNavigate={onNavigate}
            />
          ))}
      </nav>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
      {links ? <div className={styles.links}>{links}</div> : null}
    </div>
  );
}

/** Space that stays between the current item and the edge. */
const margin = 48;

/** Scrolls a menu higher than the window, or the drawer around it, to the current item. */
function useCurrentInView(groups: readonly SideMenuGroup[]) {
  const menu = useRef<HTMLDivElement>(null);
  const current = groups.flatMap(({ items }) => items).find((item) => item.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current page changes.
  useEffect(() => {
    const item = menu.current?.querySelector('[aria-current]');
    const box = menu.current?.dataset.place === 'side' ? menu.current : menu.current?.parentElement;
    if (!item || !box) return;
    // Unlike reading the positions, this forces no layout; `scrollIntoView` would scroll the page as well.
    const watch = new IntersectionObserver(
      ([seen]) => {
        watch.disconnect();
        const [shown, frame] = [seen?.boundingClientRect, seen?.rootBounds];
        if (!shown || !frame) return;
        if (shown.bottom > frame.bottom) box.scrollTop += shown.bottom - frame.bottom + margin;
        else if (shown.top < frame.top) box.scrollTop -= frame.top - shown.top + margin;
      },
      { root: box },
    );
    watch.observe(item);
    return () => watch.disconnect();
  }, [current]);
  return menu;
}

/** Labels that occur in more than one group, such as "My listings". */
function repeatedLabels(groups: readonly SideMenuGroup[]): ReadonlySet<string> {
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label));
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
}

const toggled = (labels: readonly string[], label: string): string[] =>
  labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label];

interface GroupProps {
  group: SideMenuGroup;
  repeated: ReadonlySet<string>;
  folded: boolean;
  onFold: (() => void) | undefined;
  onNavigate: (() => void) | undefined;
}

const waits = ({ waiting, count = 0 }: SideMenuItem): boolean => waiting === true && count > 0;

function Group({ group, repeated, folded, onFold, onNavigate }: GroupProps) {
  const id = useId();
  const items = folded ? group.items.filter((item) => item.current || waits(item)) : group.items;
  return (
    <div className={styles.group} data-at-foot={group.atFoot || undefined}>
      {group.labelHidden ? (
        <VisuallyHidden as="div" id={id}>
          {group.label}
        </VisuallyHidden>
      ) : (
        <p id={id} className={styles.groupLabel}>
          {onFold && !group.atFoot ? (
            <button type="button" className={styles.fold} aria-expanded={!folded} onClick={onFold}>
              <span>{group.label}</span>
              <span className={styles.foldIcon}>
                <Icon icon={folded ? ChevronRight : ChevronDown} size={14} />
              </span>
            </button>
          ) : (
            group.label
          )}
        </p>
      )}
      {items.length > 0 ? (
        <ul className={styles.items} aria-labelledby={id}>
          {items.map((item) => (
            <li key={item.label}>
              <MenuItem
                {...item}
                of={repeated.has(item.label) ? group.label : undefined}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface MenuItemProps extends SideMenuItem {
  /** The group, for screen readers, if another group has an item with the same label. */
  of?: string | undefined;
  onNavigate?: (() => void) | undefined;
}

/** Memoized, because a route change changes at most two items. */
const MenuItem = memo(function MenuItem({
  label,
  icon,
  href,
  onSelect,
  count,
  waiting,
  isNew,
  current,
  of,
  onNavigate,
}: MenuItemProps) {
  const Anchor = useLinkComponent();
  const task = waits({ label, icon, waiting, count });
  const content = (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {isNew ? <Badge kind="new" /> : null}
      {count === undefined ? null : (
        <span className={styles.count} data-waiting={task || undefined}>
          {task
            ? partlyHidden(m.patterns_count_to_review({ count: formatNumber(count) }))
            : formatNumber(count)}
        </span>
      )}
      {of ? <VisuallyHidden>{` ${m.patterns_in_group({ group: of })}`}</VisuallyHidden> : null}
    </>
  );
  if (href === undefined) {
    const press = () => {
      onNavigate?.();
      onSelect?.();
    };
    return (
      <button type="button" className={styles.item} onClick={press}>
        {content}
      </button>
    );
  }
  return (
    <Anchor
      href={href}
      className={styles.item}
      aria-current={current ? 'page' : undefined}
      onClick={onNavigate}
    >
      {content}
    </Anchor>
  );
});

export interface TrialCardProps {
  /** The page about the trial. */
  href: string;
  /** The operator's name of service listings. Default: 'Cloud Experts', in texts about services. */
  services?: string | undefined;
}

/** The offer of a free trial, at the bottom of the side menu of vendors without Premium. */
export function TrialCard({ href, services }: TrialCardProps) {
  return (
    <div className={styles.trial}>
      <p className={styles.trialTitle}>
        <span className={styles.trialGem}>
          <Icon icon={Gem} size={14} />
        </span>
        <span>
          {services === undefined ? m.plan_list_services() : m.plan_own_list_in({ services })}
        </span>
      </p>
      <p className={styles.trialText}>
        {m.plan_services_in_premium({ services: services ?? m.plan_cloud_experts() })}
      </p>
      <Link href={href} size="small" iconAfter={ArrowRight}>
        {m.plan_see_free_trial()}
      </Link>
    </div>
  );
}
