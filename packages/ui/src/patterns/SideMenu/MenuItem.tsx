import { Badge } from '../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './SideMenu.css.ts';
import type { SideMenuItem } from './sideMenuOptions.ts';

interface MenuItemProps {
  item: SideMenuItem;
  /** The group, where another one has an item of the same label: read out with it. */
  of?: string | undefined;
  /** After the press: closes a drawer. */
  onNavigate?: (() => void) | undefined;
}

/** One line of the side menu: a link, or a button where it does something instead. */
export function MenuItem({ item, of, onNavigate }: MenuItemProps) {
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
