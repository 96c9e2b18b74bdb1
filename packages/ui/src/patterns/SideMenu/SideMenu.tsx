import { ArrowLeft, ArrowRight, Gem } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Brand } from '../../components/Brand/Brand.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './SideMenu.css.ts';

/** Where the menu stands: at the window's side, or inside the phone drawer with touch-high items. */
type SideMenuPlace = 'side' | 'drawer';

export interface SideMenuItem {
  label: string;
  icon: IconType;
  /** The page it opens. Without one it is a button. */
  href?: string | undefined;
  /** A press on an item without `href`. */
  onSelect?: (() => void) | undefined;
  /** How many there are. Default: no figure. */
  count?: number | undefined;
  /** The count waits for this person: an amber pill. Default false. Sets `data-waiting`. */
  waiting?: boolean | undefined;
  /** Carries the NEW badge. Default false. */
  isNew?: boolean | undefined;
  /** The page shown now. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface SideMenuGroup {
  label: string;
  items: readonly SideMenuItem[];
  /** Stands at the lower end behind a line, as Account does on phones. Default false. Sets `data-at-foot`. */
  atFoot?: boolean | undefined;
}

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

interface MenuItemProps {
  item: SideMenuItem;
  /** The group, where another one has an item of the same label: read out with it. */
  of?: string | undefined;
  /** After the press: closes a drawer. */
  onNavigate?: (() => void) | undefined;
}

/** One line of the side menu: a link, or a button where it does something instead. */
function MenuItem({ item, of, onNavigate }: MenuItemProps) {
  const Anchor = useLinkComponent();
  const content = (
    <>
      <MenuItemContent item={item} />
      {of ? <VisuallyHidden> in {of}</VisuallyHidden> : null}
    </>
  );
  if (item.href === undefined) {
    const press = () => {
      onNavigate?.();
      item.onSelect?.();
    };
    return (
      <button type="button" className={styles.item} onClick={press}>
        {content}
      </button>
    );
  }
  return (
    <Anchor
      href={item.href}
      className={styles.item}
      aria-current={item.current ? 'page' : undefined}
      onClick={onNavigate}
    >
      {content}
    </Anchor>
  );
}

function MenuItemContent({ item: { icon, label, isNew, count, waiting } }: { item: SideMenuItem }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {isNew ? <Badge kind="new" /> : null}
      {count === undefined ? null : (
        <span className={styles.count} data-waiting={(waiting && count > 0) || undefined}>
          {count.toLocaleString('en-NZ')}
          {waiting && count > 0 ? <VisuallyHidden> waiting for you</VisuallyHidden> : null}
        </span>
      )}
    </>
  );
}

export interface TrialCardProps {
  /** Where the trial is explained. */
  href: string;
  /** Default 'List your services'. */
  title?: string | undefined;
  /** What is offered. Default: the 90 day free trial of Premium. */
  text?: string | undefined;
  /** Default 'About the free trial'. */
  actionLabel?: string | undefined;
}

/** At the foot of the side menu of a vendor who has not upgraded. */
export function TrialCard({
  href,
  title = 'List your services',
  text = 'Cloud Experts is part of Premium. 90 day free trial, no charge until it ends.',
  actionLabel = 'About the free trial',
}: TrialCardProps) {
  return (
    <div className={styles.trial}>
      <p className={styles.trialTitle}>
        <span className={styles.trialGem}>
          <Icon icon={Gem} size={14} />
        </span>
        {title}
      </p>
      <p className={styles.trialText}>{text}</p>
      <Link href={href} size="small" iconAfter={ArrowRight}>
        {actionLabel}
      </Link>
    </div>
  );
}
