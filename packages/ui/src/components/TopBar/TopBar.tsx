import { ChevronDown, LogOut, Menu as MenuLines, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Mark } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './TopBar.css.ts';

/** The chosen colour theme; `system` follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

const themeWords: Record<ThemeChoice, { label: string; next: ThemeChoice }> = {
  system: { label: m.components_theme_system(), next: 'light' },
  light: { label: m.components_theme_light(), next: 'dark' },
  dark: { label: m.components_theme_dark(), next: 'system' },
};

export interface TopBarProps extends ElementProps<'div'> {
  /** The `Breadcrumbs`. Not shown on phones. */
  trail: ReactNode;
  /** A button before the menu, such as that of the notifications. Default: none. */
  bell?: ReactNode;
  /** First name, or else the username: 'Hi, {name}'. */
  name: string;
  /** Full name: the first line of the menu, and the initials. */
  fullName: string;
  /** The second line of the menu. */
  email: string;
  /** A `Badge` next to the name, such as the plan. Default: none. */
  badge?: ReactNode;
  /** The first items of the menu, such as the account. Default: none. */
  items?: readonly MenuItem[] | undefined;
  /** Target of the mark, on phones. Default `/`. */
  homeHref?: string | undefined;
  /** The chosen theme. */
  theme: ThemeChoice;
  /** The theme on screen: that of the device if `system` is chosen. */
  shownTheme: Exclude<ThemeChoice, 'system'>;
  /** Called with the newly chosen theme. */
  onTheme: (choice: ThemeChoice) => void;
  /** Signs the user out. */
  onSignOut: () => void;
  /** Called when the menu button of phones is pressed. */
  onMenu: () => void;
  /** The phone menu is open. Default false. Sets `aria-expanded`. */
  menuOpen?: boolean | undefined;
}

/** Breadcrumbs, theme and account menu. */
export function TopBar({
  trail,
  bell,
  name,
  fullName,
  email,
  badge,
  items = [],
  homeHref = '/',
  theme,
  shownTheme,
  onTheme,
  onSignOut,
  onMenu,
  menuOpen,
  ...rest
}: TopBarProps) {
  const Anchor = useLinkComponent();
  const other = shownTheme === 'light' ? 'dark' : 'light';
  return (
    <div {...rest} className={styles.bar}>
      <div className={styles.phoneOnly}>
        <IconButton
          icon={MenuLines}
          label={m.components_open_menu()}
          size="touch"
          aria-expanded={menuOpen}
          onClick={onMenu}
        />
        <Anchor href={homeHref} className={styles.home} aria-label={m.components_home()}>
          <Mark />
        </Anchor>
      </div>
      <div className={styles.trail}>{trail}</div>
      <div className={styles.end}>
        <div className={styles.wideOnly}>
          <IconButton
            icon={shownTheme === 'light' ? Moon : Sun}
            label={
              other === 'light' ? m.components_switch_to_light() : m.components_switch_to_dark()
            }
            onClick={() => onTheme(other)}
          />
        </div>
        {bell ? <span className={styles.bell}>{bell}</span> : null}
        <Menu
          label={m.components_your_account()}
          align="end"
          trigger={<PersonButton name={name} fullName={fullName} badge={badge} />}
          header={
            <>
              <Text size="label">{fullName}</Text>
              <Text size="small" tone="muted">
                {email}
              </Text>
            </>
          }
          items={[
            ...items,
            {
              label: m.components_theme(),
              detail: themeWords[theme].label,
              icon: SunMoon,
              onSelect: () => onTheme(themeWords[theme].next),
            },
            { kind: 'separator' },
            { label: m.components_sign_out_entry(), icon: LogOut, onSelect: onSignOut },
          ]}
        />
      </div>
    </div>
  );
}

interface PersonButtonProps {
  name: string;
  fullName: string;
  badge: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The trigger of the account menu; takes the props that `Menu` adds to it. */
function PersonButton({ name, fullName, badge, ref, ...trigger }: PersonButtonProps) {
  return (
    <button {...trigger} ref={ref} type="button" className={styles.person}>
      <span className={styles.identity}>
        <span className={styles.greeting}>{m.components_greeting({ name })}</span>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </span>
      <Avatar name={fullName} size="small" />
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
}
