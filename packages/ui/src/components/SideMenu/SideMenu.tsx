import { ArrowLeft, ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { formatNumber } from '../../internal/formatNumber.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  /** Highlights the count as open tasks of this user, if there are any. Default false. Sets `data-waiting`. */
  waiting?: boolean | undefined;
  /** A word in a badge, such as 'NEW'. Default: none. */
  badge?: string | undefined;
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

export interface SideMenuProps extends Omit<ElementProps<'div'>, 'title' | 'ref'> {
  /** The name of the product. */
  title: string;
  /** The mark of the product before its name, as in `Brand`. Default: none. */
  mark?: ReactNode;
  /** Target of the name. Default `/`. */
  homeHref?: string | undefined;
  /** The first item, which leads out, such as to the public site. Default: none. */
  back?: { href: string; label: string } | undefined;
  /** The groups in order; groups without items are not shown. */
  groups: readonly SideMenuGroup[];
  /** A highlighted count for screen readers, such as '3 to review'; a stable function. Default: the count. */
  waitingLabel?: ((count: string) => string) | undefined;
  /** A card at the bottom. Default: none. */
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

/** The pages of an app in groups, with counts of open tasks. */
export function SideMenu({
  title,
  mark,
  homeHref = '/',
  back,
  groups,
  waitingLabel,
  foot,
  links,
  place = 'side',
  folded = [],
  onFoldedChange,
  onNavigate,
  ...rest
}: SideMenuProps) {
  const Anchor = useLinkComponent();
  const repeated = repeatedLabels(groups);
  const menu = useCurrentInView(groups);
  return (
    <div {...rest} ref={menu} className={styles.menu} data-place={place}>
      <Anchor href={homeHref} className={styles.brand} onClick={onNavigate}>
        <Brand label={title} mark={mark} />
      </Anchor>
      <nav aria-label={m.components_main_menu()} className={styles.nav}>
        {back ? <MenuItem {...back} icon={ArrowLeft} onNavigate={onNavigate} /> : null}
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <Group
              key={group.label}
              group={group}
              repeated={repeated}
              folded={folded.includes(group.label)}
              waitingLabel={waitingLabel}
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

/** Labels that occur in more than one group, such as "Drafts". */
function repeatedLabels(groups: readonly SideMenuGroup[]): ReadonlySet<string> {
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label));
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
}

const toggled = (labels: readonly string[], label: string): string[] =>
  labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label];

interface GroupProps extends Pick<SideMenuProps, 'waitingLabel' | 'onNavigate'> {
  group: SideMenuGroup;
  repeated: ReadonlySet<string>;
  folded: boolean;
  onFold: (() => void) | undefined;
}

const waits = ({ waiting, count = 0 }: SideMenuItem): boolean => waiting === true && count > 0;

function Group({ group, repeated, folded, onFold, waitingLabel, onNavigate }: GroupProps) {
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
            <li key={item.href ?? item.label}>
              <MenuItem
                {...item}
                waitingLabel={waitingLabel}
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

interface MenuItemProps extends SideMenuItem, Pick<SideMenuProps, 'waitingLabel' | 'onNavigate'> {
  /** The group, for screen readers, if another group has an item with the same label. */
  of?: string | undefined;
}

/** Memoized, because a route change changes at most two items. */
const MenuItem = memo(function MenuItem({
  label,
  icon,
  href,
  onSelect,
  count,
  waiting,
  waitingLabel,
  badge,
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
      {badge ? (
        <Badge tone="solid" size="compact">
          {badge}
        </Badge>
      ) : null}
      {count === undefined ? null : (
        <span className={styles.count} data-waiting={task || undefined}>
          {task && waitingLabel ? (
            <>
              <span aria-hidden>{formatNumber(count)}</span>
              <VisuallyHidden>{waitingLabel(formatNumber(count))}</VisuallyHidden>
            </>
          ) : (
            formatNumber(count)
          )}
        </span>
      )}
      {of ? <VisuallyHidden>{` ${m.components_in_group({ group: of })}`}</VisuallyHidden> : null}
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
