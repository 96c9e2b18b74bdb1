import { ChevronDown, Menu as MenuLines } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarProps extends ElementProps<'div'> {
  /** At the start, such as a `TopBarHome`. Default: nothing. */
  brand?: ReactNode;
  /** Where the brand is shown: `phone` if a side menu has it too. Default `always`. */
  brandOn?: 'always' | 'phone' | undefined;
  /** In the middle, such as `Breadcrumbs` or a `SearchField`. Not shown on phones. */
  children?: ReactNode;
  /** Buttons that phones have no room for, before the actions. Default: none. */
  wideActions?: ReactNode;
  /** At the end: buttons, a `TopBarSlot`, and an `AccountMenu` last. Default: nothing. */
  actions?: ReactNode;
  /** Called when the menu button of phones is pressed. Default: no such button. */
  onMenu?: (() => void) | undefined;
  /** The phone menu is open. Default false. Sets `aria-expanded`. */
  menuOpen?: boolean | undefined;
}

/** The bar at the top of an app. */
export function TopBar({
  brand,
  brandOn = 'always',
  children,
  wideActions,
  actions,
  onMenu,
  menuOpen,
  ...rest
}: TopBarProps) {
  return (
    <div {...rest} className={styles.bar}>
      <div className={styles.start} data-on={brand ? brandOn : 'phone'}>
        {onMenu ? (
          <IconButton
            icon={MenuLines}
            label={m.components_open_menu()}
            size="touch"
            aria-expanded={menuOpen}
            onClick={onMenu}
          />
        ) : null}
        {brand}
      </div>
      <div className={styles.middle}>{children}</div>
      <div className={styles.end}>
        {wideActions ? <div className={styles.wideActions}>{wideActions}</div> : null}
        {actions}
      </div>
    </div>
  );
}

export interface TopBarHomeProps extends Omit<ElementProps<'a'>, 'href'> {
  /** The mark, or a `Brand`. */
  children: ReactNode;
  /** Target. Default `/`. */
  href?: string | undefined;
}

/** The mark as a link home; screen readers read the text in it and 'Home'. */
export function TopBarHome({ children, href = '/', ...rest }: TopBarHomeProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor {...rest} href={href} className={styles.home}>
      {children}
      <span className={hidden}> {m.components_home()}</span>
    </Anchor>
  );
}

export interface TopBarSlotProps extends ElementProps<'span'> {
  /** The button, once it is there. */
  children: ReactNode;
}

/** The space of an icon button, reserved for one that loads later. */
export function TopBarSlot({ children, ...rest }: TopBarSlotProps) {
  return (
    <span {...rest} className={styles.slot}>
      {children}
    </span>
  );
}

export interface AccountMenuProps extends ElementProps<'button'> {
  /** The text of the button, such as a greeting or the name. */
  text: string;
  /** Full name: the first line of the menu, and the initials. */
  name: string;
  /** The second line of the menu, such as the email address. Default: none. */
  detail?: string | undefined;
  /** A `Badge` next to the text. Default: none. */
  badge?: ReactNode;
  /** The items of the menu, such as settings and signing out. */
  items: readonly MenuItem[];
  /** Accessible name of the menu. Default 'Your account'. */
  label?: string | undefined;
}

/** The menu of the signed-in user, for the end of a bar. */
export function AccountMenu({
  text,
  name,
  detail,
  badge,
  items,
  label = m.components_your_account(),
  ...rest
}: AccountMenuProps) {
  return (
    <Menu
      label={label}
      align="end"
      trigger={<PersonButton {...rest} text={text} name={name} badge={badge} />}
      header={
        <>
          <Text size="label">{name}</Text>
          {detail ? (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          ) : null}
        </>
      }
      items={items}
    />
  );
}

interface PersonButtonProps extends Pick<AccountMenuProps, 'text' | 'name' | 'badge'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The trigger of the menu; takes the props that `Menu` adds to it. */
function PersonButton({ text, name, badge, ref, ...trigger }: PersonButtonProps) {
  return (
    <button {...trigger} ref={ref} type="button" className={styles.person}>
      <span className={styles.identity}>
        <span className={styles.text}>{text}</span>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </span>
      <Avatar name={name} size="small" />
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
}
